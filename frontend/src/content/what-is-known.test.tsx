import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { ConditionPageProps, HomePageProps, PageContext } from '@/contract/types';
import { shell, shellWith } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import type { PageInput } from '@/ui/page';
import BlogIndexPage from './blog-index-page';
import { usual as blog } from './blog-index-page.example';
import ConditionPage from './condition-page';
import { usual as condition } from './condition-page.example';
import DepartmentPage from './department-page';
import { usual as department } from './department-page.example';
import EmiCalculator from './emi-calculator.island';
import HomePage from './home-page';
import { usual as home } from './home-page.example';
import InfoPage from './info-page';
import { emi } from './info-page.example';
import PeoplePage from './people-page';
import { usual as people } from './people-page.example';
import PersonPage from './person-page';
import { usual as person } from './person-page.example';

const show = <P,>(Page: ComponentType<PageInput<P>>, props: P, of = shell) =>
  renderPage(Page, props, of);
const texts = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map(words);

describe('the page of a policy', () => {
  const policy = { ...emi, emi: null, formTitle: '', questions: [] };
  const way = (pageType: PageContext['pageType'], of = shell) =>
    show(InfoPage, policy, { ...of, context: { ...of.context, pageType } })
      .querySelector('.page-head .more')
      ?.getAttribute('href');

  it('on privacy leads to the data that is held of its reader, and no other page does', () => {
    expect(way('Privacy_Policy')).toBe('/privacy/your-data');
    expect(way('Privacy_Policy', shellWith({}, 'hi'))).toBe('/hi/privacy/your-data');
    expect(way('About')).toBeUndefined();
  });

  it('says when it was changed, where that is known', () => {
    const changed = (updated: string) =>
      texts(show(InfoPage, { ...policy, updated }), '.page-head .caption');
    expect(changed('1 May 2026')).toEqual(['Last updated 1 May 2026']);
    expect(changed('')).toEqual([]);
  });
});

describe('the signs of a condition', () => {
  const of = (changes: Partial<ConditionPageProps>) =>
    show(ConditionPage, { ...condition, ...changes });

  it('have their part where there is a list of them, or a paragraph alone', () => {
    expect(of({ symptoms: [] }).querySelector('#symptoms')).not.toBeNull();
    expect(of({ symptomsIntro: '' }).querySelector('#symptoms')).not.toBeNull();
  });

  it('have no part where nobody wrote of them, and nothing leads to one', () => {
    const page = of({ symptoms: [], symptomsIntro: '' });
    expect(page.querySelector('#symptoms, a[href="#symptoms"], .symptoms')).toBeNull();
  });

  it('of few words stand beside their drawing, without an empty line below', () => {
    const [first] = condition.symptoms;
    const symptoms = first ? [{ ...first, text: '' }] : [];
    const page = of({ symptoms });
    expect(page.querySelector('.symptoms .is-short h3')).not.toBeNull();
    expect(page.querySelector('.symptoms p')).toBeNull();
  });
});

describe('who reviews what is written, on the home page', () => {
  const of = (changes: Partial<HomePageProps>) => show(HomePage, { ...home, ...changes });

  it('are told with a link where they have a page', () => {
    const tiles = [...of({}).querySelectorAll('.trust__people li')];
    expect(tiles).toHaveLength(home.reviewers.length);
    expect(tiles.map((tile) => tile.querySelector('a')?.getAttribute('href') ?? null)).toEqual(
      home.reviewers.map(({ url }) => url),
    );
    expect(words(tiles[1]?.querySelector('b') ?? null)).toBe('Dr Farida Siddiqui');
  });

  it('are no empty list beside articles that nobody has reviewed', () => {
    const page = of({ reviewers: [] });
    expect(page.querySelector('.trust__people')).toBeNull();
    expect(page.querySelectorAll('.trust__articles article')).toHaveLength(home.articles.length);
  });

  it('stand without articles, too, and without both there is no part of them', () => {
    expect(of({ articles: [] }).querySelector('.trust__articles')).toBeNull();
    expect(of({ articles: [] }).querySelector('.trust__people')).not.toBeNull();
    expect(of({ articles: [], reviewers: [] }).querySelector('#reviewed')).toBeNull();
  });
});

describe('a person', () => {
  it.each([
    ['General surgery', 'MS', 'General surgery · MS'],
    ['', 'MS', 'MS'],
    ['General surgery', '', 'General surgery'],
    ['', '', ''],
  ])(
    'of speciality “%s” and degrees “%s” is told by “%s” and no empty line',
    (speciality, degrees, said) => {
      const [one] = people.people;
      const page = show(PeoplePage, {
        ...people,
        people: one ? [{ ...one, speciality, degrees }] : [],
      });
      expect(texts(page, '.person .small')).toEqual(said === '' ? [] : [said]);
    },
  );

  it('has at the head of the page only what is known', () => {
    const terms = (changes: Partial<typeof person>) =>
      texts(show(PersonPage, { ...person, ...changes }), 'dt');
    expect(terms({ registration: '' })).toEqual(['Speciality', 'Degrees']);
    expect(terms({ registration: '', speciality: '', degrees: '' })).toEqual([]);
  });

  it('who is not invented is not called so', () => {
    const said = words(show(PersonPage, { ...person, isDemo: false }));
    expect(said).not.toContain('invented');
  });
});

describe('an article in a list', () => {
  const captions = (minutes: number, updated: string) =>
    texts(
      show(BlogIndexPage, {
        ...blog,
        articles: blog.articles.slice(0, 1).map((one) => ({ ...one, minutes, updated })),
      }),
      '.article .caption',
    );

  it.each([
    [7, '1 May 2026', '7 min read · 1 May 2026'],
    [0, '1 May 2026', '1 May 2026'],
    [7, '', '7 min read'],
  ])('of %i minutes and the day “%s” says “%s”', (minutes, updated, said) => {
    expect(captions(minutes, updated)).toEqual([said]);
  });
});

describe('a department', () => {
  it('has its Hindi name beside its heading, marked as Hindi, where it has one', () => {
    const name = (nameHi: string) =>
      show(DepartmentPage, { ...department, nameHi }).querySelector('h1 [lang="hi"]');
    expect(words(name('सर्जरी'))).toBe('सर्जरी');
    expect(name('')).toBeNull();
    const heading = show(DepartmentPage, { ...department, nameHi: 'सर्जरी' }).querySelector('h1');
    expect(heading?.textContent).toBe(`${department.name} सर्जरी`);
  });

  it('leads to no hospitals of a city that has none, and to no part for them', () => {
    const page = show(DepartmentPage, { ...department, hospitals: [] });
    expect(page.querySelector('#hospitals, a[href="#hospitals"]')).toBeNull();
  });
});

describe('the button of a calculator', () => {
  const look = () => screen.getByRole('button').className;

  it('is the filled one of its page until it has answered: then the next step is the form beside it', async () => {
    const first = { values: { amount: '', rate: '', months: '' }, wrong: [], result: null };
    render(
      <LanguageProvider language="en">
        <EmiCalculator first={first} />
      </LanguageProvider>,
    );
    expect(look()).toBe('btn');
    await userEvent.type(screen.getByLabelText(/Amount/), '100000');
    await userEvent.type(screen.getByLabelText(/Interest/), '12');
    await userEvent.type(screen.getByLabelText(/Months/), '12{Enter}');
    expect(look()).toBe('btn btn--secondary');
    await userEvent.clear(screen.getByLabelText(/Months/));
    await userEvent.keyboard('{Enter}');
    expect(look()).toBe('btn');
  });
});
