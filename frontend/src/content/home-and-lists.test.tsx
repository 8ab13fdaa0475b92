import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import type { PageInput } from '@/ui/page';
import AllPage from './all-page';
import { usual as all } from './all-page.example';
import ConditionIndexPage from './condition-index-page';
import { usual as conditions } from './condition-index-page.example';
import HomePage from './home-page';
import { usual as home } from './home-page.example';
import InfoPage from './info-page';
import { questions } from './info-page.example';
import PeoplePage from './people-page';
import { usual as people } from './people-page.example';
import TestPage from './test-page';
import { usual as test } from './test-page.example';

const hindi = shellWith({}, 'hi');
const show = <P,>(Page: ComponentType<PageInput<P>>, props: P, of = shell) =>
  renderPage(Page, props, of);

describe('the home page of a city', () => {
  it('in Hindi leads to Hindi pages where the site has them', () => {
    const link = (label: string, url: string) => ({ label, url, lang: null });
    const footer = [
      { title: '', links: [link('अस्पताल', '/hi/hospitals'), link('विभाग', '/hi/departments')] },
    ];
    const page = renderPage(HomePage, home, { ...hindi, footer });
    const of = (id: string) =>
      page.querySelector(`[aria-labelledby="${id}"] a.more`)?.getAttribute('href');
    expect([of('hospitals'), of('departments')]).toEqual(['/hi/hospitals', '/hi/departments']);
  });

  it('names each of its parts by its heading', () => {
    const page = show(HomePage, home);
    const parts = [...page.querySelectorAll('section[aria-labelledby]')];
    expect(parts.length).toBeGreaterThan(4);
    for (const part of parts) {
      const heading = part.querySelector(`[id="${part.getAttribute('aria-labelledby')}"]`);
      expect([heading?.tagName, words(heading) === '']).toEqual(['H2', false]);
    }
  });

  it('offers no way into a form that is switched off', () => {
    const contact = { ...shell.context.contact, isFormEnabled: false };
    const quiet = { ...shell, context: { ...shell.context, contact } };
    const ways = [...renderPage(HomePage, home, quiet).querySelectorAll('.quick a')];
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/costs', '/insurance']);
  });

  it('of no city names none', () => {
    const said = words(show(HomePage, { ...home, city: '' }));
    expect(said).toContain('What treatment usually costs');
    expect(said).not.toMatch(/costs in (?![A-Z])/);
    const headings = (of: typeof shell) =>
      [...show(HomePage, { ...home, city: '' }, of).querySelectorAll('h2')].map(words);
    expect(headings(shell)).toEqual(expect.arrayContaining(['Doctors', 'Hospitals']));
    expect(headings(hindi)).toEqual(expect.arrayContaining(['डॉक्टर', 'अस्पताल']));
  });
});

describe('other pages', () => {
  it('of A to Z lead from each letter to its card, and say what each entry is', () => {
    const page = show(AllPage, all, hindi);
    for (const link of page.querySelectorAll('nav.chips a, nav .chips a')) {
      const card = page.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`);
      expect(words(card)).toBe(words(link));
    }
    expect([...page.querySelectorAll('.list .caption')].map(words)).toEqual([
      'जाँच',
      'बीमारी',
      'इलाज',
      'लक्षण',
    ]);
  });

  it('of people count one page as one, and mark who is invented', () => {
    const [person] = people.people;
    if (!person) throw new Error('the example has nobody');
    const one = { ...person, pages: 1, isDemo: true, degrees: '' };
    const card = show(PeoplePage, { ...people, people: [one] }).querySelector('.person');
    expect(words(card?.querySelector('.caption') ?? null)).toBe(
      'Demo: this person is invented. 1 page reviewed',
    );
    expect(words(card?.querySelector('.small') ?? null)).toBe('General surgery');
  });

  it('of questions have one heading for those of no group', () => {
    const ungrouped = questions.questions.map((one) => ({ ...one, group: '' }));
    const page = show(InfoPage, { ...questions, questions: ungrouped });
    expect([...page.querySelectorAll('.prose > h2')].map(words)).toEqual(['Common questions']);
    expect(page.querySelectorAll('.accordion details')).toHaveLength(3);
  });

  it('of a test name the range and the meaning of each row on a narrow screen', () => {
    const cells = [...show(TestPage, test, hindi).querySelectorAll('#ranges ~ .table-wrap td')];
    expect(cells.slice(0, 2).map((cell) => cell.getAttribute('data-label'))).toEqual([
      'सामान्य मान',
      'इसका मतलब',
    ]);
  });
});

describe('a list of a site on its first day', () => {
  it.each([
    [
      'of people, in English',
      () => show(PeoplePage, { ...people, people: [] }),
      'No live pages yet.',
    ],
    [
      'of people, in Hindi',
      () => show(PeoplePage, { ...people, people: [] }, hindi),
      'अभी कोई पन्ना नहीं है।',
    ],
    [
      'of conditions by speciality',
      () => show(ConditionIndexPage, { ...conditions, groups: [] }),
      'No live pages yet.',
    ],
    ['of A to Z', () => show(AllPage, { ...all, letters: [] }), 'No live pages yet.'],
  ])('%s says that there is nothing, and is no list of nothing', (_, shown, said) => {
    const page = shown();
    expect(words(page)).toContain(said);
    expect([...page.querySelectorAll('ul, nav')].filter((list) => words(list) === '')).toEqual([]);
  });
});
