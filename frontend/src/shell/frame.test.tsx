import { describe, expect, it } from 'vitest';
import type { Layout, Link, Menu, Shell } from '@/contract/types';
import { shell, shellWith } from '@/testing/examples/shell';
import { html, words } from '@/testing/render';
import { Frame } from './frame';

function frame(of: Shell): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html(<Frame shell={of}>page</Frame>, of.context.language);
  return box;
}

const PARTS = {
  ribbon: '.ribbon',
  header: '.site-header',
  search: '.site-header a[href="/search"]',
  large: '.appband',
  slim: '.appslim',
  footer: '.site-footer',
  floating: '[data-floating-bar]',
  plain: '.bare__top .brand',
  partner: 'a.partner[href="/partner-with-us"]',
  safety: '.safety',
  chat: 'main.chat-overlay',
};

const parts = (box: HTMLElement): string[] =>
  Object.entries(PARTS).flatMap(([name, selector]) => (box.querySelector(selector) ? name : []));

describe('the layout table', () => {
  const home: Partial<Layout> = {
    appBanner: 'large',
    searchButton: false,
    partnerBanner: true,
  };
  const thanks: Partial<Layout> = {
    nav: 'plain',
    appBanner: 'none',
    footer: false,
    floatingBar: false,
    ribbon: 'none',
  };
  const bare: Partial<Layout> = { ...thanks, nav: 'none', extra: false };
  const chat = { ...bare, chatOverlay: true };

  it.each<[string, Partial<Layout>, string[]]>([
    ['content', {}, ['ribbon', 'header', 'search', 'slim', 'footer', 'floating', 'safety']],
    ['home', home, ['ribbon', 'header', 'large', 'footer', 'floating', 'partner', 'safety']],
    ['chat', chat, ['chat']],
    ['thank-you', thanks, ['plain', 'safety']],
    ['bare', bare, []],
  ])('%s', (_, changes, expected) => {
    const box = frame(shellWith(changes));
    expect(parts(box)).toEqual(expected);
    expect(box.querySelectorAll('main#main')).toHaveLength(1);
    expect(words(box.querySelector('main'))).toContain('page');
    expect(box.querySelector('.skip')?.getAttribute('href')).toBe('#main');
  });
});

describe('the ribbon', () => {
  it('says exactly what the specification says', () => {
    const link = frame(shell).querySelector('.ribbon a');
    expect(words(link)).toBe(
      'Operation advised? Get a second opinion first. Ask for a free call back »',
    );
    expect(link?.getAttribute('href')).toBe('/request?purpose=second-opinion');
    expect(link?.hasAttribute('data-book')).toBe(true);
  });

  it('leads to the app, and is not rendered when there is none', () => {
    const app = shellWith({ ribbon: 'app' });
    expect(words(frame(app).querySelector('.ribbon a'))).toBe('Download Our App for Free >>');
    const brand = { ...shell.brand, googlePlayUrl: null, appStoreUrl: null };
    const without = frame({ ...app, brand });
    expect(parts(without)).not.toContain('ribbon');
    expect(parts(without)).not.toContain('slim');
  });
});

describe('what staff wrote', () => {
  const ribbon = { text: 'Free eye camp in Pune <b>', url: '/pune/doctors/eye' };
  const notice = { text: 'Our phones are down today.', url: null };

  it('is the ribbon where there is one, on the pages of the app too', () => {
    for (const of of [shell, shellWith({ ribbon: 'app' })]) {
      const box = frame({ ...of, ribbon });
      const links = [...box.querySelectorAll('.ribbon a')];
      expect(links.map(words)).toEqual(['Free eye camp in Pune <b>']);
      expect(links[0]?.getAttribute('href')).toBe('/pune/doctors/eye');
    }
    expect(parts(frame({ ...shellWith({ ribbon: 'none' }), ribbon }))).not.toContain('ribbon');
  });

  it.each<Layout['nav']>(['full', 'plain', 'none'])('is a notice with navigation %s', (nav) => {
    const box = frame({ ...shellWith({ nav }), notice });
    const strip = box.querySelector('aside[aria-label="Notice"]');
    expect(words(strip)).toBe('Our phones are down today.');
    expect(strip?.querySelector('a')).toBeNull();
  });

  it('leads on where the notice says so', () => {
    const box = frame({ ...shell, notice: { ...notice, url: '/contact-us' } });
    expect(box.querySelector('aside.site-notice a')?.getAttribute('href')).toBe('/contact-us');
  });

  it('is the order of the menu, in the header and in the menu of a phone', () => {
    const [departments, conditions, doctors] = shell.mainMenu as [Menu, Menu, Link];
    const box = frame({ ...shell, mainMenu: [doctors, conditions, departments] });
    const labels = (selector: string) => [...box.querySelectorAll(selector)].map(words);
    expect(labels('.main-nav .nav-link')).toEqual(['Doctors', 'Conditions', 'Departments']);
    const phone = labels('.menu-acc > a, .menu-acc > details > summary');
    expect(phone.slice(0, 3)).toEqual(['Doctors', 'Conditions', 'Departments']);
  });
});

describe('the menu of a phone', () => {
  const footer = [
    {
      title: 'Learn',
      links: ['/insurance', '/tests', '/blog', '/hi/insurance', '/hi/blog', '/careers'].map(
        (url) => ({
          label: url,
          url,
          lang: null,
        }),
      ),
    },
  ];
  const links = (language: 'en' | 'hi') =>
    [...frame({ ...shellWith({}, language), footer }).querySelectorAll('.menu-acc > a')].map((a) =>
      a.getAttribute('href'),
    );

  it('leads to what else is looked for, in the language of the page', () => {
    expect(links('en')).toEqual(
      expect.arrayContaining(['/insurance', '/tests', '/blog', '/my-requests']),
    );
    expect(links('en')).not.toContain('/hi/blog');
    expect(links('hi')).toEqual(
      expect.arrayContaining(['/hi/insurance', '/hi/blog', '/hi/my-requests']),
    );
    expect(links('en')).not.toContain('/careers');
    expect(links('hi')).not.toContain('/insurance');
  });

  it('has an icon at each of its links', () => {
    const page = frame({ ...shellWith({}, 'hi'), footer });
    const bare = [...page.querySelectorAll('.menu-acc > a:not(:has(.i))')].map(words);
    expect(bare).toEqual([]);
  });
});

describe('what is not there is not rendered', () => {
  it('no number: no call, no chat', () => {
    const contact = { tel: null, whatsapp: null, trackingId: null };
    const box = frame({ ...shell, contact });
    expect(words(box.querySelector('[data-floating-bar]'))).toBe('Request appointment');
    expect(box.querySelector('.sidemenu__foot a[href^="tel:"]')).toBeNull();
  });

  it('links without an address are words', () => {
    const box = frame(shell);
    const labels = [...box.querySelectorAll('a')].map(words);
    expect(labels).not.toContain('Medical loan');
    expect(words(box.querySelector('.site-footer'))).toContain('Medical loan');
    expect(box.querySelectorAll('a[href="#"], a:not([href])')).toHaveLength(0);
  });

  it('one store: one button', () => {
    const brand = { ...shell.brand, appStoreUrl: null };
    expect(frame({ ...shell, brand }).querySelectorAll('.store')).toHaveLength(1);
  });
});

describe('the menus', () => {
  it('are disclosures that close one another, the bar hidden until the script shows it', () => {
    const box = frame(shell);
    expect(box.querySelectorAll('.main-nav details[name="main-nav"]')).toHaveLength(2);
    expect(box.querySelector('[data-floating-bar]')?.hasAttribute('hidden')).toBe(true);
  });

  it('lead to all of it before what is in them has come', () => {
    const box = frame(shell);
    const links = (place: string) =>
      [...box.querySelectorAll(`[data-menu-part^="${place}-"] a`)].map((a) =>
        a.getAttribute('href'),
      );
    expect(links('main')).toEqual(['/departments', '/condition']);
    expect(links('side')).toEqual(['/departments', '/condition']);
    expect(box.querySelector('.site-header')?.getAttribute('data-menus')).toBe('/menus');
  });

  it('speak the language of the page', () => {
    const box = frame(shellWith({}, 'hi'));
    expect(words(box.querySelector('.skip'))).toMatch(/सामग्री/);
  });
});
