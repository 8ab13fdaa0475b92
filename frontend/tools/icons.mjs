// Draws the icons named in icons.json: one sprite for the interface and the brands, and a file each
// for the body (they weigh 1 KB each, and a page shows a dozen of 120): `bin/node frontend/tools/icons.mjs`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const list = JSON.parse(read('src/ui/icon/icons.json'));

function inner(svg) {
  const body = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return body.replace(/\s*\n\s*/g, '').replace(/ \/>/g, '/>');
}

const symbol = (id, size, body) =>
  `<symbol id="${id}" viewBox="0 0 ${size} ${size}">${body}</symbol>`;

const shorter = (body) => body.replace(/\d*\.\d{2,}/g, (n) => String(Number(Number(n).toFixed(1))));

const painted = (body, colour) =>
  shorter(body)
    .replace(/ fill="(?!none)[^"]*"/g, '')
    .replace(/ stroke="(?!none)[^"]*"/g, ` stroke="${colour}"`)
    .replace(/<(path|circle|ellipse|rect|polygon)(?![^>]*fill="none")/g, `<$1 fill="${colour}"`);

function lucide(name) {
  const drawing = read(`node_modules/lucide-static/icons/${name}.svg`);
  return symbol(`i-${name}`, 24, inner(drawing.replace(/<!--.*?-->/s, '')));
}

/** Block print: the filled drawing in a tint, moved a little, under the outline. */
function healthicon(folder, name) {
  const base = 'node_modules/healthicons/public/icons/svg';
  const tint = painted(
    inner(read(`${base}/filled/${folder}/${name}.svg`)),
    'var(--hi-tint,#f4ae2b)',
  );
  const line = painted(inner(read(`${base}/outline/${folder}/${name}.svg`)), 'currentColor');
  const moved = `<g transform="translate(2.5 2)" opacity=".9">${tint}</g>`;
  return symbol(`h-${name}`, 48, moved + line);
}

const brand = (name) =>
  symbol(
    `b-${name}`,
    24,
    inner(read(`node_modules/simple-icons/icons/${name}.svg`)).replace(/<title>.*?<\/title>/, ''),
  );

const licence =
  '<!-- biome-ignore-all lint/a11y/noSvgWithoutTitle: decoration -->' +
  '<!-- lucide (ISC), healthicons (MIT), simple-icons (CC0) -->';
const file = (symbols) =>
  `${licence}\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;

function write(path, symbols) {
  writeFileSync(new URL(`src/ui/icon/${path}`, root), file(symbols));
}

const folder = new URL('src/ui/icon/health/', root);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
write('sprite.svg', [...list.lucide.map(lucide), ...list.brands.map(brand)]);
for (const [group, names] of Object.entries(list.healthicons)) {
  for (const name of names) write(`health/${name}.svg`, [healthicon(group, name)]);
}
