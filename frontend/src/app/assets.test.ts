import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAssets } from './assets';

function manifest(value: unknown, sheets: Record<string, string[]> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  const path = join(folder, 'manifest.json');
  writeFileSync(path, JSON.stringify(value));
  writeFileSync(join(folder, 'sheets.json'), JSON.stringify(sheets));
  return path;
}

describe('the addresses of a build', () => {
  it('are the client’s, its styles, and the two Latin faces', () => {
    const fonts = '../fonts/';
    const assets = readAssets(
      manifest({
        'src/app/client.ts': { file: 'assets/client-1.js', css: ['assets/client-2.css'] },
        'src/app/devanagari.ts': { file: 'assets/devanagari-8.js' },
        [`${fonts}anek-latin-latin-600-normal.woff2`]: { file: 'assets/anek-3.woff2' },
        [`${fonts}mukta-latin-400-normal.woff2`]: { file: 'assets/mukta-4.woff2' },
        [`${fonts}mukta-latin-ext-600-normal.woff2`]: { file: 'assets/ext-5.woff2' },
        [`${fonts}mukta-latin-ext-400-normal.woff2`]: { file: 'assets/ext-6.woff2' },
        [`${fonts}mukta-devanagari-400-normal.woff2`]: { file: 'assets/deva-7.woff2' },
      }),
    );
    expect(assets.js).toBe('/static/app/assets/client-1.js');
    expect(assets.devanagari).toBe('/static/app/assets/devanagari-8.js');
    expect(assets.css).toEqual(['/static/app/assets/client-2.css']);
    expect(assets.fonts).toEqual([
      '/static/app/assets/anek-3.woff2',
      '/static/app/assets/mukta-4.woff2',
    ]);
  });

  it('are those of its page as well', () => {
    const assets = readAssets(
      manifest(
        {
          'src/app/client.ts': { file: 'assets/client-1.js' },
          'src/app/devanagari.ts': { file: 'assets/devanagari-8.js' },
        },
        { 'costs/explorer-page': ['assets/explorer-3.css'], 'directory/hospital-page': [] },
      ),
    );
    expect(assets.pageCss).toEqual({
      'costs/explorer-page': ['/static/app/assets/explorer-3.css'],
      'directory/hospital-page': [],
    });
  });

  it('need a build', () => {
    expect(() => readAssets(manifest({}))).toThrow('run the build');
    expect(() => readAssets('/no/such/manifest.json')).toThrow();
  });
});
