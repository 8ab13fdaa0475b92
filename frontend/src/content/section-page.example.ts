import type { SectionPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: SectionPageProps = {
  meta: metaOf('Services'),
  crumbs: crumbsTo('Services'),
  title: 'Services',
  intro: 'Help before you decide.',
  links: [{ label: 'Second opinion', url: '/services/second-opinion', lang: null }],
};
