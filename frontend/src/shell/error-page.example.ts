import type { ErrorPageProps } from '@/contract/types';
import { metaOf } from '@/testing/examples/meta';

export const notFound: ErrorPageProps = {
  meta: metaOf('Page not found'),
  status: 404,
  title: 'We cannot find that page',
  message: 'The link may be old or mistyped. Search for what you need, or start from one of these.',
  links: [
    { label: 'Departments', url: '/departments', lang: null },
    { label: 'Doctors', url: '/doctors', lang: null },
    { label: 'Hospitals', url: '/hospitals', lang: null },
    { label: 'Blog', url: '/blog', lang: null },
  ],
};

export const broken: ErrorPageProps = {
  ...notFound,
  status: 500,
  title: 'Something went wrong on our side',
  message: 'Please try again in a minute.',
};
