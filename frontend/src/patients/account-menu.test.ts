import { describe, expect, it } from 'vitest';
import { letterOf } from './account-menu';

describe('the letter of an avatar', () => {
  it.each([
    ['asha devi', 'A'],
    [' सुनीता', 'स'],
    ['', 'G'],
    ['  ', 'G'],
    ['🙂 Asha', '🙂'],
    ['\u2068asha\u2069', 'A'], // as it is copied from a contact
    ['\u200b\u00adसुनीता', 'स'],
    ['\u200b', 'G'],
  ])('of “%s” is %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });
});
