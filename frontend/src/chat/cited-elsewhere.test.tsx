import { expect, it } from 'vitest';
import type { ChatAnswer } from '@/contract/types';
import { html } from '@/testing/render';
import * as ai from './chat-ai-page.example';
import { Turn } from './turn';

const answered = ai.answered.answer as ChatAnswer;

/** What is said of the language of the page that an answer cites. */
function citedIn(language: 'en' | 'hi', url: string): string | null | undefined {
  const passages = answered.passages.slice(0, 1).map((passage) => ({ ...passage, url }));
  const box = document.createElement('div');
  box.innerHTML = html(<Turn question="" answer={{ ...answered, language, passages }} />, language);
  return box.querySelector('.cited .caption a')?.getAttribute('hreflang');
}

it('a page in the other language that an answer cites is said to be in it, as other links are', () => {
  expect(citedIn('hi', '/condition/gallstones#symptoms')).toBe('en');
  expect(citedIn('en', '/hi/blog/pitt-ki-pathri')).toBe('hi');
});

it('of one in the language of the answer nothing is said', () => {
  expect(citedIn('hi', '/hi/blog/pitt-ki-pathri')).toBeNull();
  expect(citedIn('en', '/condition/gallstones')).toBeNull();
});
