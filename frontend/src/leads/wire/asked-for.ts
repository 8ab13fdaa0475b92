import type { AskedFor } from '@/contract/types';

/** Doctor, speciality, hospital and city in a line: what of them was said. */
export function askedLine({ doctor, speciality, place }: AskedFor): string {
  return [doctor, speciality, place].filter((part) => part !== '').join(' · ');
}

/** What a request asked for and when it was sent, as the page that thanks says it. */
export interface AskedWords {
  doctor: string;
  for: string;
  sent: string;
}
