import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const IMPORT = /@import "\.\.\/(.+)" layer\((.+)\);/g;

/** The sheet that a line of a file imports: from the root, or beside it. */
const sheet = (file: string, [line, path = '']: RegExpMatchArray) =>
  line.includes("'@/") ? path : join(dirname(file), path);

it('each style sheet stands in the layer of its folder', () => {
  const every = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
  const files = every.filter((file) => file.endsWith('.css') && !file.startsWith('styles/'));
  const imports = every
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...read(file).matchAll(/^import '(?:@|\.)\/(.+\.css)';$/gm)].map((at) => sheet(file, at)),
    );
  const named = [...read('styles/index.css').matchAll(IMPORT)].map(([, file, layer]) => [
    file,
    layer,
  ]);
  const layerOf = (file: string) => (file.startsWith('ui/') ? 'ui' : 'rooms');
  const layerIn = (file: string) => [file, /^@layer (\w+) \{$/m.exec(read(file))?.[1]];
  const own = [...new Set(imports)].map(layerIn); // of a page, or of what is opened over one
  expect(own.length).toBeGreaterThan(10);
  expect([...named, ...own].sort()).toEqual(files.sort().map((file) => [file, layerOf(file)]));
});

it('each picture that a style sheet names is a file', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/url\("(\.[^"?]+)/g)].map(([, url]) =>
      join(ROOT, file, '..', url ?? ''),
    ),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it('Hindi is in the face of the device, and on an English page it never moves what is read', () => {
  const faces = read('styles/fonts.css').split('@font-face').slice(1);
  for (const [family, display] of [
    ['"Device Devanagari"', 'swap'],
    ['"Few Devanagari"', 'optional'],
    ['"Link Devanagari"', 'block'],
  ]) {
    const device = faces.filter((face) => face.includes(family ?? ''));
    expect(device.map((face) => /weight: (.+);/.exec(face)?.[1])).toEqual(['400', '600 700']);
    expect(device.filter((face) => !face.includes(`font-display: ${display};`))).toEqual([]);
    expect(device.filter((face) => /url\([\s\S]*local\(/.test(face))).toEqual([]);
  }
  // A heading is bold also where our file, which is regular, stands in for the device's.
  const bold = faces.find((face) => /"Device Devanagari";\s+font-weight: 600 700/.test(face));
  expect(bold).not.toContain('url(');
  const made = faces.filter((face) => face.includes('"Bolder Devanagari"'));
  expect(made.map((face) => /weight: (.+);/.exec(face)?.[1])).toEqual(['400']);
  expect(faces.filter((face) => /"Mukta"[\s\S]*devanagari/.test(face))).toEqual([]);
  const stacks = `${read('styles/tokens.css')}${read('styles/hindi.css')}`.match(
    /[^;:]*"Mukta"[^;]*/g,
  );
  expect(stacks?.length).toBeGreaterThan(3);
  expect(stacks?.filter((stack) => !/"(Device|Few) Devanagari"/.test(stack))).toEqual([]);
});

/** From its width on, and below it: nothing else begins at a width of its own. In em where room for text decides. */
const BREAKPOINTS = [360, 380, 480, 640, 768, 960, 1024, 1240];

it('colours are tokens, and widths are breakpoints', () => {
  const sheets = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && file !== 'styles/tokens.css',
  );
  const all = sheets.map(read).join('\n');
  expect(all.match(/:[^;{]*#[0-9a-f]{3,8}\b[^;{]*;/gi)).toBeNull();
  const widths = (side: string) =>
    [...all.matchAll(RegExp(`\\(${side}-width: ([0-9.]+)(px|em)`, 'g'))].map(
      ([, width, unit]) => Number(width) * (unit === 'em' ? 16 : 1),
    );
  const from = widths('min');
  const upTo = widths('max').map((width) => width + 1);
  expect(from.length).toBeGreaterThan(40);
  expect([...from, ...upTo].filter((width) => !BREAKPOINTS.includes(width))).toEqual([]);
});
