import { pageLanguage } from '@/lib/page-data';
import type { Language } from '@/lib/text';
import { daysText } from '@/lib/text/days';

/** Weekdays (Monday is 0), begin and end in minutes after midnight, and the hours in words. */
export type Clinic = [weekdays: number[], begin: number, end: number, hours: string];

const INDIA = 330 * 60_000; // ms before Greenwich; the same all year
const WEEK = 7;

/** The clinic that is open or opens first, and in how many days; null where there is none. */
export function nextClinic(clinics: Clinic[], now: Date): { ahead: number; hours: string } | null {
  const { weekday, minutes } = inIndia(now);
  for (let ahead = 0; ahead <= WEEK; ahead += 1) {
    const [found] = clinics
      .filter(
        ([days, , end]) => days.includes((weekday + ahead) % WEEK) && (ahead > 0 || end > minutes),
      )
      .sort(([, one], [, other]) => one - other);
    if (found) return { ahead, hours: found[3] };
  }
  return null;
}

/** “today”, “tomorrow”, else the day of the week; “in 7 days”, where that would be taken for today. */
export function dayWord(ahead: number, now: Date, language: Language): string {
  const words = daysText[language];
  if (ahead === WEEK) return words.inAWeek;
  const { weekday } = inIndia(now);
  return words.soon[ahead] ?? words.weekdays[(weekday + ahead) % WEEK] ?? '';
}

/** The day of the week, Monday is 0, and the minutes since its midnight. */
function inIndia(now: Date): { weekday: number; minutes: number } {
  const there = new Date(now.getTime() + INDIA);
  return {
    weekday: (there.getUTCDay() + WEEK - 1) % WEEK,
    minutes: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
}

/** The hours of the places that say their next clinic. */
const hoursOf = new Map<HTMLElement, Clinic[]>();

export function showNext(places: Iterable<HTMLElement>, now: Date): void {
  for (const place of places) {
    const clinics: Clinic[] = hoursOf.get(place) ?? JSON.parse(place.dataset.clinics ?? '[]');
    const next = nextClinic(clinics, now);
    if (!next) continue;
    hoursOf.set(place, clinics);
    delete place.dataset.clinics; // it may be longer than a line now
    const day = dayWord(next.ahead, now, pageLanguage());
    place.textContent = (place.dataset.next ?? '')
      .replace('{day}', day)
      .replace('{hours}', next.hours);
  }
}

// A page that lay in the background says the next of now when it is seen again, not that of yesterday.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') showNext(hoursOf.keys(), new Date());
});
