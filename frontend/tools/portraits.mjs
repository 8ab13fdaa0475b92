/**
 * Draws the faces of demo doctors, in the colours and the line of the other art: `bin/node frontend/tools/portraits.mjs`.
 *
 * Twenty women and twenty men: ten that are younger, ten that are older. A photograph takes the place of one as soon as somebody uploads it.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLACE = join(dirname(fileURLToPath(import.meta.url)), '../src/ui/art/portraits');
const LINE = '#0C473D';
const EDGE = `stroke="${LINE}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"`;

const BACKS = [
  ['#DFF2EB', '#C0E4D8'],
  ['#FEF0D2', '#FBE0A9'],
  ['#FCE6D9', '#F8D3BE'],
  ['#DFF0F8', '#C3E0EF'],
  ['#FBE3EA', '#F5CBD7'],
  ['#E9F0D8', '#D6E3B8'],
];
const SKINS = ['#EDC29B', '#D9A376', '#C48A5D', '#A97048', '#8A5837'];
const BLACK = '#2B2422';
const BROWN = '#4A3228';
const GREY = '#B4BAB6';
const WHITE = '#E4E7E3';
const CLOTHES = ['#2B8F79', '#E0784C', '#1C5A7C', '#8E2F50', '#F4AE2B', '#5E6FA8'];

const fill = (path, colour, edge = EDGE) => `<path d="${path}" fill="${colour}" ${edge}/>`;
const line = (path, width = 1.8) =>
  `<path d="${path}" fill="none" stroke="${LINE}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

function back([sky, ring]) {
  return (
    `<path d="M0 0h96v96H0Z" fill="${sky}"/>` +
    `<circle cx="48" cy="50" r="37" fill="none" stroke="${ring}" stroke-width="9"/>`
  );
}

/** What is behind the head, the cap of hair on it, and what falls before the shoulders. */
const HAIR = {
  bun: (c) => [fill('M37 70a11 9 0 1 0 22 0Z', c), cap(c, 'centre')],
  topBun: (c) => [fill('M38 16a10 9 0 1 1 20 0c0 5-4 8-10 8s-10-3-10-8Z', c), cap(c, 'back')],
  bob: (c) => [
    fill('M27 66c-6-24-2-48 21-48s27 24 21 48c-4 4-9 3-11 1H38c-2 2-7 3-11-1Z', c),
    cap(c, 'side'),
  ],
  long: (c) => [
    fill('M25 84c-4-20-4-66 23-66s27 46 23 66c-5 3-11 2-14-1H39c-3 3-9 4-14 1Z', c),
    cap(c, 'centre'),
  ],
  braid: (c) => [
    fill('M30 60c-4-22-1-42 18-42s22 20 18 42Z', c),
    cap(c, 'side'),
    fill('M64 58c7 4 8 12 5 18 3 6 1 12-4 14-6-1-8-8-5-13-4-6-3-13 4-19Z', c) +
      line('M62 77l7-3M63 68l6-1'),
  ],
  crop: (c) => [fill('M29 52c-4-22 2-34 19-34s23 12 19 34Z', c), cap(c, 'side')],
  short: (c) => [
    '',
    fill('M30 44c-3-17 4-25 18-25s21 8 18 25c-2-5-3-8-5-11-8 1-17-1-22-5-2 6-6 8-9 16Z', c),
  ],
  parted: (c) => [
    '',
    fill('M30 45c-4-19 5-27 18-27 15 0 21 9 18 27-2-3-3-7-4-12-9-1-15-4-19-8-2 5-9 8-13 20Z', c),
  ],
  curly: (c) => [
    '',
    fill(
      'M30 44c-5-3-4-9-1-11-2-5 2-9 6-9 0-5 7-7 10-4 3-4 9-3 11 0 5-1 9 3 8 7 5 2 5 8 2 11 1 2 1 4 0 6-2-3-3-7-6-9-4 2-8 1-10-1-4 3-9 2-11-1-4 2-8 5-9 11Z',
      c,
    ),
  ],
  receding: (c) => [
    '',
    fill(
      'M30 46c-3-12 0-20 6-24-1 6-2 8-3 11-1 4-2 8-3 13Zm36 0c3-12 0-20-6-24 1 6 2 8 3 11 1 4 2 8 3 13Z',
      c,
    ) + fill('M36 22c6-5 18-5 24 0-6-2-18-2-24 0Z', c),
  ],
  bald: (c) => [
    '',
    fill('M30 50c-3-6-3-12-1-16 2 4 3 9 3 14Zm36 0c3-6 3-12 1-16-2 4-3 9-3 14Z', c),
  ],
  crew: (c) => [
    '',
    fill('M30 43c-2-16 4-23 18-23s20 7 18 23c-1-5-3-8-5-10-8-3-18-3-26 0-2 2-4 5-5 10Z', c),
  ],
};

function cap(colour, parting) {
  const shapes = {
    centre: 'M30 48c-4-20 4-29 18-29s22 9 18 29c-3-9-10-14-18-20-8 6-15 11-18 20Z',
    side: 'M30 49c-4-21 4-30 18-30s22 9 18 30c-2-8-6-14-13-18-6 5-16 8-23 18Z',
    back: 'M30 45c-3-18 5-26 18-26s21 8 18 26c-4-10-10-15-18-15s-14 5-18 15Z',
  };
  return fill(shapes[parting], colour);
}

const CLOTHING = {
  coat: (colour) =>
    fill('M8 98c1-19 15-26 40-26s39 7 40 26Z', '#FFFFFF') +
    fill('M38 72l10 17 10-17Z', colour) +
    line('M38 72l-6 8 7 4-3 5 12 9 12-9-3-5 7-4-6-8'),
  scrubs: (colour) =>
    fill('M8 98c1-19 15-26 40-26s39 7 40 26Z', colour) + line('M37 72l11 15 11-15M48 87v11'),
  stethoscope: (colour) =>
    fill('M8 98c1-19 15-26 40-26s39 7 40 26Z', '#FFFFFF') +
    fill('M38 72l10 17 10-17Z', colour) +
    line('M34 73c-5 9-2 17 4 18s10-6 6-12M62 73c4 7 4 12 2 17', 2.4) +
    `<circle cx="64" cy="91" r="3" fill="${colour}" ${EDGE}/>`,
  sari: (colour) =>
    fill('M8 98c1-19 15-26 40-26s39 7 40 26Z', colour) +
    fill('M8 98c1-19 13-25 27-26 12 8 24 17 31 26Z', '#FFF8EA') +
    line('M30 73c13 8 24 16 31 25', 2.4),
  kurta: (colour) =>
    fill('M8 98c1-19 15-26 40-26s39 7 40 26Z', colour) +
    fill('M39 71c2 6 16 6 18 0l2 3c-3 7-19 7-22 0Z', '#FFF8EA') +
    line('M48 80v14'),
};

const BEARDS = {
  none: () => '',
  moustache: (c) => fill('M41 55c3-3 11-3 14 0-2 2-5 2-7 1-2 1-5 1-7-1Z', c),
  full: (c) =>
    fill('M31 47c0 13 6 21 17 21s17-8 17-21c-2 7-5 9-8 8-3-2-6-2-9-1-3-1-6-1-9 1-3 1-6-1-8-8Z', c),
  stubble: () =>
    `<path d="M33 55c3 8 8 12 15 12s12-4 15-12c-4 4-9 5-15 5s-11-1-15-5Z" fill="${BLACK}" opacity=".18"/>`,
};

function head(skin) {
  return (
    fill('M41 58h14v13c-2 6-12 6-14 0Z', skin) +
    `<path d="M41 64c4 4 10 4 14 0v5c-4 2-10 2-14 0Z" fill="${LINE}" opacity=".16"/>` +
    `<circle cx="30.500" cy="47" r="3.600" fill="${skin}" ${EDGE}/><circle cx="65.500" cy="47" r="3.600" fill="${skin}" ${EDGE}/>` +
    fill('M31 42c0-12 6-20 17-20s17 8 17 20c0 15-6 25-17 25S31 57 31 42Z', skin)
  );
}

function face({ hair, isOlder, hasBeard }) {
  const brow = hair === WHITE ? GREY : hair;
  return (
    `<path d="M37.500 40.500c2-1.800 4.800-1.800 6.500-.5M52 40c1.700-1.300 4.500-1.300 6.500.5" fill="none" stroke="${brow}" stroke-width="2" stroke-linecap="round"/>` +
    `<circle cx="41" cy="45.500" r="1.900" fill="${LINE}"/><circle cx="55" cy="45.500" r="1.900" fill="${LINE}"/>` +
    line('M48 46c-1 3-2 4.500-2 5.500 0 1 1 1.500 2.200 1.500', 1.5) +
    (hasBeard
      ? line('M44.500 59.500c2 1.500 5 1.500 7 0', 1.6)
      : line('M42.500 58c3 3.200 8 3.200 11 0', 1.7)) +
    (isOlder ? line('M36 50c.5 1 1.200 1.600 2 2M60 50c-.5 1-1.200 1.600-2 2', 1) : '')
  );
}

const glasses = () =>
  `<g fill="#FFFFFF" fill-opacity=".35" stroke="${LINE}" stroke-width="1.700"><circle cx="41" cy="45.500" r="5.600"/><circle cx="55" cy="45.500" r="5.600"/></g>${line('M46.600 45c.9-.7 1.900-.7 2.800 0M35.400 44.500l-4-1M60.600 44.500l4-1', 1.6)}`;

const earrings = () =>
  '<circle cx="30" cy="52" r="1.700" fill="#F4AE2B"/><circle cx="66" cy="52" r="1.700" fill="#F4AE2B"/>';

function portrait(one) {
  const { tone, skin, style, hair = BLACK, clothing, colour, beard = 'none' } = one;
  const [behind, cap, before = ''] = HAIR[style](hair);
  const beardColour = hair === BROWN ? BLACK : hair;
  const parts = [
    back(BACKS[tone]),
    behind,
    CLOTHING[clothing](CLOTHES[colour]),
    head(SKINS[skin]),
    BEARDS[beard](beardColour),
    face({ hair, isOlder: one.isOlder, hasBeard: beard === 'full' || beard === 'moustache' }),
    cap,
    one.glasses ? glasses() : '',
    one.earrings ? earrings() : '',
    before,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${parts.join('')}</svg>\n`;
}

const older = { isOlder: true };
const FACES = {
  woman: [
    { tone: 0, skin: 1, style: 'bun', clothing: 'coat', colour: 3, earrings: true },
    { tone: 1, skin: 3, style: 'long', clothing: 'stethoscope', colour: 0 },
    { tone: 2, skin: 0, style: 'bob', hair: BROWN, clothing: 'scrubs', colour: 2, glasses: true },
    { tone: 3, skin: 2, style: 'braid', clothing: 'coat', colour: 4, earrings: true },
    { tone: 4, skin: 4, style: 'crop', clothing: 'scrubs', colour: 0 },
    { tone: 5, skin: 1, style: 'topBun', clothing: 'stethoscope', colour: 1, glasses: true },
    { tone: 2, skin: 3, style: 'bob', clothing: 'coat', colour: 5, earrings: true },
    { tone: 0, skin: 2, style: 'long', hair: BROWN, clothing: 'sari', colour: 1, glasses: true },
    { tone: 3, skin: 0, style: 'crop', hair: BROWN, clothing: 'stethoscope', colour: 3 },
    { tone: 1, skin: 4, style: 'braid', clothing: 'scrubs', colour: 3, glasses: true },
    {
      ...older,
      tone: 2,
      skin: 2,
      style: 'bun',
      hair: GREY,
      clothing: 'sari',
      colour: 3,
      glasses: true,
    },
    {
      ...older,
      tone: 3,
      skin: 1,
      style: 'bob',
      hair: GREY,
      clothing: 'coat',
      colour: 5,
      earrings: true,
    },
    {
      ...older,
      tone: 0,
      skin: 3,
      style: 'crop',
      hair: WHITE,
      clothing: 'coat',
      colour: 1,
      glasses: true,
    },
    {
      ...older,
      tone: 1,
      skin: 0,
      style: 'bun',
      hair: WHITE,
      clothing: 'sari',
      colour: 2,
      earrings: true,
    },
    {
      ...older,
      tone: 5,
      skin: 4,
      style: 'topBun',
      hair: GREY,
      clothing: 'coat',
      colour: 3,
      earrings: true,
    },
    { ...older, tone: 4, skin: 2, style: 'bob', clothing: 'sari', colour: 0, glasses: true },
    {
      ...older,
      tone: 0,
      skin: 1,
      style: 'topBun',
      clothing: 'stethoscope',
      colour: 2,
      earrings: true,
    },
    { ...older, tone: 5, skin: 3, style: 'bun', clothing: 'coat', colour: 4, glasses: true },
    { ...older, tone: 3, skin: 4, style: 'bob', hair: GREY, clothing: 'scrubs', colour: 1 },
    {
      ...older,
      tone: 2,
      skin: 0,
      style: 'crop',
      hair: GREY,
      clothing: 'stethoscope',
      colour: 0,
      glasses: true,
    },
  ],
  man: [
    { tone: 3, skin: 2, style: 'short', clothing: 'coat', colour: 2 },
    { tone: 0, skin: 1, style: 'parted', clothing: 'scrubs', colour: 0, beard: 'stubble' },
    { tone: 2, skin: 4, style: 'curly', clothing: 'stethoscope', colour: 5, glasses: true },
    { tone: 1, skin: 3, style: 'crew', clothing: 'scrubs', colour: 2, beard: 'full' },
    { tone: 5, skin: 0, style: 'parted', hair: BROWN, clothing: 'coat', colour: 1, glasses: true },
    { tone: 4, skin: 1, style: 'short', clothing: 'stethoscope', colour: 0, beard: 'moustache' },
    { tone: 0, skin: 3, style: 'curly', clothing: 'coat', colour: 4 },
    { tone: 3, skin: 0, style: 'crew', clothing: 'kurta', colour: 3, beard: 'stubble' },
    {
      tone: 2,
      skin: 2,
      style: 'parted',
      clothing: 'coat',
      colour: 0,
      glasses: true,
      beard: 'full',
    },
    { tone: 1, skin: 4, style: 'short', clothing: 'scrubs', colour: 5 },
    {
      ...older,
      tone: 0,
      skin: 2,
      style: 'receding',
      hair: GREY,
      clothing: 'coat',
      colour: 3,
      glasses: true,
    },
    {
      ...older,
      tone: 1,
      skin: 1,
      style: 'bald',
      hair: WHITE,
      clothing: 'coat',
      colour: 2,
      beard: 'moustache',
    },
    {
      ...older,
      tone: 3,
      skin: 3,
      style: 'parted',
      hair: GREY,
      clothing: 'kurta',
      colour: 5,
      beard: 'moustache',
    },
    {
      ...older,
      tone: 2,
      skin: 0,
      style: 'crew',
      hair: WHITE,
      clothing: 'coat',
      colour: 0,
      glasses: true,
      beard: 'full',
    },
    {
      ...older,
      tone: 4,
      skin: 4,
      style: 'receding',
      hair: WHITE,
      clothing: 'kurta',
      colour: 0,
      glasses: true,
    },
    { ...older, tone: 5, skin: 2, style: 'short', hair: GREY, clothing: 'stethoscope', colour: 1 },
    {
      ...older,
      tone: 3,
      skin: 1,
      style: 'crew',
      hair: GREY,
      clothing: 'coat',
      colour: 5,
      beard: 'full',
    },
    {
      ...older,
      tone: 0,
      skin: 4,
      style: 'bald',
      hair: GREY,
      clothing: 'scrubs',
      colour: 2,
      glasses: true,
    },
    {
      ...older,
      tone: 2,
      skin: 3,
      style: 'short',
      clothing: 'coat',
      colour: 1,
      glasses: true,
      beard: 'moustache',
    },
    {
      ...older,
      tone: 1,
      skin: 0,
      style: 'parted',
      hair: WHITE,
      clothing: 'stethoscope',
      colour: 3,
    },
  ],
};

mkdirSync(PLACE, { recursive: true });
for (const [gender, ones] of Object.entries(FACES)) {
  ones.forEach((one, number) => {
    writeFileSync(join(PLACE, `${gender}-${number + 1}.svg`), portrait(one));
  });
}
