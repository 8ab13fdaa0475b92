import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Clinic, nextClinic, showNext } from './next-clinic';

const DAY = 24 * 60; // minutes
const INDIA = 330 * 60_000; // ms
const MONDAY = Date.UTC(2026, 10, 23); // in India, at midnight
const EXAMPLES = { numRuns: 500 };

const clinic = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    fc.integer({ min: 0, max: DAY - 2 }),
    fc.integer({ min: 1, max: DAY }),
  )
  .map(
    ([days, begin, length]): Clinic => [days, begin, Math.min(DAY - 1, begin + length), `${begin}`],
  );
const minuteOfWeek = fc.integer({ min: 0, max: 7 * DAY - 1 });
const at = (minute: number) => new Date(MONDAY - INDIA + minute * 60_000);

/** Minutes until it opens, 0 while it is open, on the day that is so many ahead. */
function waitFor([, begin, end]: Clinic, ahead: number, minute: number): number {
  const now = minute % DAY;
  if (ahead === 0 && now >= begin && now < end) return 0;
  return ahead * DAY + begin - now;
}

describe('the next clinic, whatever the hours', () => {
  it('is one of the doctor’s, on a day that it is held, and not over', () => {
    const property = fc.property(
      fc.array(clinic, { minLength: 1 }),
      minuteOfWeek,
      (all, minute) => {
        const next = nextClinic(all, at(minute));
        const day = (Math.floor(minute / DAY) + (next?.ahead ?? 0)) % 7;
        const held = all.filter(([days, , , hours]) => days.includes(day) && hours === next?.hours);
        expect(held.some((one) => waitFor(one, next?.ahead ?? 0, minute) >= 0)).toBe(true);
      },
    );
    fc.assert(property, EXAMPLES);
  });

  it('is the first that is open or opens', () => {
    const property = fc.property(
      fc.array(clinic, { minLength: 1 }),
      minuteOfWeek,
      (all, minute) => {
        const next = nextClinic(all, at(minute));
        const waits = all.flatMap((one) =>
          Array.from({ length: 8 }, (_, ahead) => ahead)
            .filter((ahead) => one[0].includes((Math.floor(minute / DAY) + ahead) % 7))
            .map((ahead) => waitFor(one, ahead, minute))
            .filter((wait) => wait >= 0),
        );
        const chosen = all
          .filter(([, , , hours]) => hours === next?.hours)
          .map((one) => waitFor(one, next?.ahead ?? 0, minute));
        expect(chosen).toContain(Math.min(...waits));
      },
    );
    fc.assert(property, EXAMPLES);
  });
});

describe('the next clinic on a card', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en';
  });
  const card = (clinics: unknown) => {
    document.body.innerHTML = '<span data-next="Next clinic: {day}, {hours}">All hours</span>';
    const place = document.querySelector('span') as HTMLElement;
    place.dataset.clinics = JSON.stringify(clinics);
    return place;
  };

  it('is said in the words of the page, in Hindi too', () => {
    document.documentElement.lang = 'hi';
    const place = card([[[1], 600, 780, 'सुबह 10 से 1']]);
    place.dataset.next = 'अगली बार: {day}, {hours}';
    showNext([place], at(0));
    expect(place.textContent).toBe('अगली बार: कल, सुबह 10 से 1');
  });

  it('takes hours for what they are, whatever signs they hold', () => {
    const place = card([[[0], 600, 780, '10 – 1 (Hall 2)']]);
    showNext([place], at(0));
    expect(place.textContent).toBe('Next clinic: today, 10 – 1 (Hall 2)');
  });

  it('leaves all hours where none is on a day of the week', () => {
    const place = card([]);
    showNext([place], at(0));
    expect(place.textContent).toBe('All hours');
  });

  it('is the next of now when a page that lay open for days is seen again', () => {
    vi.useFakeTimers({ now: at(0), toFake: ['Date'] });
    const place = card([[[0, 3], 600, 780, '10 to 1']]);
    showNext([place], new Date());
    expect(place.textContent).toBe('Next clinic: today, 10 to 1');
    vi.setSystemTime(at(2 * DAY));
    expect(place.textContent).toBe('Next clinic: today, 10 to 1');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(place.textContent).toBe('Next clinic: tomorrow, 10 to 1');
  });
});
