import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Meta } from '@/contract/types';
import { menus, shell, shellWith } from '@/testing/examples/shell';
import { words } from '@/testing/render';
import type { Assets } from './assets';
import { pageNames, renderDocument, renderFragment } from './render';

type Examples = Record<string, { meta: Meta }>;
const modules = import.meta.glob<Examples>('../*/*-page.example.ts', { eager: true });
const examples = Object.entries(modules).flatMap(([path, module]) => {
  const component = path.replace('../', '').replace('.example.ts', '');
  return Object.entries(module).map(([name, props]) => ({ component, name, props }));
});

const assets: Assets = {
  js: '/static/app/client.js',
  devanagari: '/static/app/devanagari.js',
  css: ['/static/app/client.css'],
  pageCss: { 'costs/explorer-page': ['/static/app/explorer-page.css'] },
  fonts: ['/static/app/anek-600.woff2', '/static/app/mukta.woff2'],
  icon: '/static/app/brand.svg',
};
const meta: Meta = {
  title: 'Gallstones & <treatment>',
  description: 'What they are.',
  canonical: 'https://example.org/condition/gallstones',
  image: 'https://example.org/share/gallstones.png',
  noindex: false,
  alternates: [{ lang: 'hi', url: 'https://example.org/hi/a' }],
  jsonLd: [{ '@type': 'FAQPage', name: '</script><script>alert(1)</script>' }],
};

const htmlOf = (changed: Partial<Meta> = {}, of = shell) => {
  const props = { ...modules['../content/condition-page.example.ts']?.usual };
  const payload = { component: 'content/condition-page', shell: of };
  return renderDocument({ ...payload, props: { ...props, meta: { ...meta, ...changed } } }, assets);
};
const sheetsOf = (page: Document) =>
  [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Every page the Python side asks for, as it stands in the source. */
function askedFor(folder = join(import.meta.dirname, '../../../sehat')): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'tests' ? [] : askedFor(path);
    if (!entry.name.endsWith('.py')) return [];
    const uses = readFileSync(path, 'utf8').matchAll(
      /(?:component = |render_page\(\s*request,\s*)"([^"]+)"/g,
    );
    return [...uses].map((use) => use[1] ?? '');
  });
}

describe('a fragment', () => {
  const of = (language: 'en' | 'hi') =>
    renderFragment({ fragment: 'shell/menus-fragment', language, props: { menus } });

  it('is HTML with nothing around it', () => {
    expect(of('en')).toMatch(/^<div>/);
    expect(parse(of('hi')).querySelectorAll('[data-menu-part]')).toHaveLength(4);
  });

  it('of no such name is an error', () => {
    const payload = { fragment: 'shell/menus', language: 'en' as const, props: {} };
    expect(() => renderFragment(payload)).toThrow('no fragment is called shell/menus');
  });
});

describe('the pages', () => {
  it('are those that the server asks for, no more and no less', () => {
    expect(pageNames).toEqual([...new Set(askedFor())].sort());
  });

  it('are the same with the menus and the footer that the renderer has cached', () => {
    for (const { component, props } of examples) {
      const payload = { component, props, shell };
      expect(renderDocument(payload, assets)).toBe(renderDocument(payload, assets, {}));
    }
  });

  it('have the menus of their own shell', () => {
    const footer = (of: typeof shell) => parse(htmlOf({}, of)).querySelector('footer')?.textContent;
    const english = footer(shell);
    expect(footer(shellWith({}, 'hi'))).not.toBe(english);
    expect(footer(shell)).toBe(english);
  });

  it('each have an example', () => {
    expect([...new Set(examples.map((example) => example.component))].sort()).toEqual(pageNames);
  });

  it.each(examples)('$component renders its example “$name” as a whole document', (example) => {
    const html = renderDocument({ ...example, shell }, assets);
    expect(html).toMatch(/^<!doctype html><html/);
    expect(html).toMatch(/<\/body><\/html>$/);
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+="|>undefined<|\[object Object\]/);
    const page = parse(html);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.title.startsWith(example.props.meta.title)).toBe(true);
    expect(page.title.split(shell.brand.name)).toHaveLength(2);
    const ids = [...page.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(['content/no-such-page', '', '__proto__', 'constructor'])(
    'do not include “%s”: it throws',
    (component) => {
      expect(() => renderDocument({ component, props: { meta }, shell }, assets)).toThrow(
        `no page is called ${component}`,
      );
    },
  );
});

describe('the document', () => {
  it('says its language, its type and where it lives', () => {
    const page = parse(htmlOf());
    expect(page.documentElement.lang).toBe('en');
    expect(page.documentElement.dataset.pageType).toBe('Condition');
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(meta.canonical);
    expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      'What they are.',
    );
    expect(page.title).toBe('Gallstones & <treatment> | Sehat Path');
    expect(parse(htmlOf({}, shellWith({}, 'hi'))).documentElement.lang).toBe('hi');
  });

  it('keeps out of an index only when it is told to', () => {
    expect(parse(htmlOf()).querySelector('meta[name="robots"]')).toBeNull();
    const hidden = parse(htmlOf({ noindex: true, canonical: null, description: '' }));
    expect(hidden.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(hidden.querySelector('link[rel="canonical"], meta[name="description"]')).toBeNull();
  });

  it('loads both Latin faces early, in Hindi as well', () => {
    for (const language of ['en', 'hi'] as const) {
      const page = parse(htmlOf({}, shellWith({}, language)));
      const preloads = [...page.querySelectorAll('link[rel="preload"][as="font"]')];
      expect(preloads.map((link) => link.getAttribute('href'))).toEqual(assets.fonts);
    }
  });

  it('chooses its Devanagari before it is painted, and only in Hindi', () => {
    const waitedFor = (of: typeof shell) =>
      [...parse(htmlOf({}, of)).querySelectorAll('head script[src]:not([type])')].map((script) =>
        script.getAttribute('src'),
      );
    expect(waitedFor(shellWith({}, 'hi'))).toEqual([assets.devanagari]);
    expect(waitedFor(shell)).toEqual([]);
  });

  it('loads one script, the styles, and the first fonts early', () => {
    const page = parse(htmlOf());
    const run = [...page.querySelectorAll('script')].filter((script) => script.type === 'module');
    expect(run.map((script) => script.getAttribute('src'))).toEqual([assets.js]);
    const preloads = [...page.querySelectorAll('link[rel="preload"][as="font"]')];
    expect(preloads.map((link) => link.getAttribute('href'))).toEqual(assets.fonts);
    expect(preloads.every((link) => link.hasAttribute('crossorigin'))).toBe(true);
    expect(sheetsOf(page)).toEqual(assets.css);
    // Over HTTP/1.1 what is named first gets the connection that is open.
    const first = page.querySelector('link[rel="stylesheet"], link[rel="preload"]');
    expect(first?.getAttribute('href')).toBe(assets.css[0]);
  });

  it('loads the sheets of its page as well', () => {
    const explorer = examples.filter(({ component }) => component === 'costs/explorer-page');
    const page = parse(
      explorer.map((example) => renderDocument({ ...example, shell }, assets))[0] ?? '',
    );
    expect(sheetsOf(page)).toEqual(['/static/app/client.css', '/static/app/explorer-page.css']);
  });

  it('never lets data end its block', () => {
    const html = htmlOf();
    expect(html).not.toContain('<script>alert(1)');
    const block = parse(html).querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(block?.textContent ?? '')).toEqual(meta.jsonLd[0]);
  });

  it('brings what its form needs to wake', () => {
    const hostile = { ...shell.context, pageName: '</script><b>' };
    const html = htmlOf({}, { ...shell, context: hostile });
    const block = parse(html).getElementById('page-form');
    expect(JSON.parse(block?.textContent ?? '')).toEqual({ form: shell.form, context: hostile });
    expect(html).not.toContain('</script><b>');
  });

  it('keeps React Aria from adding a style of its own', () => {
    expect(parse(htmlOf()).getElementById('react-aria-pressable-style')?.localName).toBe('link');
  });

  it('shows the title as words, not as markup', () => {
    expect(words(parse(htmlOf()).querySelector('title'))).toBe(
      'Gallstones & <treatment> | Sehat Path',
    );
    expect(htmlOf()).toContain('<title>Gallstones &amp; &lt;treatment&gt; | Sehat Path</title>');
  });

  it('is the same each time it is rendered', () => {
    expect(htmlOf()).toBe(htmlOf());
  });
});
