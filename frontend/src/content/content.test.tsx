import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import ConditionIndexPage from './condition-index-page';
import { usual as index } from './condition-index-page.example';
import ConditionPage from './condition-page';
import { sparse, usual } from './condition-page.example';
import HomePage from './home-page';
import { empty, usual as home } from './home-page.example';
import InfoPage from './info-page';
import { questions as faq, usual as info } from './info-page.example';
import SectionPage from './section-page';
import { usual as services } from './section-page.example';

const hindi = shellWith({}, 'hi');
const lastHeading = (part?: Element | null) => [...(part?.querySelectorAll('h2') ?? [])].at(-1)?.id;

it('a section in which no page is live yet says so, and asks what is looked for', () => {
  const page = renderPage(SectionPage, { ...services, cards: [] }, shell);
  expect(page.querySelector('.section ul')).toBeNull();
  expect(words(page.querySelector('.section'))).toMatch(/^No live pages yet\..+/);
});

describe('a condition', () => {
  const page = renderPage(ConditionPage, usual, shell);

  it.each(Object.entries({ usual, sparse }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(ConditionPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(ConditionPage, props, hindi))).toEqual([]);
  });

  it('has one form, after the cost', () => {
    expect(page.querySelectorAll('.lead-card')).toHaveLength(1);
    const [before, side, after] = [...page.querySelectorAll('.layout > *')];
    expect(lastHeading(before)).toBe('cost');
    expect(side?.className).toBe('layout__side');
    expect(after?.querySelector('h2')?.id).toBe('doctors');
  });

  it('without a figure says so, offers an estimate, and has the form after that', () => {
    const before = renderPage(ConditionPage, sparse, shell).querySelector('.layout > *');
    expect(lastHeading(before)).toBe('cost');
    expect(words(before?.querySelector('.no-figure') ?? null)).toContain('no published figure');
    const offer = before?.querySelector('.no-figure a');
    expect(offer?.getAttribute('href')).toBe('/request?purpose=estimate');
  });

  it('lists in its contents what it has', () => {
    const entries = [...page.querySelectorAll('.toc--page a')].map((a) => a.getAttribute('href'));
    const headings = [...page.querySelectorAll('.prose > h2')].map((h) => `#${h.id}`);
    expect(entries).toEqual(headings);
  });

  it('marks the Hindi name as Hindi', () => {
    expect(words(page.querySelector('h1 [lang="hi"]'))).toBe('पित्त की पथरी');
  });

  it('names writer and reviewer, with a link only where there is a page', () => {
    const byline = page.querySelector('.byline');
    expect([...(byline?.querySelectorAll('a') ?? [])].map(words)).toEqual(['Neha Kulkarni']);
    expect(words(byline)).toContain('Dr Meenal Joshi, MS (General Surgery)');
  });

  it('has one red card, with the emergency number', () => {
    expect(page.querySelectorAll('.care--urgent')).toHaveLength(1);
    expect(page.querySelector('.care--urgent a')?.getAttribute('href')).toBe('tel:112');
    expect(renderPage(ConditionPage, sparse, shell).querySelector('.care--urgent')).toBeNull();
  });

  it('names the cells of its table for narrow screens', () => {
    expect(page.querySelector('tbody td')?.getAttribute('data-label')).toBe('Best for');
  });

  it('lists its sources, says when each was opened, and leads back to what it carries', () => {
    expect([...page.querySelectorAll('.refs li')].map(words)).toEqual([
      'Gallstones, NHS. Opened on 2 October 2026↑',
      'Standard treatment guideline, ICMR. Not yet checked. About the page as a whole',
    ]);
    const back = page.querySelector('#source-1 .refs__back');
    expect(back?.getAttribute('href')).toBe('#cite-1-1');
    expect(back?.getAttribute('aria-label')).toBe('Back to the text');
  });

  it('names the source of a statement in its text', () => {
    const mark = page.querySelector('#cite-1-1');
    expect(mark?.parentElement?.tagName).toBe('SUP');
    expect(mark?.getAttribute('href')).toBe('#source-1');
    expect(mark?.getAttribute('aria-label')).toBe('Source 1');
    expect(mark?.closest('p')?.textContent).toContain('no treatment.1 If');
  });
});

describe('home', () => {
  const page = renderPage(HomePage, home, shell);

  it.each(Object.entries({ home, empty }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(HomePage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(HomePage, props, hindi))).toEqual([]);
  });

  it('searches by a form with a city', () => {
    const form = page.querySelector('.hero form');
    expect(form?.getAttribute('action')).toBe('/search');
    const cities = [...(form?.querySelectorAll('select[name="city"] option') ?? [])].map(words);
    expect(cities).toEqual(['All India', 'Delhi NCR', 'Mumbai']);
  });

  it('opens the form, or leads to a page', () => {
    const actions = [...page.querySelectorAll('.quick a')];
    expect(actions.map((a) => a.hasAttribute('data-book'))).toEqual([true, false, true, false]);
    expect(actions.map((a) => a.getAttribute('href'))).toEqual([
      '/request',
      '/costs',
      '/request?purpose=second-opinion',
      '/insurance',
    ]);
  });

  it('renders hospitals without a page as words', () => {
    expect(page.querySelectorAll('.hospital')).toHaveLength(3);
    expect(page.querySelectorAll('.hospital h3 a')).toHaveLength(1);
  });

  it('speaks Hindi on a Hindi article', () => {
    const article = page.querySelector('.article[lang="hi"]');
    expect(words(article)).toContain('समीक्षा: डॉ. फ़रीदा सिद्दीक़ी');
  });

  it('leads to other pages only when the site does', () => {
    const bare = { ...shell, footer: [] };
    const hrefs = (of: HTMLElement) =>
      [...of.querySelectorAll('a')].map((a) => a.getAttribute('href'));
    for (const path of ['/hospitals', '/editorial-policy']) {
      expect(hrefs(page)).toContain(path);
      expect(hrefs(renderPage(HomePage, home, bare))).not.toContain(path);
    }
  });

  it('is only its hero on the first day', () => {
    expect(
      renderPage(HomePage, empty, { ...shell, footer: [] }).querySelectorAll('section'),
    ).toHaveLength(1);
  });
});

describe('the index and the policies', () => {
  it('keep the rules', () => {
    expect(brokenRules(renderPage(ConditionIndexPage, index, shell))).toEqual([]);
    expect(brokenRules(renderPage(InfoPage, info, shell))).toEqual([]);
  });

  it('leave out a group without links, and render a page to come as words', () => {
    const page = renderPage(ConditionIndexPage, index, shell);
    expect([...page.querySelectorAll('h2')].map(words)).toEqual(['General surgery', 'Eye care']);
    expect([...page.querySelectorAll('.groups a')].map(words)).toEqual(['Gallstones', 'Cataract']);
  });

  it('have questions in groups, and a form with a title of its own', () => {
    const page = renderPage(InfoPage, faq, shell);
    expect(brokenRules(page)).toEqual([]);
    expect([...page.querySelectorAll('.prose > h2')].map(words)).toEqual(['Cost', 'The call']);
    expect(page.querySelectorAll('#questions-1 + .accordion details')).toHaveLength(2);
    expect(words(page.querySelector('#lead-card-title'))).toBe('Ask for a call back');
    expect(renderPage(InfoPage, info, shell).querySelector('.lead-card')).toBeNull();
  });

  it('list what stands under an address', () => {
    const page = renderPage(SectionPage, services, shell);
    expect(brokenRules(page)).toEqual([]);
    const cards = [...page.querySelectorAll('li.card')];
    expect(cards.map(words)).toEqual(['Second opinionAsk before you decide.', 'Guides']);
    expect(cards[0]?.querySelector('a')?.getAttribute('href')).toBe('/services/second-opinion');
  });

  it('make paragraphs and lists of plain text', () => {
    const page = renderPage(InfoPage, info, shell);
    expect([...page.querySelectorAll('.bullets li')].map(words)).toEqual([
      'guidelines of Indian bodies first',
      'then systematic reviews',
    ]);
  });
});
