import { expect, it } from 'vitest';
import type { Shell } from '@/contract/types';
import { shell } from '@/testing/examples/shell';
import { sharedHtml } from './shared-html';

const MOST = 100;
const ofCity = (city: number): Shell => ({
  ...shell,
  mainMenu: [],
  footer: [{ title: `City ${city}`, links: [] }],
});

it('keeps the frames of all cities and languages for as long as there are no more than it holds', () => {
  const first = Array.from({ length: MOST }, (_, city) => sharedHtml(ofCity(city)));
  const again = Array.from({ length: MOST }, (_, city) => sharedHtml(ofCity(city)));
  expect(again.filter((frame, city) => frame !== first[city])).toEqual([]);
});

it('begins anew with one too many, and has each right', () => {
  const frames = Array.from({ length: MOST + 1 }, (_, city) => sharedHtml(ofCity(city)));
  expect(sharedHtml(ofCity(0))).not.toBe(frames[0]);
  expect(sharedHtml(ofCity(0))).toEqual(frames[0]);
  expect(frames[MOST]?.footer).toContain(`City ${MOST}`);
});

it('is another where the form is switched off, the language or the brand is another', () => {
  const { context, brand } = shell;
  const usual = sharedHtml(shell);
  const contact = { ...context.contact, isFormEnabled: !context.contact.isFormEnabled };
  for (const other of [
    { ...shell, context: { ...context, contact } },
    { ...shell, context: { ...context, language: 'hi' as const } },
    { ...shell, brand: { ...brand, name: 'Another' } },
  ])
    expect(sharedHtml(other)).not.toBe(usual);
});
