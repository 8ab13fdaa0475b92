import { describe, expect, it } from 'vitest';
import { midSentence } from './words';

describe('a name inside a sentence', () => {
  it.each([
    ['Gallstones', 'gallstones'],
    ['Inguinal Hernia', 'inguinal hernia'],
    ['Type 2 Diabetes', 'type 2 diabetes'],
    ['Short-sightedness', 'short-sightedness'],
    ['Gallbladder Removal (Keyhole)', 'gallbladder removal (keyhole)'],
  ])('%s becomes %s', (name, inside) => {
    expect(midSentence(name)).toBe(inside);
  });

  it.each([
    ['ACL Tear', 'ACL tear'],
    ['PCOS', 'PCOS'],
    ['IVF', 'IVF'],
    ['Vitamin D Deficiency', 'vitamin D deficiency'],
    ['X-Ray', 'X-Ray'],
    ['Crohn’s Disease', 'Crohn’s disease'],
    ["Bell's Palsy", "Bell's palsy"],
  ])('%s keeps its abbreviation or its person: %s', (name, inside) => {
    expect(midSentence(name)).toBe(inside);
  });

  it.each(['पित्त की पथरी', 'अ', ''])('Hindi has no capitals: "%s" stays', (name) => {
    expect(midSentence(name)).toBe(name);
  });
});
