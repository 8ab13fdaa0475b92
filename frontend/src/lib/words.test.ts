import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginsWord, headOfSentence, isSameName, midSentence } from './words';

describe('a name inside a sentence', () => {
  it.each([
    ['Gallstones', 'gallstones'],
    ['Inguinal Hernia', 'inguinal hernia'],
    ['Type 2 Diabetes', 'type 2 diabetes'],
    ['Short-sightedness', 'short-sightedness'],
    ['Gallbladder Removal (Keyhole)', 'gallbladder removal (keyhole)'],
    ['Women’s Health', 'women’s health'],
    ["Doctors of Children's Bones", "doctors of children's bones"],
  ])('%s becomes %s', (name, inside) => {
    expect(midSentence(name)).toBe(inside);
  });

  it.each([
    ['ACL Tear', 'ACL tear'],
    ['PCOS', 'PCOS'],
    ['IVF', 'IVF'],
    ['Vitamin D Deficiency', 'vitamin D deficiency'],
    ['X-Ray', 'X-ray'],
    ['MRI-Guided Biopsy', 'MRI-guided biopsy'],
    ['C-Section', 'C-section'],
    ['Guillain-Barré Syndrome', 'Guillain-Barré syndrome'],
    ['Non-Hodgkin Lymphoma', 'Non-Hodgkin lymphoma'],
    ['HbA1c Test', 'HbA1c test'],
    ['STIs and UTIs', 'STIs and UTIs'],
    ['Laser Surgery (HoLEP)', 'laser surgery (HoLEP)'],
    ['Crohn’s Disease', 'Crohn’s disease'],
    ["Bell's Palsy", "Bell's palsy"],
  ])('%s keeps its abbreviation or its person: %s', (name, inside) => {
    expect(midSentence(name)).toBe(inside);
  });

  it.each(['पित्त की पथरी', 'अ', ''])('Hindi has no capitals: "%s" stays', (name) => {
    expect(midSentence(name)).toBe(name);
  });
});

describe('what was typed, looked for in names', () => {
  it.each([
    ['a soft hyphen of a page it was copied from', 'guru\u00adgram'],
    ['a space without width', 'guru\u200bgram'],
    ['a mark of direction in front', '\u200egurugram'],
    ['a mark of byte order', '\ufeffgurugram'],
  ])('is found with %s in it', (_, typed) => {
    expect(beginsWord(['Gurugram'], typed)).toBe(true);
    expect(beginsWord([typed], 'gurugram')).toBe(true);
  });

  it.each([
    ['without its dot', 'गुड़गाँव', 'गुडगाँव'],
    ['with a dot where the name has none', 'गुडगाँव', 'गुड़गाँ'],
    ['with the dot for the moon and dot', 'गुड़गाँव', 'गुड़गांव'],
    ['with a nasal written out', 'मुंबई', 'मुम्बई'],
    ['with a dot for a nasal', 'चण्डीगढ़', 'चंडीगढ'],
    ['with a short vowel', 'दिल्ली', 'दिल्लि'],
    ['with a long one', 'मुंबई', 'मूंबई'],
    ['with another o', 'इंदौर ऑफ़िस', 'ओफिस'],
  ])('is found in Hindi as many spell it, %s: %s', (_, name, typed) => {
    expect(beginsWord([name], typed)).toBe(true);
    expect(isSameName(name, typed)).toBe(isSameName(typed, name));
  });

  it('is found letter by letter as its name is spelled', () => {
    for (const name of ['मुम्बई', 'गुड़गाँव', 'चण्डीगढ़', 'दिल्ली']) {
      for (let end = 1; end <= name.length; end += 1) {
        expect([name.slice(0, end), beginsWord([name], name.slice(0, end))]).toEqual([
          name.slice(0, end),
          true,
        ]);
      }
    }
  });

  it.each([
    ['in figures of Hindi', 'टाइप 2 डायबिटीज़', 'टाइप २ डायबिटीज'],
    ['in Latin ones', 'विटामिन बी१२', 'विटामिन बी12'],
    ['without its apostrophe', 'Crohn’s disease', 'crohns disease'],
    ['with a straight one', 'Crohn’s disease', "Crohn's disease"],
    ['without its accents', 'Ménière’s disease', 'menieres disease'],
    ['with accents', 'Sjogren syndrome', 'Sjögren syndrome'],
  ])('is found as search finds it, %s: %s', (_, name, typed) => {
    expect(beginsWord([name], typed)).toBe(true);
    expect(isSameName(name, typed)).toBe(true);
    for (let end = 1; end <= typed.length; end += 1)
      expect([typed.slice(0, end), beginsWord([name], typed.slice(0, end))]).toEqual([
        typed.slice(0, end),
        true,
      ]);
  });

  it('is found behind an apostrophe of a person as in front of it', () => {
    expect(beginsWord(['Dr D’Souza'], 'd’so')).toBe(true);
    expect(beginsWord(['Dr D’Souza'], 'dsouza')).toBe(true);
  });

  it('is another name in Hindi where other letters stand', () => {
    expect(isSameName('मुंबई', 'मुम्बई')).toBe(true);
    expect(isSameName('पटना', 'पुणे')).toBe(false);
    expect(beginsWord(['कोटा'], 'कटा')).toBe(false);
    expect(beginsWord(['नागपुर'], 'मागपुर')).toBe(false);
  });

  it('is nothing where it is only what nobody sees: the whole list stays', () => {
    expect(beginsWord(['Gurugram'], '\u200b')).toBe(true);
  });
});

describe('on a phone that speaks Turkish, where a capital I is no i', () => {
  beforeEach(() => {
    const { toLocaleLowerCase, toLocaleUpperCase } = String.prototype;
    vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
      return toLocaleLowerCase.call(this, 'tr');
    });
    vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string) {
      return toLocaleUpperCase.call(this, 'tr');
    });
  });

  it.each([
    ['Indore', 'indore'],
    ['India', 'ind'],
    ['IVF', 'iv'],
    ['indore', 'INDORE'],
  ])('%s is found by %s', (name, typed) => {
    expect(beginsWord([name], typed)).toBe(true);
  });

  it('a sentence begins with an English letter', () => {
    expect(headOfSentence('incisional hernia, ileostomy')).toBe('Incisional hernia, ileostomy');
  });

  it('no rule of ours reads the letters of names as the browser does those of its own language', () => {
    const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const reading = Object.entries(sources).filter(([, source]) =>
      /toLocale(Lower|Upper)Case\(\)/.test(source),
    );
    expect(reading.map(([path]) => path)).toEqual([]);
  });
});
