import { beforeEach, describe, expect, it } from 'vitest';
import { chooseCity } from '@/cities/city';
import { serve } from '@/testing/fake-server';
import { askedValues } from './asked';
import { prefill } from './prefill';

const json = (value: unknown) => () => Response.json(value);
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `<form data-draft=""><input name="cityField"><input name="treatment"></form>`;
  serve({
    '/api/cities': json([
      [
        { CityId: 477, CityName: 'Mumbai', Aliases: ['Bombay'], NameHi: 'मुंबई' },
        { CityId: 514, CityName: 'Delhi NCR', Aliases: ['Noida', 'Gurgaon'] },
        { CityId: 571, CityName: 'Noida', Aliases: [], NameHi: 'नोएडा' },
      ],
    ]),
    '/api/lead/department-options': json([
      [],
      [
        { DiseaseName: 'Piles', Aliases: ['bawaseer'], NameHi: 'बवासीर' },
        { DiseaseName: "Crohn's disease", Aliases: ['IBD (Crohn’s)'], NameHi: '' },
        { DiseaseName: 'Kidney stones / calculi', Aliases: [], NameHi: '' },
      ],
    ]),
  });
});

describe('what a link says of its form', () => {
  it.each([
    ['mumbai', 'Mumbai'],
    ['Bombay', 'Mumbai'],
    ['delhi-ncr', 'Delhi NCR'],
    ['मुंबई', 'Mumbai'],
    ['मुम्बई', 'Mumbai'],
    ['gurgaon', 'Delhi NCR'],
    ['noida', 'Noida'], // which has its own page since
  ])('city=%s starts it from %s, over the page as well', async (asked, city) => {
    await prefill(asked, '');
    expect(field('cityField').value).toBe(city);
    expect(askedValues()).toEqual({ city });
  });

  it('is a condition by any of its names', async () => {
    await prefill('', 'bawaseer');
    expect(field('treatment').value).toBe('Piles');
  });

  it.each([
    ['crohns-disease', "Crohn's disease"],
    ["crohn's disease", "Crohn's disease"],
    ['ibd-crohns', "Crohn's disease"],
    ['kidney-stones-calculi', 'Kidney stones / calculi'],
    ['Kidney_stones_calculi', 'Kidney stones / calculi'],
    ['pi\u00adles', 'Piles'],
    ['बवासीर', 'Piles'],
    ['बवासिर', 'Piles'],
    ['%22', ''],
    ['-', ''],
  ])(
    'is a condition as an address has it, without its signs: disease=%s is %j',
    async (asked, condition) => {
      await prefill('', asked);
      expect(field('treatment').value).toBe(condition);
    },
  );

  it('counts for nothing when we do not know it', async () => {
    await prefill('atlantis', '<b>');
    expect([field('cityField').value, field('treatment').value]).toEqual(['', '']);
  });

  it('takes the place of the city that was chosen before, and stands in the form', async () => {
    chooseCity({ id: 568, name: 'Pune', type: 'popular', slug: 'pune' });
    field('cityField').value = 'Pune';
    await prefill('mumbai', '');
    expect(field('cityField').value).toBe('Mumbai');
  });

  it('leaves the chosen city where it names none that we know', async () => {
    chooseCity({ id: 568, name: 'Pune', type: 'popular', slug: 'pune' });
    field('cityField').value = 'Pune';
    await prefill('atlantis', 'piles');
    expect([field('cityField').value, field('treatment').value]).toEqual(['Pune', 'Piles']);
  });

  it('takes nothing back that was typed', async () => {
    field('cityField').value = 'Pune';
    await prefill('mumbai', '');
    expect(field('cityField').value).toBe('Pune');
  });
});
