import type { TreatmentIndexPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: TreatmentIndexPageProps = {
  meta: metaOf('Treatments'),
  crumbs: crumbsTo('Treatments'),
  title: 'Treatments',
  intro: 'Plain-language pages about common treatments, each checked by a doctor.',
  groups: [
    {
      label: 'General surgery',
      icon: 'stomach',
      links: [
        { label: 'Gallstones', url: '/treatment/gallstones', lang: null },
        { label: 'Piles', url: null, lang: null },
      ],
    },
    {
      label: 'Eye care',
      icon: 'eye',
      links: [{ label: 'Cataract', url: '/treatment/cataract', lang: null }],
    },
    { label: 'Nothing yet', icon: 'ear', links: [] },
  ],
};
