import type { PriceRangeRow } from '@/contract/types';

const base = {
  source: 'price lists of 14 hospitals',
  asOf: 'October 2026',
  isDemo: true,
  isPublished: false,
  url: null,
};

export const gallbladder: PriceRangeRow = {
  ...base,
  name: 'Gallbladder removal',
  label: 'keyhole',
  lowest: 55000,
  typicalLow: 72000,
  typical: 86000,
  typicalHigh: 108000,
  highest: 145000,
};

export const prices: PriceRangeRow[] = [
  {
    ...base,
    name: 'Cataract surgery',
    label: 'per eye',
    lowest: 25000,
    typicalLow: 35000,
    typical: 48000,
    typicalHigh: 72000,
    highest: 110000,
  },
  gallbladder,
  {
    ...base,
    name: 'Hernia repair',
    label: 'keyhole, one side',
    lowest: 60000,
    typicalLow: 78000,
    typical: 95000,
    typicalHigh: 120000,
    highest: 160000,
  },
  {
    ...base,
    name: 'Knee replacement',
    label: 'one knee',
    lowest: 160000,
    typicalLow: 195000,
    typical: 230000,
    typicalHigh: 275000,
    highest: 350000,
  },
];

/** Too few quotes for a median: no plot, only the numbers. */
export const fewQuotes: PriceRangeRow = {
  ...gallbladder,
  name: 'Open surgery',
  label: '',
  typicalLow: null,
  typical: null,
  typicalHigh: null,
};
