import { describe, expect, it } from 'vitest';
import type { Lists } from '@/leads/lists/lists';
import type { Loaded } from '@/leads/lists/options';
import { formField, shell } from '@/testing/examples/shell';
import { inEnglish, isCalled, placeOf } from './names';

const ready = <T>(items: T[]): Loaded<T> => ({ items, state: 'ready' });
const lists: Lists = {
  isAwake: true,
  cities: ready([]),
  hospitals: ready([]),
  specialities: ready([
    { DepartmentId: 3, DepartmentName: 'Urology', NameHi: 'मूत्र रोग', Aliases: [] },
  ]),
  treatments: ready([]),
  conditions: ready([{ DiseaseName: 'Kidney stones', NameHi: 'गुर्दे की पथरी', Aliases: [] }]),
  localities: ready([]),
};
const form = {
  ...shell.form,
  fields: [formField('city'), formField('speciality'), formField('treatment')],
  cities: [
    { id: 477, name: 'Mumbai', nameHi: 'मुंबई' },
    { id: 514, name: 'Delhi NCR', nameHi: 'दिल्ली एनसीआर' },
  ],
};

describe('a name from a list', () => {
  it.each([
    ['city', 'मुम्बई', 'Mumbai'],
    ['city', 'दिल्ली  एनसीआर', 'Delhi NCR'],
    ['city', 'दिल्ली-एनसीआर', 'Delhi NCR'],
    ['speciality', 'मुत्र रोग', 'Urology'],
    ['treatment', 'गुर्दे की पथरि', 'Kidney stones'],
    ['treatment', 'मूत्र रोग', 'मूत्र रोग'],
  ] as const)('%s is sent in English however its Hindi is spelled: %s', (key, typed, sent) => {
    expect(inEnglish({ [key]: typed }, form, lists)).toEqual({ [key]: sent });
  });

  it.each([
    ['city', 'delhi ncr', 'Delhi NCR'],
    ['city', 'Delhi-NCR', 'Delhi NCR'],
    ['city', ' mumbai ', 'Mumbai'],
    ['city', 'other', 'Other'],
    ['city', 'Navi Mumbai', 'Navi Mumbai'],
    ['speciality', 'UROLOGY', 'Urology'],
    ['treatment', 'kidney-stones', 'Kidney stones'],
    ['treatment', 'something rare', 'something rare'],
  ] as const)(
    '%s is sent as the list has it, however its English is written: %s',
    (key, typed, sent) => {
      expect(inEnglish({ [key]: typed }, form, lists)).toEqual({ [key]: sent });
    },
  );

  it.each(['New Delhi', 'new  delhi', 'New-Delhi', 'दिल्लि', 'Dilli'])('is meant by %s', (typed) => {
    const named = { name: 'Delhi NCR', hindi: 'दिल्ली', aliases: ['New Delhi', 'Dilli'] };
    expect(isCalled(named, typed)).toBe(true);
  });

  it.each(['', ' ', '-', 'Delh', 'New'])('is not meant by %j', (typed) => {
    const named = { name: 'Delhi', hindi: '', aliases: ['New Delhi'] };
    expect(isCalled(named, typed)).toBe(false);
  });
});

describe('the place of what was typed in a list', () => {
  const delhi = { name: 'Delhi NCR', hindi: 'दिल्ली एनसीआर', aliases: ['Noida', 'Gurgaon'] };
  const noida = { name: 'Noida', hindi: 'नोएडा', aliases: ['New Okhla'] };

  it.each([
    ['Noida', 1],
    ['नोएडा', 1],
    ['noida ', 1],
    ['Gurgaon', 0],
    ['New-Okhla', 1],
    ['Pune', -1],
    ['', -1],
  ])('of “%s” is %i: who is called so comes before who is also called so', (typed, place) => {
    expect(placeOf([delhi, noida], typed)).toBe(place);
  });

  it('is that of the other name where nobody is called so', () => {
    expect(placeOf([delhi], 'Noida')).toBe(0);
    expect(placeOf([], 'Noida')).toBe(-1);
  });
});
