export const LINE = '#0C473D';

export interface Sky {
  sky: string;
  far: string;
  near: string;
  sun: string;
  wall: string;
  trim: string;
  glass: string;
}

const MINT: Sky = {
  sky: '#DFF2EB',
  far: '#C0E4D8',
  near: '#8ECDBA',
  sun: '#F4AE2B',
  wall: '#FFFFFF',
  trim: '#E0784C',
  glass: '#9CCBE3',
};
const SKIES: Sky[] = [
  MINT,
  {
    sky: '#FCE6D9',
    far: '#F8D3BE',
    near: '#8ECDBA',
    sun: '#E0784C',
    wall: '#FFFFFF',
    trim: '#2B8F79',
    glass: '#C0E4D8',
  },
  {
    sky: '#DFF0F8',
    far: '#C3E0EF',
    near: '#8ECDBA',
    sun: '#FBD68C',
    wall: '#FFF8EA',
    trim: '#F4AE2B',
    glass: '#9CCBE3',
  },
  {
    sky: '#FEF0D2',
    far: '#FBE0A9',
    near: '#C0E4D8',
    sun: '#F4AE2B',
    wall: '#FFFFFF',
    trim: '#1C5A7C',
    glass: '#C3E0EF',
  },
  {
    sky: '#FBE3EA',
    far: '#F5CBD7',
    near: '#8ECDBA',
    sun: '#FBD68C',
    wall: '#FFFFFF',
    trim: '#8E2F50',
    glass: '#DFF0F8',
  },
];

/**
 * Which colours each of a row of covers has: its own, unless one of the two before it has them.
 * `own` are numbers from 0 to 1.
 */
export function tints(own: number[]): number[] {
  const chosen: number[] = [];
  for (const value of own) {
    let tint = Math.floor(value * SKIES.length);
    while (chosen.slice(-2).includes(tint)) tint = (tint + 1) % SKIES.length;
    chosen.push(tint);
  }
  return chosen;
}

export const skyOf = (tint: number): Sky => SKIES[tint] ?? MINT;
export const skyFor = (random: () => number): Sky =>
  SKIES[Math.floor(random() * SKIES.length)] ?? MINT;
