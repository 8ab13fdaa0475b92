import { LINE, type Sky, skyFor } from './palette';
import { type Random, rng, type Seed } from './random';

const GROUND = 196;

interface Block {
  x: number;
  width: number;
  height: number;
  isMain?: boolean;
}

function windowAt(kind: number, x: number, y: number): string {
  if (kind === 0) return `M${x - 6} ${y + 10}v-14a6 6 0 0 1 12 0v14Z`;
  return kind === 1 ? `M${x - 6} ${y - 10}h12v20h-12Z` : `M${x - 8} ${y - 6}h16v12h-16Z`;
}

function windows(
  x: number,
  y: number,
  width: number,
  height: number,
  random: Random,
  glass: string,
): string {
  const kind = Math.floor(random() * 3);
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

function roof({ x, width }: Block, y: number, random: Random, sky: Sky): string {
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
function entrance({ x, width }: Block, y: number, sky: Sky): string {
  const middle = x + width / 2;
  return `<path d="M${middle - 16} ${GROUND}v-30a16 16 0 0 1 32 0v30Z" fill="${LINE}"/><path d="M${middle - 26} ${GROUND - 42}h52l5 10h-62Z" fill="${sky.trim}" stroke="${LINE}" stroke-width="1.6" stroke-linejoin="round"/><g transform="translate(${middle} ${y + 20})"><rect x="-13" y="-13" width="26" height="26" rx="7" fill="#0E5A4C"/><path d="M0-6.500v13M-6.500 0h13" stroke="#fff" stroke-width="3.200" stroke-linecap="round"/></g>`;
}

function building(block: Block, random: Random, sky: Sky): string {
  const { x, width, height, isMain = false } = block;
  const y = GROUND - height;
  const top = roof(block, y, random, sky);
  const wall = `<path d="M${x + 5} ${GROUND}V${y + 5}h${width}V${GROUND}Z" fill="${sky.wall}"/><path d="M${x} ${GROUND}V${y}h${width}V${GROUND}" fill="none" stroke="${LINE}" stroke-width="2" stroke-linejoin="round"/>`;
  const glass = windows(
    x + 8,
    y + (isMain ? 36 : 8),
    width - 16,
    height - (isMain ? 86 : 18),
    random,
    sky.glass,
  );
  return top + wall + glass + (isMain ? entrance(block, y, sky) : '');
}

function tree(x: number, ground: number, random: Random): string {
  const isTall = random() > 0.5;
  const [height, rx, ry] = isTall ? [34, 13, 27] : [22, 20, 20];
  const fill = random() > 0.5 ? '#2B8F79' : '#146C5B';
  const cy = ground - height - (isTall ? 14 : 8);
  return `<path d="M${x} ${ground}v-${height}" stroke="${LINE}" stroke-width="3" stroke-linecap="round"/><ellipse cx="${x + 2}" cy="${cy + 3}" rx="${rx}" ry="${ry}" fill="${fill}"/><ellipse cx="${x - 1}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${LINE}" stroke-width="1.6"/>`;
}

function skyline(random: Random): string {
  let path = `M0 ${GROUND}`;
  for (let x = 0; x < 480; ) {
    const y = 90 + random() * 70;
    const width = 34 + random() * 44;
    path += `V${y.toFixed(0)}H${Math.min(480, x + width).toFixed(0)}`;
    x += width;
  }
  return `${path}V${GROUND}Z`;
}

function sun(x: number, y: number, fill: string): string {
  return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="25" fill="${fill}"/><circle cx="${(x - 4).toFixed(0)}" cy="${(y - 3).toFixed(0)}" r="25" fill="none" stroke="${LINE}" stroke-width="1.6"/>`;
}

function street(sky: Sky): string {
  return `<path d="M0 ${GROUND}h480v24H0Z" fill="#FFF8EA"/><path d="M0 ${GROUND}h480" stroke="${LINE}" stroke-width="2"/><path d="M10 ${GROUND + 12}h460" stroke="${sky.sun}" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 12"/>`;
}

/** A hospital, 480 by 220. Decoration: the name stands beside it. No ids, so pictures can repeat. */
export function hospitalCover(seed: Seed): string {
  const random = rng(seed);
  const sky = skyFor(random);
  const main = { width: 132 + Math.floor(random() * 40), height: 118 + Math.floor(random() * 26) };
  const x = 240 - main.width / 2 + Math.floor(random() * 40 - 20);
  const left = { width: 76 + Math.floor(random() * 30), height: 66 + Math.floor(random() * 30) };
  const right = { width: 70 + Math.floor(random() * 40), height: 60 + Math.floor(random() * 40) };
  const sunX = random() < 0.5 ? 48 + random() * 70 : 362 + random() * 70;
  const sunY = 42 + random() * 18;
  const far = skyline(random);
  const hill = `<path d="M0 ${GROUND - 8}c90-26 170-16 240-8s170 8 240-10v50H0Z" fill="${sky.near}"/>`;
  const scene = [
    `<rect width="480" height="220" fill="${sky.sky}"/>`,
    sun(sunX, sunY, sky.sun),
    `<path d="${far}" fill="${sky.far}"/>${hill}`,
    building({ x: x - left.width, ...left }, random, sky),
    building({ x: x + main.width, ...right }, random, sky),
    building({ x, ...main, isMain: true }, random, sky),
    tree(Math.max(26, x - left.width - 34), GROUND + 4, random),
    tree(Math.min(452, x + main.width + right.width + 30), GROUND + 4, random),
    random() > 0.4 ? tree(Math.max(60, x - left.width - 74), GROUND + 8, random) : '',
    street(sky),
  ];
  return `<svg viewBox="0 0 480 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">${scene.join('')}</svg>`;
}
