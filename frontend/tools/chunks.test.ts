import { describe, expect, it } from 'vitest';
import { namedFiles, TOGETHER } from './chunks';

const PAGE = { hostId: 'assets/client-abc1234.js' };
const ISLANDS = { hostId: 'assets/islands-abc1234.js' };
const file = (name: string) => `assets/${name}-abc1234.js`;
const FEW = ['first', 'woken', 'cities'].map(file);
const MANY = ['first', 'woken', 'cities', 'answers', 'lead-form', 'code', 'text', 'combo'].map(
  file,
);
const SHEET = 'assets/modal-abc1234.css';

describe('the files that a page names of what comes later', () => {
  it('are all of something with many files', () => {
    expect(namedFiles(file('open-lead-dialog'), [...MANY, SHEET], PAGE)).toEqual([
      ...MANY.slice(1),
      SHEET,
    ]);
  });

  it('are the sheets alone of something small, whose scripts find each other', () => {
    expect(namedFiles(file('vote-helpful'), [...FEW, SHEET], PAGE)).toEqual([SHEET]);
    expect(namedFiles(file('vote-helpful'), FEW, PAGE)).toEqual([]);
  });

  it('are those of an island, however few', () => {
    expect(namedFiles(file('next-visit.island'), FEW, ISLANDS)).toEqual(FEW.slice(1));
  });

  it('leave out what a search shows of an emergency, which is small', () => {
    const files = [...FEW, file('emergency'), SHEET];
    expect(namedFiles(file('search'), files, PAGE)).toEqual([...FEW.slice(1), SHEET]);
  });

  it('leave out what whoever sent a form has already', () => {
    expect(namedFiles(file('mount-emergency'), MANY, PAGE)).toEqual([]);
  });

  it('are never the script that every page has', () => {
    for (const host of [PAGE, ISLANDS])
      for (const name of ['open-lead-dialog', 'search', 'vote-helpful', 'mount-emergency'])
        expect(namedFiles(file(name), [...MANY, SHEET], host)).not.toContain(file('first'));
  });
});

const SOURCES = Object.keys(import.meta.glob('/src/**/*.{ts,tsx,css}'));
/** The path of a module of the source, as the bundler says it. */
const source = (path: string) => `/anywhere/frontend/src/${path}`;
const groupOf = (path: string) => TOGETHER.find(({ test }) => test.test(path))?.name;

describe('the modules that come in one file', () => {
  it.each([
    ['lib/storage.ts', 'first'],
    ['cities/chosen-city.client.ts', 'first'],
    ['lib/text/city-picker.hi.ts', 'words'],
    ['leads/form/draft.ts', 'answers'],
    ['cities/sibling.ts', 'cities'],
    ['patients/mobile-input.tsx', 'code'],
    ['emergencies/emergency-box.tsx', 'emergency'],
    ['search/finder.css', 'search'],
    ['ui/modal.css', 'modal'],
    ['app/hydrate.tsx', 'woken'],
  ])('%s comes with what is called %s', (path, group) => {
    expect(SOURCES).toContain(`/src/${path}`);
    expect(groupOf(source(path))).toBe(group);
  });

  it('have React in one of them, and nothing of a page', () => {
    expect(groupOf('/anywhere/frontend/node_modules/react-dom/client.js')).toBe('woken');
    for (const path of ['content/home-page.tsx', 'directory/doctor-page.tsx', 'lib/text/costs.ts'])
      expect(groupOf(source(path))).toBeUndefined();
  });
});
