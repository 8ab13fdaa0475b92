import { expect, it } from 'vitest';
import type { ChatAnswer } from '@/contract/types';
import { html, words } from '@/testing/render';
import * as ai from './chat-ai-page.example';
import { Turn } from './turn';

const answered = ai.answered.answer as ChatAnswer;

/** What is said of the language of the page that an answer cites. */
function citedIn(language: 'en' | 'hi', url: string): string | null | undefined {
  const passages = answered.passages.slice(0, 1).map((passage) => ({ ...passage, url }));
  return linkIn(language, passages)?.getAttribute('hreflang');
}

function linkIn(language: 'en' | 'hi', passages: ChatAnswer['passages']): Element | null {
  const box = document.createElement('div');
  box.innerHTML = html(<Turn question="" answer={{ ...answered, language, passages }} />, language);
  return box.querySelector('.cited .caption a');
}

it('a page in the other language that an answer cites is said to be in it, as other links are', () => {
  expect(citedIn('hi', '/condition/gallstones#symptoms')).toBe('en');
  expect(citedIn('en', '/hi/blog/pitt-ki-pathri')).toBe('hi');
});

it('of one in the language of the answer nothing is said', () => {
  expect(citedIn('hi', '/hi/blog/pitt-ki-pathri')).toBeNull();
  expect(citedIn('en', '/condition/gallstones')).toBeNull();
});

it('its title is read out in its own language, and the words around it in that of the answer', () => {
  const link = linkIn('hi', answered.passages);
  expect(words(link)).toBe('“Gallstones” पन्ने से');
  expect(words(link?.querySelector('[lang="en"]') ?? null)).toBe('Gallstones');
});

it('a title in the language of the answer needs no word of it', () => {
  const link = linkIn('en', answered.passages);
  expect(words(link)).toBe('From “Gallstones”');
  expect(link?.querySelector('[lang]')).toBeNull();
});
