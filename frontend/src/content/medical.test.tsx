import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import ArticlePage from './article-page';
import { usual as article, bare } from './article-page.example';
import BlogIndexPage from './blog-index-page';
import { usual as blog, empty as emptyBlog } from './blog-index-page.example';
import TestIndexPage from './test-index-page';
import { usual as tests } from './test-index-page.example';
import TestPage from './test-page';
import { scan, usual as test } from './test-page.example';
import TreatmentIndexPage from './treatment-index-page';
import { usual as treatments } from './treatment-index-page.example';
import TreatmentPage from './treatment-page';
import { sparse, usual as treatment } from './treatment-page.example';

const hindi = shellWith({}, 'hi');
const ids = (page: HTMLElement) => [...page.querySelectorAll('.prose > h2')].map((h) => h.id);
const hrefs = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map((a) => a.getAttribute('href'));

describe('a treatment', () => {
  const page = renderPage(TreatmentPage, treatment, shell);

  it.each(Object.entries({ treatment, sparse }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(TreatmentPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(TreatmentPage, props, hindi))).toEqual([]);
  });

  it('tells its story in order, and lists it in its contents', () => {
    expect(ids(page).join(' ')).toBe(
      'what who wait methods path recovery risks help choices ask cost doctors hospitals questions',
    );
    expect(hrefs(page, '.toc--page a')).toEqual(ids(page).map((id) => `#${id}`));
  });

  it('names the stages before, during and after', () => {
    expect([...page.querySelectorAll('.stage h3')].map(words)).toEqual([
      'Before',
      'During',
      'After',
    ]);
  });

  it('says how common a risk is', () => {
    const risk = [...page.querySelectorAll('td[data-label="How common"]')].map(words);
    expect(risk).toEqual(['Uncommon']);
  });

  it('leads to the page about its cost, and without a figure offers an estimate', () => {
    expect(hrefs(page, '.prose a.more')).toContain('/treatment/gallbladder-removal/cost');
    const offer = renderPage(TreatmentPage, sparse, shell).querySelector('.no-figure a');
    expect(offer?.getAttribute('href')).toBe('/request?purpose=estimate');
  });
});

describe('a test', () => {
  const page = renderPage(TestPage, test, shell);

  it.each(Object.entries({ test, scan }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(TestPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(TestPage, props, hindi))).toEqual([]);
  });

  it('leads to its translation, marked as Hindi', () => {
    const link = page.querySelector('.page-head a[hreflang="hi"]');
    expect(link?.getAttribute('href')).toBe('/hi/test/complete-blood-count');
    expect(link?.getAttribute('lang')).toBe('hi');
  });

  it('has a column of ranges only where there are numbers', () => {
    expect(page.querySelectorAll('#ranges ~ .table-wrap thead th')).toHaveLength(3);
    const columns = renderPage(TestPage, scan, shell).querySelectorAll('.table-wrap thead th');
    expect(columns).toHaveLength(2);
  });

  it('keeps what is said about ranges where none is written yet', () => {
    const begun = renderPage(TestPage, { ...test, ranges: [] }, shell);
    expect(words(begun.querySelector('#ranges'))).toBe('Usual ranges');
    expect(words(begun.querySelector('#ranges + p'))).toBe(test.rangesIntro);
    const none = renderPage(TestPage, { ...test, ranges: [], rangesIntro: '' }, shell);
    expect(none.querySelector('#ranges')).toBeNull();
  });

  it('has no two sections of one name: the words of a scan and how its report is read are one', () => {
    const both = renderPage(TestPage, { ...scan, reading: 'Ask what “bulky” means.' }, shell);
    const names = [...both.querySelectorAll('.prose > h2')].map(words);
    expect(names.filter((name) => name === 'Reading the report')).toHaveLength(1);
    expect(both.textContent).toContain('Ask what “bulky” means.');
    expect(words(both.querySelector('.toc--page'))).toContain('Reading the report');
  });
});

describe('an article', () => {
  const page = renderPage(ArticlePage, article, shell);

  it.each(Object.entries({ article, bare }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(ArticlePage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(ArticlePage, props, hindi))).toEqual([]);
  });

  it('makes a section of every block with a heading, the rest belongs to the one before', () => {
    const headings = [...page.querySelectorAll('.prose > h2')].map(words);
    expect(headings).toEqual([
      'When surgery helps',
      'What to bring',
      'How the day goes',
      'Ways of doing it',
      'What it costs',
      'What the open way costs',
      'Surgeons',
      'More questions',
      'Common questions',
    ]);
    expect(page.querySelector('.care--see')?.previousElementSibling?.tagName).toBe('P');
  });

  it('offers its form before the first heading when asked to', () => {
    expect(words(page.querySelector('.prose .sidecard'))).toContain('Not sure what to do?');
  });

  it('says what a picture shows', () => {
    const picture = page.querySelector('figure img');
    expect(picture?.getAttribute('alt')).toBe('The gallbladder under the liver');
    expect(page.querySelectorAll('figure source')).toHaveLength(2);
    expect(words(page.querySelector('figcaption'))).toBe('Where the gallbladder lies.');
  });

  it('speaks Hindi around a Hindi text', () => {
    const said = words(renderPage(ArticlePage, article, hindi));
    expect(said).toContain('मुख्य बातें');
    expect(said).toContain('आगे पढ़ें');
  });
});

describe('lists', () => {
  it.each(Object.entries({ blog, emptyBlog }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(BlogIndexPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(BlogIndexPage, props, hindi))).toEqual([]);
  });

  it('say which department is chosen', () => {
    const chosen = renderPage(BlogIndexPage, blog, shell).querySelector('.chip[aria-current]');
    expect(words(chosen)).toBe('ENT');
  });

  it('of treatments and tests keep the rules', () => {
    expect(brokenRules(renderPage(TreatmentIndexPage, treatments, shell))).toEqual([]);
    expect(brokenRules(renderPage(TestIndexPage, tests, hindi))).toEqual([]);
  });
});
