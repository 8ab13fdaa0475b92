import type { BlogIndexPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';
import { usual as home } from './home-page.example';

const link = (label: string, url: string) => ({ label, url, lang: null });

export const usual: BlogIndexPageProps = {
  meta: metaOf('Blog'),
  crumbs: crumbsTo('Blog'),
  title: 'Blog',
  intro: 'Longer reads.',
  departments: [
    link('All', '/blog'),
    link('Eye care', '/blog?department=ophthalmology'),
    link('ENT', '/blog?department=ent'),
  ],
  chosen: '/blog?department=ent',
  articles: home.articles,
  pages: [
    { number: 1, url: '/blog', isCurrent: true },
    { number: 2, url: '/blog?page=2', isCurrent: false },
  ],
  nextUrl: '/blog?page=2',
};

export const empty: BlogIndexPageProps = {
  ...usual,
  departments: [link('All', '/blog')],
  chosen: '/blog',
  articles: [],
  pages: [],
  nextUrl: null,
};
