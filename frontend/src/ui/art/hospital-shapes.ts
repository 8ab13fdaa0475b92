// What the main building of a hospital looks like: one of six, by which two hospitals are told apart.
import { type Block, entrance, GROUND, printed, roof, wall, windows } from './hospital-parts';
import { LINE, type Sky } from './palette';
import type { Random } from './random';

type Shape = (block: Block, random: Random, sky: Sky) => string;

const SIGN = 36; // what the sign takes below the roof
const DOOR = 50; // and the entrance above the ground
const ARCHED = 0;
const TALL = 1;
const WIDE = 2;

/** The windows between the sign and the entrance. */
function floors({ x, width, height }: Block, random: Random, sky: Sky, kind?: number): string {
  const y = GROUND - height + SIGN;
  return windows(x + 8, y, width - 16, height - SIGN - DOOR, random, sky.glass, kind);
}

const plain: Shape = (block, random, sky) => {
  const y = GROUND - block.height;
  const top = roof(block, y, random, sky);
  return top + wall(block, y, sky) + floors(block, random, sky) + entrance(block, y, sky);
};

/** Under a pediment on two columns. */
const gabled: Shape = ({ x, width, height }, random, sky) => {
  const block = { x, width, height: height - 14 };
  const y = GROUND - block.height;
  const middle = x + width / 2;
  const gable = printed(`M${x - 8} ${y}L${middle} ${y - 34}L${x + width + 8} ${y}Z`, sky.trim);
  const columns = `<path d="M${middle - 38} ${GROUND}v-46M${middle + 38} ${GROUND}v-46" stroke="${LINE}" stroke-width="5"/>`;
  return (
    wall(block, y, sky) +
    gable +
    floors(block, random, sky, ARCHED) +
    columns +
    entrance(block, y, sky)
  );
};

/** A tower on a broad ground floor. */
const tower: Shape = ({ x, width, height }, random, sky) => {
  const base = { x: x - 6, width: width + 12, height: 64 };
  const high = {
    x: x + Math.round(width * 0.22),
    width: Math.round(width * 0.56),
    height: height + 30,
  };
  const [y, middle] = [GROUND - high.height, x + width / 2];
  const mast = `<path d="M${middle} ${y}v-16" stroke="${LINE}" stroke-width="3" stroke-linecap="round"/>`;
  const storeys = windows(
    high.x + 8,
    y + SIGN,
    high.width - 16,
    high.height - 108,
    random,
    sky.glass,
    TALL,
  );
  const ground = wall(base, GROUND - base.height, sky);
  return mast + wall(high, y, sky) + storeys + ground + entrance(high, y, sky);
};

/** Under a dome between two small ones. */
const domed: Shape = (block, random, sky) => {
  const { x, width, height } = block;
  const y = GROUND - height + 12;
  const lower = { x, width, height: height - 12 };
  const dome = (middle: number, radius: number, fill: string) =>
    `<path d="M${middle} ${y - radius}v-10" stroke="${LINE}" stroke-width="2"/>${printed(`M${middle - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0Z`, fill)}`;
  const domes = [
    dome(x + width / 2, 30, sky.near),
    dome(x + 16, 12, sky.trim),
    dome(x + width - 16, 12, sky.trim),
  ];
  return (
    domes.join('') +
    wall(lower, y, sky) +
    floors(lower, random, sky, ARCHED) +
    entrance(lower, y, sky)
  );
};

/** Low and long, over a row of arches. */
const arcaded: Shape = ({ x, width, height }, random, sky) => {
  const block = { x: x - 6, width: width + 12, height: Math.floor(height * 0.8) };
  const y = GROUND - block.height;
  const count = Math.floor(block.width / 34);
  const step = block.width / count;
  const arches = Array.from(
    { length: count },
    (_, at) => `M${block.x + step * (at + 0.5) - 11} ${GROUND}v-24a11 11 0 0 1 22 0v24Z`,
  ).join('');
  const eaves = `<path d="M${block.x - 8} ${y}h${block.width + 16}" stroke="${LINE}" stroke-width="6" stroke-linecap="round"/>`;
  const openings = `<path d="${arches}" fill="${sky.glass}" stroke="${LINE}" stroke-width="1.5"/>`;
  return (
    wall(block, y, sky) +
    eaves +
    floors(block, random, sky, WIDE) +
    openings +
    entrance(block, y, sky)
  );
};

/** Under a slanting roof, with bands of glass. */
const slanted: Shape = (block, _, sky) => {
  const { x, width } = block;
  const y = GROUND - block.height;
  const front = printed(`M${x} ${GROUND}V${y - 22}L${x + width} ${y + 8}V${GROUND}Z`, sky.wall);
  const fin = printed(`M${x + width - 20} ${GROUND}V${y - 14}h12V${GROUND}Z`, sky.trim);
  let bands = '';
  for (let at = y + SIGN; at < GROUND - DOOR - 12; at += 22)
    bands += `M${x + 12} ${at}h${width - 44}v11h-${width - 44}Z`;
  const glass = `<path d="${bands}" fill="${sky.glass}" stroke="${LINE}" stroke-width="1.5"/>`;
  return front + glass + fin + entrance(block, y, sky);
};

export const SHAPES: Shape[] = [plain, gabled, tower, domed, arcaded, slanted];
