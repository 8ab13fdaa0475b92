import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * A folder imports from lines below its own, and types count: folders of one line stay apart. Patients stands
 * under leads and rights, which prove a number and know who is logged in as the login does. Search stands over
 * leads, whose Book links it offers, and under shell, whose pages offer its box. Emergencies is the
 * one box that search, chat and the thank-you page show. Cities, of which the browser
 * knows the chosen one, are what patients, leads, search and shell share. Tests and examples look anywhere.
 */
const LAYERS = [
  ['app'],
  ['campaigns'],
  ['content'],
  ['costs'],
  ['directory', 'rights', 'chat', 'shell'],
  ['search'],
  ['leads'],
  ['patients', 'tracking'],
  ['cities', 'emergencies'],
  ['ui'],
  ['lib'],
  ['contract'],
];
/** The wings of leads, under its pages; `leads/text` stands under them all, its islands where they are shown. */
const WINGS = ['requests', 'form', 'wire', 'fields', 'selfie', 'lists'];
const ROOT = import.meta.dirname;
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

const codeOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^testing\/|\.(test|example)\./.test(file))
  .sort();

/** A file of ours as `room/file.tsx`; undefined for packages, styles, pictures and data. */
function resolved(from: string, name: string): string | undefined {
  const isOurs = name.startsWith('@/') || name.startsWith('.');
  const path = name.startsWith('@/') ? name.slice(2) : relative(ROOT, join(ROOT, from, '..', name));
  const found = ['.ts', '.tsx', '/index.ts']
    .map((end) => path + end)
    .find((file) => files.includes(file));
  if (isOurs && !found && !/\.\w+(\?|$)/.test(name)) throw new Error(`${from}: no file ${name}`);
  return found;
}

const imports = new Map(
  files.map((file) => [
    file,
    [...codeOf(file).matchAll(IMPORT)].flatMap(([, name = '']) => resolved(file, name) ?? []),
  ]),
);
/** Without types, which are gone when a file is loaded. */
const runtimeImports = (file: string) =>
  [
    ...codeOf(file)
      .replace(/import type .*?;/gs, '')
      .matchAll(IMPORT),
  ].flatMap(([, name = '']) => resolved(file, name) ?? []);
const roomOf = (file: string) => file.split('/')[0] ?? '';
const lineOf = (file: string) => LAYERS.findIndex((rooms) => rooms.includes(roomOf(file)));

/** The files of a circle that begins and ends with the first of them; none when the ways end. */
function circleFrom(file: string, way: string[], seen: Set<string>): string[] {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (seen.has(file)) return [];
  seen.add(file);
  for (const next of imports.get(file) ?? []) {
    const found = circleFrom(next, [...way, file], seen);
    if (found.length > 0) return found;
  }
  return [];
}

describe('the source', () => {
  it('has a line for each room', () => {
    expect(files.filter((file) => file.includes('/') && lineOf(file) < 0)).toEqual([]);
  });

  it('imports downwards', () => {
    const wrong = [...imports].flatMap(([file, names]) =>
      names
        .filter((name) => roomOf(name) !== roomOf(file) && lineOf(name) <= lineOf(file))
        .map((name) => `${file} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('imports downwards in leads as well', () => {
    const wingOf = (file: string) => WINGS.indexOf(file.match(/^leads\/(\w+)\//)?.[1] ?? '');
    const wrong = [...imports].flatMap(([file, names]) =>
      names
        .filter((name) => /^leads\/(?!text\.|.*\.island)/.test(name))
        .filter((name) => wingOf(name) < wingOf(file))
        .map((name) => `${file} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has no circles', () => {
    const seen = new Set<string>();
    expect(files.map((file) => circleFrom(file, [], seen)).filter((way) => way.length > 0)).toEqual(
      [],
    );
  });

  it('loads with what wakes the strings of its sections, and not the whole catalogue', () => {
    const woken = new Set<string>();
    const follow = (file: string) => {
      if (woken.has(file)) return;
      woken.add(file);
      for (const name of runtimeImports(file)) follow(name);
    };
    files.filter((file) => /\.(island|client)\.tsx?$|^app\/client\./.test(file)).forEach(follow);
    expect(woken.size).toBeGreaterThan(100);
    expect(
      [...woken].filter((file) => /^ui\/text\.|^lib\/text\/(index|en|hi)\./.test(file)),
    ).toEqual([]);
  });
});
