import { beforeEach, expect, it } from 'vitest';
import { loseFocus } from '@/testing/lose-focus';
import { isFocusAt } from './is-focus-at';

const at = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<form id="form"><input id="in"></form><input id="beside">';
});

it('a focus in a place is at it, and one beside it is not', () => {
  at('in').focus();
  expect(isFocusAt(at('form'))).toBe(true);
  at('beside').focus();
  expect(isFocusAt(at('form'))).toBe(false);
});

it('a focus that was lost with its button is everywhere, also at what is gone', () => {
  loseFocus();
  expect(isFocusAt(at('form'))).toBe(true);
  expect(isFocusAt(null)).toBe(true);
});

it('who has gone on to something else is not at a place that is gone', () => {
  at('beside').focus();
  expect(isFocusAt(null)).toBe(false);
});
