import { describe, expect, it } from 'vitest';
import { en } from './en';
import { hi } from './hi';
import { text } from './index';

/** `ribbon.opinion`, … and the kind of what stands there. */
function keys(catalogue: object, before = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'object'
      ? keys(value, `${before}${key}.`)
      : `${before}${key}: ${typeof value}`,
  );
}

function strings(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((value) =>
    typeof value === 'object' ? strings(value) : typeof value === 'string' ? [value] : [],
  );
}

describe('the catalogues', () => {
  it('have the same keys', () => {
    expect(keys(hi)).toEqual(keys(en));
  });

  it('leave nothing empty', () => {
    for (const catalogue of [en, hi]) {
      expect(strings(catalogue).filter((value) => value.trim() === '')).toEqual([]);
    }
  });

  it('speak Hindi in Hindi, but for names', () => {
    const spoken = strings(hi).filter((value) => /\p{L}/u.test(value)); // a stop is no word
    const foreign = spoken.filter((value) => !/\p{Script=Devanagari}/u.test(value));
    expect(foreign).toEqual(['WhatsApp']);
  });

  it('write a percentage as India does', () => {
    for (const catalogue of [en, hi]) {
      expect(JSON.stringify(strings(catalogue))).not.toMatch(/\d[ \u00a0\u202f]%/);
      expect(catalogue.costs.cghsRule('1 May')).toContain('15%');
    }
  });

  it('are chosen by language', () => {
    expect(text('hi').search).toBe(hi.search);
    expect(text('en').search).toBe('Search');
  });

  it('count in words', () => {
    expect(en.doctors.count(1)).toBe('1 doctor');
    expect(en.doctors.count(14)).toBe('14 doctors');
    expect(en.doctor.experience(1)).toBe('1 year of experience');
    expect(en.andMore(['a', 'b', 'c'])).toBe('a, b and c');
    expect(hi.andMore(['क'])).toBe('क');
    expect(en.andMore([])).toBe('');
  });

  it('keep apart what has an “and” of its own', () => {
    expect(en.andMore(['Private insurance', 'CGHS and ECHS'])).toBe(
      'Private insurance, and CGHS and ECHS',
    );
    expect(en.andMore(['Bones and joints', 'Heart', 'Eyes'])).toBe(
      'Bones and joints, Heart, and Eyes',
    );
    expect(en.andMore(['Stomach and gut'])).toBe('Stomach and gut');
    expect(en.andMore(['Andhra Bank', 'Sand'])).toBe('Andhra Bank and Sand');
    expect(hi.andMore(['हड्डी और जोड़', 'आँखें'])).toBe('हड्डी और जोड़, और आँखें');
    expect(hi.andMore(['औरत', 'बच्चे'])).toBe('औरत और बच्चे');
  });
});
