import type { ReactNode } from 'react';
import type {
  ArticlePageProps,
  BodyButtons,
  BodyCost,
  BodyDoctors,
  BodyFigure,
  BodyTable,
} from '@/contract/types';

/** One of the blocks editors may put into any medical page. */
export type BodyBlock = ArticlePageProps['body'][number];

/** What a block takes from other rooms, or from the site. */
export interface Slots {
  emergencyNumbers: string[];
  prices: (rows: BodyCost['rows']) => ReactNode;
  doctors: (doctors: BodyDoctors['doctors']) => ReactNode;
  buttons: (types: BodyButtons['types']) => ReactNode;
}

export type { BodyCost, BodyDoctors, BodyFigure, BodyTable };
