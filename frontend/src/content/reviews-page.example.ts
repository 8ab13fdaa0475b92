import type { ReviewsPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: ReviewsPageProps = {
  meta: metaOf('Patient reviews of our service'),
  crumbs: crumbsTo('Reviews'),
  title: 'Patient reviews of our service',
  intro: 'How our service went.',
  departments: [
    { label: 'All', url: '/reviews', lang: null },
    { label: 'Urology', url: '/reviews?department=urology', lang: null },
    { label: 'ENT', url: '/reviews?department=ent', lang: null },
  ],
  chosen: '/reviews',
  average: 4.2,
  total: 6,
  hasDemo: true,
  reviews: [
    {
      name: 'Sunita R.',
      city: 'Pune',
      department: 'Urology',
      stars: 4,
      text: 'They called within the hour and explained the papers.',
      language: 'en',
      written: '2 October 2026',
      reply: 'Thank you, Sunita.',
    },
    {
      name: 'A. K.',
      city: '',
      department: '',
      stars: 2,
      text: 'I waited a day.',
      language: 'en',
      written: '',
      reply: '',
    },
  ],
  pages: [],
  nextUrl: null,
};

export const few: ReviewsPageProps = { ...usual, average: null, total: 2 };
export const none: ReviewsPageProps = {
  ...usual,
  departments: [],
  average: null,
  total: 0,
  hasDemo: false,
  reviews: [],
};
