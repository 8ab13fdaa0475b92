// What a drawn hospital is put together from; the ink line stands, its colour is 5 px off.
import { LINE, type Sky } from './palette';
import type { Random } from './random';

export const GROUND = 196;

export interface Block {
  x: number;
  width: number;
  height: number;
}

function windowAt(kind: number, x: number, y: number): string {
  if (kind === 0) return `M${x - 6} ${y + 10}v-14a6 6 0 0 1 12 0v14Z`;
  return kind === 1 ? `M${x - 6} ${y - 10}h12v20h-12Z` : `M${x - 8} ${y - 6}h16v12h-16Z`;
}

export function windows(
  x: number,
  y: number,
  width: number,
  height: number,
  random: Random,
  glass: string,
  kind = Math.floor(random() * 3),
): string {
  const columns = Math.max(2, Math.floor(width / 24));
  const rows = Math.max(1, Math.floor(height / 34));
  const [dx, dy] = [width / columns, height / rows];
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      path += windowAt(kind, x + dx * column + dx / 2, y + dy * row + dy / 2);
    }
  }
  return `<path d="${path}" fill="${glass}" transform="translate(2 2)"/><path d="${path}" fill="none" stroke="${LINE}" stroke-width="1.5"/>`;
}

export function roof({ x, width }: Block, y: number, random: Random, sky: Sky): string {
  const stroke = `stroke="${LINE}" stroke-width="2"`;
  const kind = Math.floor(random() * 3);
  if (kind === 0)
    return `<path d="M${x + width * 0.5 - 22} ${y}v-16h44v16" fill="${sky.wall}" ${stroke}/>`;
  if (kind === 1) {
    const left = x + width * 0.2;
    return `<path d="M${left} ${y}v-12h20v12" fill="${sky.trim}" ${stroke}/><path d="M${left + 4} ${y - 12}h12" stroke="${LINE}" stroke-width="4"/>`;
  }
  return `<path d="M${x + width * 0.3} ${y}a${width * 0.2} ${width * 0.12} 0 0 1 ${width * 0.4} 0Z" fill="${sky.wall}" ${stroke}/>`;
}

/** The entrance with its awning, and the sign: a white plus on pine, never a red cross. */
export function entrance({ x, width }: Block, y: number, sky: Sky): string {
  const middle = x + width / 2;
  return `<path d="M${middle - 16} ${GROUND}v-30a16 16 0 0 1 32 0v30Z" fill="${LINE}"/><path d="M${middle - 26} ${GROUND - 42}h52l5 10h-62Z" fill="${sky.trim}" stroke="${LINE}" stroke-width="1.6" stroke-linejoin="round"/><g transform="translate(${middle} ${y + 20})"><rect x="-13" y="-13" width="26" height="26" rx="7" fill="#0E5A4C"/><path d="M0-6.500v13M-6.500 0h13" stroke="#fff" stroke-width="3.200" stroke-linecap="round"/></g>`;
}

/** A wall from the ground to `y`. */
export function wall({ x, width }: Block, y: number, sky: Sky): string {
  return `<path d="M${x + 5} ${GROUND}V${y + 5}h${width}V${GROUND}Z" fill="${sky.wall}"/><path d="M${x} ${GROUND}V${y}h${width}V${GROUND}" fill="none" stroke="${LINE}" stroke-width="2" stroke-linejoin="round"/>`;
}

/** A closed form, printed as the walls are. */
export function printed(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}" transform="translate(4 4)"/><path d="${path}" fill="none" stroke="${LINE}" stroke-width="2" stroke-linejoin="round"/>`;
}
