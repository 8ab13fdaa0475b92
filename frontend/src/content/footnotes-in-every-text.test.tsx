import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import CostPage from '@/costs/cost-page';
import { usual as cost } from '@/costs/cost-page.example';
import { shell } from '@/testing/examples/shell';
import { renderPage } from '@/testing/render';
import type { PageInput } from '@/ui/page';
import ArticlePage from './article-page';
import { usual as article } from './article-page.example';
import ConditionPage from './condition-page';
import { usual as condition } from './condition-page.example';
import InfoPage from './info-page';
import * as info from './info-page.example';
import SymptomPage from './symptom-page';
import { usual as symptom } from './symptom-page.example';
import TestPage from './test-page';
import { usual as test } from './test-page.example';
import TreatmentPage from './treatment-page';
import { usual as treatment } from './treatment-page.example';

type Page = ComponentType<PageInput<never>>;

const shown = (markup: string) =>
  markup.match(/<[a-z]+[^<>]*>[^<>]*\[\^[^<]*<|[a-z-]+="[^"]*\[\^[^"]*"/g) ?? [];

/** What editors write in texts, lists and blocks of a page: each may hold a footnote, which the server numbers. */
const WRITTEN = new Set(
  (
    'lead overview symptomsIntro tests actNow atHome whatItChecks why prepare howItIsDone rangesIntro reading limits ' +
    'whoNeedsIt whoShouldWait alternatives intro insurance includes excludes seeDoctor emergency askDoctor takeaways ' +
    'body keyFacts symptoms causes options methods before during after recovery risks ranges questions drivers sections'
  ).split(' '),
);
/** Values of them that are no words. */
const NO_WORDS = new Set(
  'type types icon url moreUrl howCommon picture prices rows doctors more city group sources'.split(
    ' ',
  ),
);
/** Cells of a table are words; rows of prices are none. */
const IN_TABLE = new Set(['rows']);

let place = 0;
function cited(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value === '') return '';
    place += 1;
    return `${value}[^9.${place}]`;
  }
  if (Array.isArray(value)) return value.map(cited);
  if (value === null || typeof value !== 'object') return value;
  const isNone = (key: string) => NO_WORDS.has(key) && !('head' in value && IN_TABLE.has(key));
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => {
      if (key === 'alt') return [key, `${inside}[^9.0]`]; // has no place for a link: it is left out
      return [key, isNone(key) ? inside : cited(inside)];
    }),
  );
}

function withFootnotes(props: object): object {
  return Object.fromEntries(
    Object.entries(props).map(([key, value]) => {
      if (key === 'notes') return [key, withFootnotes(value)]; // of a cost page
      return [key, WRITTEN.has(key) ? cited(value) : value];
    }),
  );
}

describe('a footnote in a text of a page', () => {
  it.each<[string, Page, object]>([
    ['article', ArticlePage, article],
    ['condition', ConditionPage, condition],
    ['treatment', TreatmentPage, treatment],
    ['test', TestPage, test],
    ['symptom', SymptomPage, symptom],
    ['info page', InfoPage, Object.values(info)[0] as object],
    ['cost page', CostPage, cost],
  ])('leads to its source wherever it stands on a page: %s', (_, Page, props) => {
    place = 0;
    const page = renderPage(Page, withFootnotes(props) as never, shell);
    expect(shown(page.innerHTML)).toEqual([]);
    const every = Array.from({ length: place }, (_, at) => `cite-9-${at + 1}`);
    const ids = [...page.querySelectorAll('[id^="cite-9-"]')].map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(every));
    expect(ids).toHaveLength(place);
  });
});
