import type { PeoplePageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: PeoplePageProps = {
  meta: metaOf('Medical reviewers'),
  crumbs: crumbsTo('Medical reviewers'),
  kind: 'reviewers',
  title: 'Medical reviewers',
  intro: 'Doctors who check what we publish.',
  people: [
    {
      name: 'Dr Meenal Joshi',
      url: '/reviewers/dr-meenal-joshi',
      degrees: 'MS (General Surgery)',
      speciality: 'General surgery',
      pages: 12,
      isDemo: false,
      photo: null,
    },
  ],
};
