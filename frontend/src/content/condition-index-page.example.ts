import type { ConditionIndexPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: ConditionIndexPageProps = {
  meta: metaOf('Conditions'),
  crumbs: crumbsTo('Conditions'),
  title: 'Conditions',
  intro: 'Plain-language pages about common conditions, each checked by a doctor.',
  groups: [
    {
      label: 'General surgery',
      icon: 'stomach',
      links: [
        { label: 'Gallstones', url: '/condition/gallstones', lang: null },
        { label: 'Piles', url: null, lang: null },
      ],
    },
    {
      label: 'Eye care',
      icon: 'eye',
      links: [{ label: 'Cataract', url: '/condition/cataract', lang: null }],
    },
    { label: 'Nothing yet', icon: 'ear', links: [] },
  ],
};
