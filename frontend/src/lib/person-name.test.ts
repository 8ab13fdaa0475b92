import { describe, expect, it } from 'vitest';
import { firstName } from './person-name';

describe('the first name of a person', () => {
  it.each([
    ['  Asha   Devi ', 'Asha'],
    ['Mrs. Asha Devi', 'Asha'],
    ['Dr Asha', 'Asha'],
    ['Dr. (Mrs) Asha Rao', 'Asha'],
    ['smt.asha devi', 'asha'],
    ['श्रीमती आशा देवी', 'आशा'],
    ['Drishti Rao', 'Drishti'],
    ['Shriya', 'Shriya'],
    ['Dr.', ''],
    [' ', ''],
  ])('of “%s” is “%s”: a title is none', (name, first) => {
    expect(firstName(name)).toBe(first);
  });
});
