import type { TestIndexPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: TestIndexPageProps = {
  meta: metaOf('Tests'),
  crumbs: crumbsTo('Tests'),
  title: 'Tests',
  intro: 'Plain-language pages about common tests, each checked by a doctor.',
  groups: [
    {
      label: 'General surgery',
      icon: 'stomach',
      links: [
        { label: 'Gallstones', url: '/test/gallstones', lang: null },
        { label: 'Piles', url: null, lang: null },
      ],
    },
    {
      label: 'Eye care',
      icon: 'eye',
      links: [{ label: 'Cataract', url: '/test/cataract', lang: null }],
    },
    { label: 'Nothing yet', icon: 'ear', links: [] },
  ],
};
