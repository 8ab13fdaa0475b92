import type { InsurancePageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: InsurancePageProps = {
  meta: metaOf('Hospitals that accept your insurance'),
  crumbs: crumbsTo('Insurance'),
  title: 'Hospitals that accept your insurance',
  intro: 'Choose your insurer or government scheme.',
  query: '',
  schemes: [{ label: 'CGHS', url: '/hospitals/insurance/cghs', hospitals: 41, isDemo: true }],
  lists: [
    {
      label: 'Cashless hospitals in Delhi NCR',
      url: '/hospitals/insurance/cashless-delhi-ncr',
      hospitals: 21,
      isDemo: false,
    },
  ],
  private: [
    {
      label: 'Star Health Insurance',
      url: '/hospitals/insurance/star',
      hospitals: 1,
      isDemo: false,
    },
    {
      label: 'Care Health Insurance',
      url: '/hospitals/insurance/care',
      hospitals: 25,
      isDemo: false,
    },
  ],
  public: [],
  cashless: [
    { title: 'Show your card and ID at admission', text: 'The insurance desk sends a request.' },
    {
      title: 'The insurer decides within 1 hour',
      text: 'Planned surgery can be approved earlier.',
    },
  ],
  cashlessSource: 'the insurance regulator’s circular of 29 May 2024',
  ayushman: [{ title: 'Up to ₹5 lakh a year', text: 'For the whole family together.' }],
  ayushmanSource: 'public information on the scheme, gathered in November 2026',
};

/** Somebody looked for one insurer by its name. */
export const searched: InsurancePageProps = {
  ...usual,
  query: 'care',
  schemes: [],
  private: usual.private.slice(1),
  lists: [],
};

/** Nothing has that name. */
export const nothingFound: InsurancePageProps = {
  ...usual,
  query: 'Acme',
  schemes: [],
  private: [],
  lists: [],
};
