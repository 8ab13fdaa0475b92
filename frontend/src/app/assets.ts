import { readFileSync } from 'node:fs';
import iconUrl from '@/ui/art/brand.svg?url&no-inline';

/** Addresses of what every page loads. */
export interface Assets {
  js: string;
  /** Of Hindi pages alone, before their first paint. */
  devanagari: string;
  css: string[];
  fonts: string[];
  icon: string;
}

interface ManifestEntry {
  file: string;
  css?: string[];
}

const BASE = '/static/app/';
/** The three faces of English text above the fold; Devanagari follows when a page needs it. */
const PRELOADED = ['anek-latin-latin-600', 'mukta-latin-400', 'mukta-latin-600'];

/** Reads the manifest of the browser build. Throws when the build is missing. */
export function readAssets(manifestPath: string): Assets {
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(manifestPath, 'utf8'));
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
    css: (client.css ?? []).map((file) => BASE + file),
    fonts,
    icon: iconUrl,
  };
}
