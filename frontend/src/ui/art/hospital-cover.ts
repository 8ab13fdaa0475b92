import { type Block, GROUND, roof, wall, windows } from './hospital-parts';
import { SHAPES } from './hospital-shapes';
import { LINE, type Sky, skyFor, skyOf } from './palette';
import { type Random, rng, type Seed } from './random';

/** One of the two lower buildings beside the main one. */
function wing(block: Block, random: Random, sky: Sky): string {
  const { x, width, height } = block;
  const y = GROUND - height;
  const glass = windows(x + 8, y + 8, width - 16, height - 18, random, sky.glass);
  return roof(block, y, random, sky) + wall(block, y, sky) + glass;
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

/** It stays with the hospital wherever this is shown; only its colours give way to those beside it. */
const shapeOf = (seed: Seed) => SHAPES[Math.floor(rng(`${seed}/shape`)() * SHAPES.length)] ?? wing;

/** A hospital, 480 by 220. Decoration: the name stands beside it. No ids, so pictures can repeat. */
export function hospitalCover(seed: Seed, tint?: number): string {
  const random = rng(seed);
  const own = skyFor(random);
  const sky = tint === undefined ? own : skyOf(tint);
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
    wing({ x: x - left.width, ...left }, random, sky),
    wing({ x: x + main.width, ...right }, random, sky),
    shapeOf(seed)({ x, ...main }, random, sky),
    tree(Math.max(26, x - left.width - 34), GROUND + 4, random),
    tree(Math.min(452, x + main.width + right.width + 30), GROUND + 4, random),
    random() > 0.4 ? tree(Math.max(60, x - left.width - 74), GROUND + 8, random) : '',
    street(sky),
  ];
  return `<svg viewBox="0 0 480 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">${scene.join('')}</svg>`;
}
