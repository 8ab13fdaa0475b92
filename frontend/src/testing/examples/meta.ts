import type { Crumb, Meta } from '@/contract/types';

export const metaOf = (title: string): Meta => ({
  title,
  description: '',
  canonical: null,
  image: null,
  noindex: false,
  alternates: [],
  jsonLd: [],
});

/** Home, then each label; all but the last lead somewhere. */
export const crumbsTo = (...labels: string[]): Crumb[] =>
  ['Home', ...labels].map((label, index) => ({
    label,
    url: index === labels.length ? null : `/${index === 0 ? '' : label.toLowerCase()}`,
  }));
