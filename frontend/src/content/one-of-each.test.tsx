import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import TreatmentCityPage from '@/costs/treatment-city-page';
import { usual as city } from '@/costs/treatment-city-page.example';
import DoctorPage from '@/directory/doctor-page';
import { usual as doctor } from '@/directory/doctor-page.example';
import HospitalPage from '@/directory/hospital-page';
import { usual as hospital } from '@/directory/hospital-page.example';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import type { PageInput } from '@/ui/page';
import ArticlePage from './article-page';
import { usual as article } from './article-page.example';
import ConditionPage from './condition-page';
import { usual as condition } from './condition-page.example';
import DepartmentPage from './department-page';
import { usual as department } from './department-page.example';
import SymptomPage from './symptom-page';
import { usual as symptom } from './symptom-page.example';
import TestPage from './test-page';
import { usual as test } from './test-page.example';
import TreatmentPage from './treatment-page';
import { usual as treatment } from './treatment-page.example';

type Props = Record<string, unknown>;
const shown = <P,>(name: string, Page: ComponentType<PageInput<P>>, props: P) => ({
  name,
  Page: Page as ComponentType<PageInput<Props>>,
  props: props as Props,
});
const pages = [
  shown('an article', ArticlePage, article),
  shown('a condition', ConditionPage, condition),
  shown('a department', DepartmentPage, department),
  shown('a symptom', SymptomPage, symptom),
  shown('a test', TestPage, test),
  shown('a treatment', TreatmentPage, treatment),
  shown('a treatment in a city', TreatmentCityPage, city),
  shown('a doctor', DoctorPage, doctor),
  shown('a hospital', HospitalPage, hospital),
];

/** Footnotes name sources by their number: these stay as they are, and what leads through the page as well. */
const KEPT = new Set(['sources', 'crumbs', 'body']);
const lists = (props: Props) =>
  Object.entries(props).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && !KEPT.has(entry[0]),
  );
const parts = (page: HTMLElement) =>
  [...page.querySelectorAll('.layout h2[id], .section h2[id]')].map(({ id }) => id);
const emptyLists = (page: HTMLElement) =>
  [...page.querySelectorAll('ul:not(.doctor__facts), ol, dl, tbody')].filter(
    (list) => list.children.length === 0,
  );

describe.each(pages)('$name', ({ Page, props }) => {
  it('of which one of each thing is known has the same parts as one of which many are', () => {
    const one = Object.fromEntries(lists(props).map(([key, all]) => [key, all.slice(0, 1)]));
    const page = renderPage(Page, { ...props, ...one }, shell);
    expect(parts(page)).toEqual(parts(renderPage(Page, props, shell)));
    expect(brokenRules(page)).toEqual([]);
  });

  it('of which nothing of a kind is known leads to no part of it, and has no list of nothing', () => {
    const filled = lists(props).filter(([, all]) => all.length > 0);
    for (const [key] of filled) {
      const page = renderPage(Page, { ...props, [key]: [] }, shell);
      expect([key, ...brokenRules(page)]).toEqual([key]);
      expect([key, emptyLists(page).length]).toEqual([key, 0]);
    }
  });

  it('has in Hindi the parts it has in English, each with a heading that says something', () => {
    const page = renderPage(Page, props, shellWith({}, 'hi'));
    expect(parts(page)).toEqual(parts(renderPage(Page, props, shell)));
    expect([...page.querySelectorAll('h2, h3')].filter((part) => words(part) === '')).toEqual([]);
  });
});

describe('names in a heading', () => {
  it('stand as in a sentence, and abbreviations as they are', () => {
    const title = (name: string) =>
      words(renderPage(ConditionPage, { ...condition, name }, shell).querySelector('#symptoms'));
    expect(title('Anal Fissure')).toBe('Symptoms of anal fissure');
    expect(title('ACL Tear')).toBe('Symptoms of ACL tear');
    expect(title('Crohn’s Disease')).toBe('Symptoms of Crohn’s disease');
  });
});
