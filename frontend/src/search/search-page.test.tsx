import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import SearchPage from './search-page';
import * as examples from './search-page.example';

const angioplasty = {
  amount: '₹1,50,000',
  name: 'Angioplasty in Delhi NCR',
  note: 'usual price',
  url: '/delhi-ncr/treatment/angioplasty/cost',
};

describe('search', () => {
  it.each(Object.entries(examples))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(SearchPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(SearchPage, props, shellWith({}, 'hi')))).toEqual([]);
  });

  it('shows what was found, by kind, and keeps what was asked', () => {
    const page = renderPage(SearchPage, examples.found, shell);
    expect([...page.querySelectorAll('h2')].map(words)).toEqual(['Conditions', 'Doctors']);
    expect(page.querySelector('input[name="q"]')?.getAttribute('value')).toBe('gall');
    expect(page.querySelector('select[name="city"] [selected]')?.textContent).toBe('Delhi NCR');
    expect(words(page.querySelector('.searchpanel .avatar'))).toBe('KR');
  });

  it('shows prices first where they are asked for, else after the page that answers', () => {
    const headings = (asksPrice: boolean) => {
      const page = renderPage(
        SearchPage,
        { ...examples.understood, costs: [angioplasty], asksPrice },
        shell,
      );
      return [...page.querySelectorAll('h2')].map(words).slice(0, 2);
    };
    expect(headings(true)).toEqual(['Costs', 'Best match']);
    expect(headings(false)).toEqual(['Best match', 'Costs']);
  });

  it('offers each kind with its number, and the way to all of a kind', () => {
    const page = renderPage(SearchPage, examples.found, shell);
    const filters = [...page.querySelectorAll('nav[aria-label="Results by kind"] a')];
    expect(filters.map(words)).toEqual(['All 24', 'Conditions 1', 'Doctors 23']);
    expect(filters[0]?.getAttribute('aria-current')).toBe('true');
    const more = page.querySelector('.searchpanel__more');
    expect(words(more)).toBe('All 23 doctors');
    expect(more?.getAttribute('href')).toBe('/search?q=gall&city=514&kind=doctor');
  });

  it('says in which city it looked, or that it looked in all India', () => {
    expect(words(renderPage(SearchPage, examples.found, shell))).toContain(
      'in Delhi NCR come first',
    );
    const everywhere = renderPage(SearchPage, examples.doctors, shell);
    expect(words(everywhere)).toContain('from all India');
    expect(everywhere.querySelector('select[name="city"] [selected]')?.textContent).toBe(
      'All India',
    );
    expect(everywhere.querySelector('.pager [rel="next"]')).not.toBeNull();
  });

  it('begins with the page that answers, and takes each understood part away by a link', () => {
    const page = renderPage(SearchPage, examples.understood, shell);
    expect(words(page.querySelector('.searchpanel h2'))).toBe('Best match');
    const answer = page.querySelector('.searchpanel a');
    expect(words(answer)).toContain('Urologists in Bengaluru');
    expect(answer?.getAttribute('href')).toBe('/bengaluru/doctors/urology');
    const chips = [...page.querySelectorAll('nav[aria-label="What we understood"] a')];
    expect(chips.map(words)).toEqual(['Urology', 'Bengaluru']);
    expect(chips[0]?.getAttribute('aria-label')).toBe('Search without: Urology');
    expect(chips[0]?.getAttribute('href')).toBe('/search?q=bangalore&city=514');
  });

  it('calls a page no best match that only mentions the words, and says that causes differ', () => {
    const props = { ...examples.understood, onlyMentioned: true };
    const panel = renderPage(SearchPage, props, shell).querySelector('.searchpanel');
    expect(words(panel?.querySelector('h2') ?? null)).toBe('Pages that mention it');
    expect(words(panel)).toContain('A doctor can tell which.');
    const inHindi = renderPage(SearchPage, props, shellWith({}, 'hi'));
    expect(words(inHindi.querySelector('.searchpanel h2'))).toBe('इन पन्नों में इसका ज़िक्र है');
  });

  it('says when nothing was found, and offers a call', () => {
    const page = renderPage(SearchPage, examples.none, shell);
    expect(words(page.querySelector('.empty h2'))).toBe('No match for “xyzzy”');
    expect(page.querySelector('.empty a[data-book]')).not.toBeNull();
  });

  it('asks for more letters, and says nothing before anything is asked', () => {
    const short = renderPage(SearchPage, examples.tooShort, shell);
    expect(words(short.querySelector('[role="status"]'))).toContain('three letters');
    const blank = renderPage(SearchPage, examples.blank, shell);
    expect(blank.querySelector('.empty, [role="status"]')).toBeNull();
    expect(words(blank.querySelector('h1'))).toBe('Search');
  });

  it('puts the emergency numbers before the results', () => {
    const page = renderPage(SearchPage, examples.emergency, shell);
    const numbers = [...page.querySelectorAll('.care--urgent a')].map((a) =>
      a.getAttribute('href'),
    );
    expect(numbers).toEqual(['tel:112', 'tel:108']);
  });

  it('tells nobody in an emergency to check their spelling, nor to wait for a call back', () => {
    const page = renderPage(SearchPage, examples.emergency, shell);
    expect(page.querySelector('.empty')).toBeNull();
    expect(words(page)).not.toContain('No match');
    const short = { ...examples.tooShort, emergency: examples.emergency.emergency };
    expect(words(renderPage(SearchPage, short, shell))).not.toContain('three letters');
  });

  it('shows gentle words alone: no results, no advice on spelling, no form', () => {
    const page = renderPage(SearchPage, examples.inNeed, shell);
    const main = page.querySelector('.search');
    expect([...(main?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'))).toEqual([
      'tel:14416',
      'tel:112',
    ]);
    expect(words(page.querySelector('h1'))).toBe('Search');
    expect(main?.querySelector('.empty, .chips')).toBeNull();
  });
});
