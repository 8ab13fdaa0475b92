import { describe, expect, it } from 'vitest';
import { letterOf } from './account-menu';

describe('the letter of an avatar', () => {
  it.each([
    ['asha devi', 'A'],
    [' सुनीता', 'स'],
    ['', 'G'],
    ['  ', 'G'],
    ['🙂 Asha', '🙂'],
  ])('of “%s” is %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });
});
