import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { everyBlock } from '@/testing/examples/blocks';
import { shell } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import type { PageInput } from '@/ui/page';
import ArticlePage from './article-page';
import { bare as article } from './article-page.example';
import BlogIndexPage from './blog-index-page';
import { usual as blog } from './blog-index-page.example';

const show = <P,>(Page: ComponentType<PageInput<P>>, props: P, of = shell) =>
  renderPage(Page, props, of);
const headings = (page: HTMLElement) =>
  [...page.querySelectorAll('h1, h2, h3')].map((h) => `${h.tagName} ${words(h)}`);

describe('an article', () => {
  const care = everyBlock.filter(({ type }) => type === 'see_doctor' || type === 'emergency');
  const text = everyBlock.filter((block) => block.type === 'text' && block.heading !== '');

  it('that begins with when to see a doctor skips no level of headings', () => {
    const page = show(ArticlePage, { ...article, takeaways: [], body: [...care, ...text] });
    expect(
      headings(page)
        .slice(0, 3)
        .map((one) => one.slice(0, 2)),
    ).toEqual(['H1', 'H2', 'H2']);
    expect(brokenRules(page)).toEqual([]);
  });

  it('that says it under a heading has it below that', () => {
    const page = show(ArticlePage, { ...article, takeaways: [], body: [...text, ...care] });
    expect(page.querySelectorAll('.care h3')).toHaveLength(care.length);
    expect(page.querySelector('.care h2')).toBeNull();
  });

  it('of which nothing is written but the lead is a heading, the lead and a form', () => {
    const page = show(ArticlePage, article);
    expect(page.querySelector('.toc, .takeaway, .refs')).toBeNull();
    expect(words(page.querySelector('.lead'))).toBe(article.lead);
    expect(page.querySelectorAll('.lead-card')).toHaveLength(1);
  });

  it('has every table with heads for its columns and its rows', () => {
    const tables = [
      ...show(ArticlePage, { ...article, body: everyBlock }).querySelectorAll('table'),
    ];
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      expect(table.querySelectorAll('thead th[scope="col"]').length).toBeGreaterThan(1);
      expect(table.querySelector('tbody tr > :first-child')?.getAttribute('scope')).toBe('row');
    }
  });

  it('offers no form in its middle where the page has none', () => {
    const contact = { ...shell.context.contact, isFormEnabled: false };
    const quiet = { ...shell, context: { ...shell.context, contact } };
    const page = renderPage(ArticlePage, { ...article, body: everyBlock }, quiet);
    expect(page.querySelector('[data-book], .lead-card')).toBeNull();
    expect(words(page)).not.toContain('Not sure what to do?');
  });
});

describe('a list of articles', () => {
  it('does not say how long the reading is where that is not known', () => {
    const articles = blog.articles.map((each) => ({ ...each, minutes: 0, updated: '1 May 2026' }));
    const page = show(BlogIndexPage, { ...blog, articles });
    expect(words(page.querySelector('.article .caption'))).toBe('1 May 2026');
  });

  it('leads by its parts, of which the chosen one is said', () => {
    const page = show(BlogIndexPage, blog);
    const nav = page.querySelector('nav[aria-label="Articles by department"]');
    expect(
      [...(nav?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('aria-current')),
    ).toEqual([null, null, 'page']);
  });

  it('marks the language of a link that changes it', () => {
    const article = show(BlogIndexPage, blog).querySelector('.article[lang="hi"] a');
    expect(article?.getAttribute('hreflang')).toBe('hi');
  });
});
