import type {
  ArticlePageProps,
  BodyCost,
  BodyDoctors,
  BodyFigure,
  BodyTable,
} from '@/contract/types';

/** One of the blocks editors may put into any medical page. */
export type BodyBlock = ArticlePageProps['body'][number];

export type { BodyCost, BodyDoctors, BodyFigure, BodyTable };
