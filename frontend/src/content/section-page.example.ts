import type { SectionPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: SectionPageProps = {
  meta: metaOf('Services'),
  crumbs: crumbsTo('Services'),
  title: 'Services',
  intro: 'Help before you decide.',
  cards: [
    {
      label: 'Second opinion',
      url: '/services/second-opinion',
      text: 'Ask before you decide.',
      icon: '',
    },
    { label: 'Guides', url: '/services/guides', text: '', icon: 'heart_organ' },
  ],
};

/** All of its pages were taken down. */
export const nothing: SectionPageProps = { ...usual, cards: [] };
