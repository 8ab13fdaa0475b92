import type { PersonPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: PersonPageProps = {
  meta: metaOf('Dr Meenal Joshi, General surgery'),
  crumbs: crumbsTo('Medical reviewers', 'Dr Meenal Joshi'),
  kind: 'reviewers',
  name: 'Dr Meenal Joshi',
  speciality: 'General surgery',
  degrees: 'MS (General Surgery)',
  registration: 'DMC 12345',
  bio: 'She checks the pages on general surgery.',
  isDemo: false,
  photo: null,
  groups: [
    {
      label: 'Conditions',
      icon: 'stethoscope',
      links: [{ label: 'Gallstones', url: '/condition/gallstones', lang: null }],
    },
    {
      label: 'Tests',
      icon: 'test_tubes',
      links: [{ label: 'ख़ून की जाँच', url: '/hi/test/cbc', lang: 'hi' }],
    },
  ],
};

export const fresh: PersonPageProps = {
  ...usual,
  kind: 'authors',
  speciality: '',
  degrees: '',
  registration: '',
  bio: '',
  isDemo: true,
  groups: [],
};
