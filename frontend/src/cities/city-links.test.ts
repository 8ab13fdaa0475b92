import { describe, expect, it, vi } from 'vitest';
import { renderDocument, renderFragment } from '@/app/render';
import * as home from '@/content/home-page.example';
import * as info from '@/content/info-page.example';
import type { MenuPanels } from '@/contract/types';
import { inLanguage } from '@/lib/page-language';
import { menus, shellWith } from '@/testing/examples/shell';
import { leadToCity } from './city-links';
import { USUAL } from './sibling';

/*
 * e2e/test_crawl.py follows every link of every page as the server sends it. What it leaves to the browser,
 * on pages that are the same for everyone, are the beginnings, the tiles of departments and the menus.
 */
const BEGINNINGS = ['/', '/doctors', '/hospitals'];
const DEPARTMENTS = ['urology', 'ent', 'general-surgery'];
const NAMES: Record<string, string[]> = {
  [USUAL]: ['Delhi NCR', 'दिल्ली एनसीआर'],
  pune: ['Pune', 'पुणे'],
  kochi: ['Kochi', 'कोच्चि'],
};
const languages = ['en', 'hi'] as const;
type Language = (typeof languages)[number];
const assets = {
  js: '/a.js',
  devanagari: '/d.css',
  css: [],
  pageCss: {},
  fonts: [],
  icon: '/i.svg',
};

/** Every choice of the departments: what a city may have. */
const subsets = Array.from({ length: 2 ** DEPARTMENTS.length }, (_, number) =>
  DEPARTMENTS.filter((_, place) => Math.floor(number / 2 ** place) % 2 === 1),
);

const tiles = (language: Language, kind = 'doctors') =>
  DEPARTMENTS.map((slug) => ({
    label: slug,
    icon: 'stomach',
    url: inLanguage(`/${USUAL}/${kind}/${slug}`, language),
    lang: null,
  }));

function documents(language: Language): string[] {
  const shell = shellWith({}, language);
  const panels: MenuPanels['menus'] = menus.map((menu) => ({
    ...menu,
    groups: [{ label: '', icon: null, items: tiles(language) }],
  }));
  const homePage = {
    ...home.usual,
    departments: tiles(language, 'hospitals'),
    doctorsUrl: inLanguage('/doctors', language),
  };
  const fragment = renderFragment({
    fragment: 'shell/menus-fragment',
    language,
    props: { menus: panels },
  });
  return [
    renderDocument({ component: 'content/home-page', props: homePage, shell }, assets),
    renderDocument({ component: 'content/info-page', props: info.usual, shell }, assets),
    fragment,
  ];
}

/** The city that an address leads to; undefined for none. */
function placeOf(href: string): string | undefined {
  if (!href.startsWith('/')) return undefined;
  const { pathname, searchParams } = new URL(href, 'https://here.example');
  const path = pathname.replace(/^\/hi(?=\/|$)/, '') || '/';
  const named = [path.split('/')[1] ?? '', searchParams.get('city') ?? ''];
  return named.find((slug) => slug in NAMES) ?? (BEGINNINGS.includes(path) ? USUAL : undefined);
}

/** Links that lead to another city than the chosen one, and neither they nor the headings above name it. */
function strays(page: ParentNode, chosen: string): string[] {
  const above: string[] = [];
  return [...page.querySelectorAll('h2, h3, summary, legend, a[href]')].flatMap((node) => {
    if (node.localName !== 'a') {
      above.splice(node.localName === 'h2' ? 0 : 1, 2, node.textContent ?? '');
      return [];
    }
    const href = node.getAttribute('href') ?? '';
    const city = placeOf(href);
    const said = [node.textContent, node.getAttribute('aria-label'), ...above].join(' ');
    const isNamed = city === undefined || NAMES[city]?.some((name) => said.includes(name));
    return city === chosen || isNamed ? [] : [`${href}: ${node.textContent}`];
  });
}

async function lead(html: string, slug: string, there: string[]): Promise<Document> {
  vi.stubGlobal('fetch', async () => Response.json({ doctors: there, hospitals: there }));
  const page = new DOMParser().parseFromString(html, 'text/html');
  const isPage = page.querySelector('h1, h2') !== null;
  const menus = isPage ? undefined : page;
  await leadToCity(page, { id: 1, name: NAMES[slug]?.[0] ?? '', type: '', slug }, menus);
  return page;
}

describe.each(languages)('on a page that is the same for everyone (%s)', (language) => {
  const pages = documents(language);

  it.each(subsets)(
    'every link leads to the chosen city or names another: with %j',
    async (...there) => {
      for (const slug of Object.keys(NAMES)) {
        for (const html of pages) {
          const page = await lead(html, slug, slug === USUAL ? DEPARTMENTS : there);
          expect(strays(page, slug), slug).toEqual([]);
        }
      }
    },
  );

  it('a department that a city has not leads to the page of the department', async () => {
    for (const html of pages) {
      const kochi = await lead(html, 'kochi', ['ent']);
      const hrefs = [...kochi.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
      const own = hrefs.filter((href) => /\/(doctors|hospitals)\/|\/department\//.test(href));
      const expected = html.includes(`/${USUAL}/doctors/`) || html.includes(`/${USUAL}/hospitals/`);
      expect(own.some((href) => href === inLanguage('/department/urology', language))).toBe(
        expected,
      );
    }
  });
});

describe('under a heading that names the usual city', () => {
  it('tiles stay there, and the chosen one is offered beside it', async () => {
    const section = `<section><h2>In Delhi NCR <span data-see-city="/doctors" data-see-label="See {}"></span></h2>
      <nav class="depts"><a href="/${USUAL}/doctors/ent">ENT</a></nav></section>`;
    const page = await lead(section, 'pune', DEPARTMENTS);
    const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/doctors?city=pune', `/${USUAL}/doctors/ent`]);
  });
});
