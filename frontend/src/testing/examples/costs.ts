import type { CostFigure } from '@/contract/types';
import { gallbladder } from './prices';

export const keyhole: CostFigure = {
  ...gallbladder,
  name: 'keyhole',
  label: '',
  quotes: 42,
  quotedBy: 11,
  includes: 'Surgeon, anaesthetist and theatre',
};

const gone = { typicalLow: null, typical: null, typicalHigh: null };

/** Three quotes: the amounts alone. */
export const few: CostFigure = { ...keyhole, ...gone, quotes: 3, quotedBy: 2, includes: '' };
