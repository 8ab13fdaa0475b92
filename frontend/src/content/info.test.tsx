import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { draftValues } from '@/leads/form/draft';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, html, renderPage, words } from '@/testing/render';
import AllPage from './all-page';
import { usual as all } from './all-page.example';
import BmiCalculator from './bmi-calculator.island';
import EmiCalculator from './emi-calculator.island';
import InfoPage from './info-page';
import { bmi, emi, wrongBmi } from './info-page.example';
import PeoplePage from './people-page';
import { usual as people } from './people-page.example';
import PersonPage from './person-page';
import { fresh, usual as person } from './person-page.example';
import ReviewsPage from './reviews-page';
import { few, none, usual as reviews } from './reviews-page.example';
import VideoIndexPage from './video-index-page';
import { none as noVideos, usual as videos } from './video-index-page.example';
import VideoPage from './video-page';
import { film, storyboard } from './video-page.example';

describe('a page of text', () => {
  const part = (number: number) => ({ heading: `Part ${number}`, text: 'What it says.' });
  const policy = { ...emi, formTitle: '', emi: null, questions: [] };

  it('has its contents beside it, between its lead and its first section', () => {
    const page = renderPage(InfoPage, { ...policy, sections: [1, 2, 3, 4].map(part) }, shell);
    const order = [...page.querySelectorAll('.layout > *')].map((each) => each.className);
    expect(order).toEqual(['prose', 'layout__side', 'prose layout__rest']);
    expect(page.querySelectorAll('.layout__side a')).toHaveLength(4);
    expect(brokenRules(page)).toEqual([]);
  });

  it('without a lead begins with its contents', () => {
    const sections = [1, 2, 3, 4].map(part);
    const page = renderPage(InfoPage, { ...policy, lead: '', sections }, shell);
    const order = [...page.querySelectorAll('.layout > *')].map((each) => each.className);
    expect(order).toEqual(['layout__side', 'prose layout__rest']);
  });

  it('that is short needs none', () => {
    const page = renderPage(InfoPage, { ...policy, sections: [1, 2, 3].map(part) }, shell);
    expect(page.querySelector('.toc, .layout__side')).toBeNull();
    expect(page.querySelector('.layout--single')).not.toBeNull();
  });

  it('with a form has the form beside it and one list of contents', () => {
    const sections = [1, 2, 3, 4].map(part);
    const page = renderPage(InfoPage, { ...policy, formTitle: 'Ask us', sections }, shell);
    expect(page.querySelectorAll('.toc')).toHaveLength(1);
    expect(page.querySelector('.layout__side .lead-card')).not.toBeNull();
  });
});

const hindi = shellWith({}, 'hi');
/** The rule on scripts is about code, and on missing words about words: a block of JSON is neither. */
function calculatorRules(page: HTMLElement): string[] {
  for (const block of page.querySelectorAll('script[type="application/json"]')) block.remove();
  return brokenRules(page);
}

describe('the calculators, as the server renders them', () => {
  it.each(Object.entries({ bmi, wrongBmi, emi }))('%s keeps the rules', (_, props) => {
    expect(calculatorRules(renderPage(InfoPage, props, shell))).toEqual([]);
    expect(calculatorRules(renderPage(InfoPage, props, hindi))).toEqual([]);
  });

  it('post to their own page: what is typed stands in no address', () => {
    for (const props of [bmi, emi]) {
      const form = renderPage(InfoPage, props, shell).querySelector('[data-island] form');
      expect(form?.getAttribute('method')).toBe('post');
      expect(form?.hasAttribute('action')).toBe(false);
    }
  });

  it('show the number, the sentence, the pin, both bands and the healthy weight', () => {
    const page = renderPage(InfoPage, bmi, shell);
    expect(words(page.querySelector('.bmi__value'))).toBe('27.3');
    expect(words(page.querySelector('.bmi'))).toContain('Above the healthy range for Indian');
    expect(words(page.querySelector('.bmi__scale text'))).toBe('27.3');
    expect(words(page.querySelector('.bmi tr.is-chosen'))).toBe(
      'ObeseYou are here25 and above30 and above',
    );
    expect(words(page.querySelector('.bmi'))).toContain('bands: Overweight.');
    expect(words(page.querySelector('.bmi'))).toContain('48.6 kg to 60.1 kg');
  });

  it('say which answer is wrong, and keep what was typed', () => {
    const page = renderPage(InfoPage, wrongBmi, shell);
    expect(page.querySelector<HTMLInputElement>('#calculator-height')?.value).toBe('tall');
    const error = page.querySelector(
      `[id="${page.querySelector('#calculator-height')?.getAttribute('aria-describedby')}"]`,
    );
    expect(words(error)).toBe('Enter valid height');
    expect(page.querySelector('.bmi__value')).toBeNull();
  });
});

describe('the calculators, awake', () => {
  it('work out a body mass index without leaving the page', async () => {
    const first = {
      ...wrongBmi.bmi,
      wrong: [],
      values: { unit: 'cm', height: '', feet: '', inches: '', weight: '' },
    } as const;
    render(<BmiCalculator first={{ ...first, wrong: [], result: null }} />);
    await userEvent.type(screen.getByLabelText('Height in cm'), '170');
    await userEvent.type(screen.getByLabelText('Weight in kg'), '66.2');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toContain('22.9');
    expect(screen.getByRole('status').textContent).toContain('Within the healthy range');
    expect(draftValues()).toMatchObject({ height: '170', weight: '66' });
  });

  it('lead to the first wrong answer', async () => {
    if (emi.emi === null) throw new Error('the example has no calculator');
    render(<EmiCalculator first={emi.emi} />);
    await userEvent.clear(screen.getByLabelText('Interest percent a year'));
    await userEvent.click(screen.getByRole('button'));
    const field = screen.getByLabelText('Interest percent a year');
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.type(field, '0');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toContain('₹16,667');
  });

  it('render first what the server rendered', () => {
    if (bmi.bmi === null) throw new Error('the example has no calculator');
    const markup = html(<BmiCalculator first={bmi.bmi} />);
    expect(markup).not.toMatch(/id="[^"]*[«:_]r/);
  });
});

describe('people', () => {
  it.each(Object.entries({ person, fresh }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(PersonPage, props, shell))).toEqual([]);
  });

  it('are cards with how many pages are theirs', () => {
    const page = renderPage(PeoplePage, people, shell);
    expect(brokenRules(page)).toEqual([]);
    expect(words(page.querySelector('.person'))).toContain('12 pages reviewed');
  });

  it('show what they reviewed by kind, Hindi marked as Hindi', () => {
    const page = renderPage(PersonPage, person, shell);
    expect([...page.querySelectorAll('h3')].map(words)).toEqual(['Conditions', 'Tests']);
    expect(page.querySelector('a[lang="hi"]')?.getAttribute('hreflang')).toBe('hi');
    expect(words(renderPage(PersonPage, fresh, shell))).toContain('No live pages yet.');
  });
});

describe('everything from A to Z', () => {
  it('has its letters as anchors', () => {
    expect(brokenRules(renderPage(AllPage, all, shell))).toEqual([]);
  });
});

describe('reviews', () => {
  it.each(Object.entries({ reviews, few, none }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(ReviewsPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(ReviewsPage, props, hindi))).toEqual([]);
  });

  it('say their stars in words, and that they are invented', () => {
    const page = renderPage(ReviewsPage, reviews, shell);
    expect(words(page)).toContain('4 of 5 stars');
    expect(words(page)).toContain('4.2 of 5 stars from 6 reviews');
    expect(words(page)).toContain('these reviews are invented');
  });

  it('have no average when they are few', () => {
    expect(words(renderPage(ReviewsPage, few, shell))).not.toContain('from');
  });
});

describe('videos', () => {
  it.each(Object.entries({ film, storyboard }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(VideoPage, props, shell))).toEqual([]);
  });

  it.each(Object.entries({ videos, noVideos }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(VideoIndexPage, props, shell))).toEqual([]);
  });

  it('have captions and a transcript', () => {
    const page = renderPage(VideoPage, film, shell);
    expect(page.querySelector('track')?.getAttribute('kind')).toBe('captions');
    expect(words(page)).toContain('What is said');
  });

  it('are scenes to read until there is a film', () => {
    const page = renderPage(VideoPage, storyboard, shell);
    expect(page.querySelector('video')).toBeNull();
    expect(words(page)).toContain('The film is not ready yet');
    expect(page.querySelectorAll('.path-steps li')).toHaveLength(2);
  });
});
