import type { AllPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: AllPageProps = {
  meta: metaOf('Everything from A to Z'),
  crumbs: crumbsTo('A to Z'),
  title: 'Everything from A to Z',
  intro: 'By first letter.',
  letters: [
    { letter: '0 to 9', entries: [{ label: '2D echo', url: '/test/2d-echo', kind: 'test' }] },
    {
      letter: 'C',
      entries: [
        { label: 'Cataract', url: '/condition/cataract', kind: 'condition' },
        { label: 'Cataract surgery', url: '/treatment/cataract-surgery', kind: 'treatment' },
      ],
    },
    { letter: 'F', entries: [{ label: 'Fever', url: '/symptom/fever', kind: 'symptom' }] },
  ],
};
