import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import iconUrl from '@/ui/art/brand.svg?url&no-inline';

/** Addresses of what every page loads. */
export interface Assets {
  js: string;
  /** Of Hindi pages alone, before their first paint. */
  devanagari: string;
  css: string[];
  /** By the name of a page: the sheets that its component imports, which no other page loads. */
  pageCss: Record<string, string[]>;
  fonts: string[];
  icon: string;
}

interface ManifestEntry {
  file: string;
  css?: string[];
}

const BASE = '/static/app/';
const SHEETS = 'sheets.json'; // tools/page-sheets.ts
/** The two faces of Latin text above the fold; Devanagari follows when a page needs it. */
const PRELOADED = ['anek-latin-latin-600', 'mukta-latin-400'];

const addresses = (files: string[] = []) => files.map((file) => BASE + file);

/** Reads what the browser build says of itself. Throws when the build is missing. */
export function readAssets(manifestPath: string): Assets {
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const sheets: Record<string, string[]> = JSON.parse(
    readFileSync(join(dirname(manifestPath), SHEETS), 'utf8'),
  );
  const entry = (name: string) => {
    const found = manifest[`src/app/${name}.ts`];
    if (!found) throw new Error(`no ${name} entry in ${manifestPath}: run the build`);
    return found;
  };
  const client = entry('client');
  const fonts = Object.entries(manifest)
    .filter(([source]) => PRELOADED.some((name) => source.includes(`/${name}-`)))
    .map(([, { file }]) => BASE + file);
  return {
    js: BASE + client.file,
    devanagari: BASE + entry('devanagari').file,
    css: addresses(client.css),
    pageCss: Object.fromEntries(
      Object.entries(sheets).map(([page, files]) => [page, addresses(files)]),
    ),
    fonts,
    icon: iconUrl,
  };
}
