import { describe, expect, it } from 'vitest';
import { daysText } from '@/lib/text/days';
import { type Clinic, dayWord, nextClinic, showNext } from './next-clinic';

const WEEKDAYS: Clinic = [[0, 1, 2, 3, 4], 600, 780, '10 am to 1 pm'];
const SATURDAY: Clinic = [[5], 1020, 1140, '5 pm to 7 pm'];
// 23 November 2026 is a Monday; India is 5 h 30 min before Greenwich.
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`);

describe('the next clinic', () => {
  it.each([
    ['before it opens', at(23, '08:00'), { ahead: 0, hours: '10 am to 1 pm' }],
    ['while it is open', at(23, '12:59'), { ahead: 0, hours: '10 am to 1 pm' }],
    ['after it closed', at(23, '13:00'), { ahead: 1, hours: '10 am to 1 pm' }],
    ['on the last day of a run', at(27, '18:00'), { ahead: 1, hours: '5 pm to 7 pm' }],
    ['at the end of the week', at(28, '20:00'), { ahead: 2, hours: '10 am to 1 pm' }],
    ['shortly after midnight in India', at(24, '00:30'), { ahead: 0, hours: '10 am to 1 pm' }],
  ])('is found %s', (_, now, found) => {
    expect(nextClinic([WEEKDAYS, SATURDAY], now)).toEqual(found);
  });

  it('is the earlier of two on one day', () => {
    const evening: Clinic = [[0], 1080, 1200, '6 pm to 8 pm'];
    expect(nextClinic([evening, WEEKDAYS], at(23, '08:00'))?.hours).toBe('10 am to 1 pm');
    expect(nextClinic([evening, WEEKDAYS], at(23, '14:00'))?.hours).toBe('6 pm to 8 pm');
  });

  it('is a week away where today was the only day, and none where there is none', () => {
    expect(nextClinic([SATURDAY], at(28, '20:00'))?.ahead).toBe(7);
    expect(nextClinic([], at(23, '08:00'))).toBeNull();
  });

  it.each([
    [0, 'en', 'today'],
    [1, 'en', 'tomorrow'],
    [2, 'en', 'Wednesday'],
    [6, 'en', 'Sunday'],
    [7, 'en', 'in 7 days'],
    [7, 'hi', '7 दिन में'],
    [0, 'hi', 'आज'],
    [2, 'hi', 'बुधवार'],
  ] as const)('is %i days ahead, in %s: %s', (ahead, language, word) => {
    expect(dayWord(ahead, at(23, '23:30'), language)).toBe(word);
  });

  it.each(['en', 'hi'] as const)('are called as everywhere, in %s', (language) => {
    const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    const days = [0, 1, 2, 3, 4, 5, 6].map((day) => format(Date.UTC(2026, 10, 23 + day)));
    expect(daysText[language].weekdays).toEqual(days);
  });

  it('takes the place of all hours; what is not understood stays', () => {
    document.body.innerHTML = `<span data-next="Next clinic: {day}, {hours}">Clinic: by appointment</span>`;
    const [place] = document.querySelectorAll<HTMLElement>('span');
    if (!place) throw new Error('no place');
    showNext([place], at(23, '08:00'));
    expect(place.textContent).toBe('Clinic: by appointment');
    place.dataset.clinics = JSON.stringify([WEEKDAYS]);
    showNext([place], at(23, '08:00'));
    expect(place.textContent).toBe('Next clinic: today, 10 am to 1 pm');
  });
});
