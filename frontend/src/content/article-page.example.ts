import type { ArticlePageProps } from '@/contract/types';
import { everyBlock } from '@/testing/examples/blocks';
import { crumbsTo, metaOf } from '@/testing/examples/meta';
import { uncited } from '@/testing/examples/sources';
import { usual as condition } from './condition-page.example';
import { usual as home } from './home-page.example';

export const usual: ArticlePageProps = {
  meta: metaOf('Gallstones: when to operate'),
  crumbs: crumbsTo('Blog', 'General surgery', 'Gallstones: when to operate'),
  title: 'Gallstones: when to operate',
  byline: condition.byline,
  minutes: 6,
  translation: { label: 'हिंदी में पढ़ें', url: '/hi/blog/pitt-ki-pathri', lang: 'hi' },
  cover: '/blog/gallstones',
  icon: 'gallbladder',
  lead: 'Many stones never hurt.',
  takeaways: ['Stones without pain can wait.', 'Pain that returns needs a surgeon.'],
  seeDoctor: [],
  emergency: [],
  body: everyBlock,
  questions: condition.questions,
  sources: uncited,
  related: home.articles,
};

export const bare: ArticlePageProps = {
  ...usual,
  byline: null,
  translation: null,
  takeaways: [],
  body: [],
  questions: [],
  sources: [],
  related: [],
};
