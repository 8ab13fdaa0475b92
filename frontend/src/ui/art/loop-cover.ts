import { LINE, skyFor, skyOf, tints } from './palette';
import { type Random, rng, type Seed } from './random';

const CELL = 60;
const HALF = CELL / 2;

function curve(x: number, y: number, random: Random): string {
  const arc = `a${HALF} ${HALF} 0 0`;
  return random() > 0.5
    ? `M${x + HALF} ${y}${arc} 1-${HALF} ${HALF}M${x + CELL} ${y + HALF}${arc} 0-${HALF} ${HALF}`
    : `M${x + HALF} ${y}${arc} 0 ${HALF} ${HALF}M${x} ${y + HALF}${arc} 1 ${HALF} ${HALF}`;
}

function dot(x: number, y: number, random: Random): string {
  if (random() <= 0.62) return '';
  const cx = x + (random() > 0.5 ? 0 : CELL);
  const cy = y + (random() > 0.5 ? 0 : CELL);
  return `<circle cx="${cx}" cy="${cy}" r="7"/>`;
}

/** Loops and dots, the path motif: the cover of an article, 480 by 240. */
export function loopCover(seed: Seed, tint?: number): string {
  const random = rng(seed);
  const own = skyFor(random);
  const sky = tint === undefined ? own : skyOf(tint);
  let path = '';
  let dots = '';
  for (let y = 0; y < 4 * CELL; y += CELL) {
    for (let x = 0; x < 8 * CELL; x += CELL) {
      path += curve(x, y, random);
      dots += dot(x, y, random);
    }
  }
  return `<svg viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><rect width="100%" height="100%" fill="${sky.sky}"/><path d="${path}" fill="none" stroke="${sky.far}" stroke-width="16"/><path d="${path}" fill="none" stroke="${LINE}" stroke-width="1.8" transform="translate(-3 -3)"/><g fill="${sky.sun}">${dots}</g></svg>`;
}

/** The colours of covers that stand in a row, so that no three neighbours share one. */
export const tintsOf = (seeds: Seed[]): number[] => tints(seeds.map((seed) => rng(seed)()));
