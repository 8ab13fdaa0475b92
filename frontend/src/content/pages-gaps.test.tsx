import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { ReviewsPageProps } from '@/contract/types';
import { everyBlock } from '@/testing/examples/blocks';
import { unknown } from '@/testing/examples/doctors';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import type { PageInput } from '@/ui/page';
import AllPage from './all-page';
import { usual as all } from './all-page.example';
import ArticlePage from './article-page';
import { bare as article } from './article-page.example';
import BlogIndexPage from './blog-index-page';
import { usual as blog } from './blog-index-page.example';
import ConditionPage from './condition-page';
import { usual as condition, sparse } from './condition-page.example';
import HomePage from './home-page';
import { usual as home } from './home-page.example';
import InfoPage from './info-page';
import { questions } from './info-page.example';
import PeoplePage from './people-page';
import { usual as people } from './people-page.example';
import ReviewsPage from './reviews-page';
import { none, usual as reviews } from './reviews-page.example';
import SymptomPage from './symptom-page';
import { short, usual as symptom } from './symptom-page.example';
import TestPage from './test-page';
import { usual as test } from './test-page.example';
import VideoIndexPage from './video-index-page';
import { none as noVideos, usual as videos } from './video-index-page.example';
import VideoPage from './video-page';
import { film, storyboard } from './video-page.example';

const hindi = shellWith({}, 'hi');
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
});

describe('a symptom', () => {
  it('of which nothing is urgent has no heading over nothing', () => {
    const calm = show(SymptomPage, { ...short, emergency: [], actNow: '' });
    expect(calm.querySelector('#urgent')).toBeNull();
    expect(brokenRules(calm)).toEqual([]);
  });

  it('says what is urgent before all else, with whom to call', () => {
    const page = show(SymptomPage, symptom);
    expect(headings(page)[1]).toBe('H2 When not to wait');
    const calls = [...page.querySelectorAll('.care--urgent a')].map((a) => a.getAttribute('href'));
    expect(calls).toEqual(['tel:112', 'tel:108']);
  });

  it('keeps what to do until help comes, also where no sign is listed', () => {
    const page = show(SymptomPage, { ...symptom, emergency: [] });
    expect(headings(page).slice(1, 3)).toEqual([
      'H2 When not to wait',
      'H3 While help is on its way',
    ]);
  });

  it('leads to a cause that has a page, and names the others', () => {
    const causes = [...show(SymptomPage, symptom).querySelectorAll('#causes + .bullets li')];
    expect(causes.map((cause) => cause.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
      '/condition/acid-reflux',
      null,
    ]);
    expect(causes.map(words)).toEqual([
      'Acid reflux: Burning after meals.',
      'Muscle or rib: One sore spot.',
    ]);
  });

  it('calls in Hindi on a Hindi page', () => {
    const page = show(SymptomPage, symptom, hindi);
    expect([...page.querySelectorAll('.care--urgent a')].map(words)).toEqual([
      '112 पर कॉल करें',
      '108 पर कॉल करें',
    ]);
  });
});

describe('a review', () => {
  const inHindi: ReviewsPageProps = {
    ...reviews,
    reviews: reviews.reviews.map((one) => ({
      ...one,
      language: 'hi',
      text: 'एक घंटे में फ़ोन आया।',
      reply: 'धन्यवाद।',
    })),
  };
  const spoken = (page: Element, text: string) =>
    [...page.querySelectorAll('*')]
      .find((each) => each.children.length === 0 && words(each) === text)
      ?.closest('[lang]')
      ?.getAttribute('lang');

  it('is read out in its own language, what we say around it in that of the page', () => {
    const page = show(ReviewsPage, inHindi);
    expect([spoken(page, 'एक घंटे में फ़ोन आया।'), spoken(page, 'धन्यवाद।')]).toEqual(['hi', 'hi']);
    expect(spoken(page, 'Our answer:')).toBeUndefined();
  });

  it('says its stars once to who does not see them', () => {
    const stars = show(ReviewsPage, reviews).querySelectorAll('.stars');
    expect([...stars].map(words)).toEqual(['★★★★☆', '★★☆☆☆']);
    expect([...stars].every((each) => each.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  it('of whom nothing more is known ends with the name', () => {
    const last = [...show(ReviewsPage, reviews).querySelectorAll('.cards-3 > li')].at(-1);
    expect(words(last?.lastElementChild ?? null)).toBe('A. K.');
  });

  it('that nobody gave is no empty list', () => {
    const page = show(ReviewsPage, none);
    expect(words(page.querySelector('.empty h2'))).toBe('No reviews yet');
    expect(page.querySelector('.cards-3')).toBeNull();
  });
});

describe('videos', () => {
  it('of which there is none have no heading for results', () => {
    expect(headings(show(VideoIndexPage, noVideos))).toEqual(['H1 Videos', 'H2 No videos yet']);
    expect(headings(show(VideoIndexPage, videos))[1]).toBe('H2 Results');
  });

  it('tell how long they are, where that is known', () => {
    const cards = [...show(VideoIndexPage, videos).querySelectorAll('.article .caption')].map(
      words,
    );
    expect(cards).toEqual(['2 min · 1 October 2026', '1 October 2026']);
  });

  it('without captions are not shown: the words stand below', () => {
    const page = show(VideoPage, { ...film, captionsUrl: null });
    expect(page.querySelector('video')).toBeNull();
    expect(words(page)).toContain('An ultrasound uses sound.');
  });

  it('do not play on their own, and can be stopped', () => {
    const video = show(VideoPage, film).querySelector('video');
    expect([video?.hasAttribute('autoplay'), video?.hasAttribute('controls')]).toEqual([
      false,
      true,
    ]);
  });

  it('in Hindi have captions in Hindi, and number their scenes', () => {
    const page = show(VideoPage, film, hindi);
    expect(page.querySelector('track')?.getAttribute('srclang')).toBe('hi');
    expect(show(VideoPage, storyboard, hindi).querySelectorAll('ol.path-steps li')).toHaveLength(2);
  });
});

describe('a condition of which something is missing', () => {
  it('in a city without doctors says so, and where there are some', () => {
    const elsewhere = [{ label: 'Pune', url: '/pune/doctors/general-surgery', lang: null }];
    const page = show(ConditionPage, { ...condition, doctors: [], elsewhere });
    expect(words(page)).toContain(`No doctor for this is listed in ${condition.city} yet.`);
    expect(page.querySelector('a[href="/pune/doctors/general-surgery"]')).not.toBeNull();
  });

  it('with one doctor who is hardly known shows that doctor', () => {
    const page = show(ConditionPage, { ...condition, doctors: [unknown], elsewhere: [] });
    expect([...page.querySelectorAll('article.doctor h3')].map(words)).toEqual([unknown.name]);
    expect(brokenRules(page)).toEqual([]);
  });

  it('asks for an estimate on the Hindi form', () => {
    const offer = show(ConditionPage, sparse, hindi).querySelector('.no-figure a');
    expect(offer?.getAttribute('href')).toBe('/hi/request?purpose=estimate');
  });

  it('names the nearest figure with its amounts, and leads to it', () => {
    const [row] = condition.prices;
    if (!row) throw new Error('the example has no price');
    const figure = {
      ...row,
      lowest: 99_000,
      highest: 1_50_000,
      isDemo: false,
      quotes: 3,
      quotedBy: 2,
      includes: '',
    };
    const nearestPrice = { city: 'Mumbai', km: 1170, url: '/mumbai/cost', figure };
    const box = show(ConditionPage, { ...sparse, nearestPrice }).querySelector('.no-figure');
    expect(words(box)).toContain('The nearest figure: Mumbai, ₹99,000 – ₹1,50,000.');
    expect(box?.querySelector('.more')?.getAttribute('href')).toBe('/mumbai/cost');
  });

  it('called by its Hindi name alone says that it is a name', () => {
    const page = show(ConditionPage, { ...condition, alsoCalled: [] });
    expect(words(page.querySelector('h1'))).toBe('Gallstones Also called पित्त की पथरी');
  });
});

describe('an article', () => {
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
