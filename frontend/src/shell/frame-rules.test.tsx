import { describe, expect, it } from 'vitest';
import type { Layout, Shell } from '@/contract/types';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, html, words } from '@/testing/render';
import { Frame } from './frame';

type Language = 'en' | 'hi';
const LANGUAGES: Language[] = ['en', 'hi'];
const WHOLE: Partial<Layout> = { partnerBanner: true, appBanner: 'large' };

function frame(of: Shell): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html(
    <Frame shell={of}>
      <h1>Gallstones</h1>
    </Frame>,
    of.context.language,
  );
  return box;
}
const all = (box: HTMLElement, selector: string) => [
  ...box.querySelectorAll<HTMLElement>(selector),
];
const hrefs = (box: HTMLElement, selector: string) =>
  all(box, selector).map((link) => link.getAttribute('href'));
const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? words(element);

describe.each(LANGUAGES)('the frame around a page (%s)', (language) => {
  const whole = frame(shellWith(WHOLE, language));

  it.each(['full', 'plain', 'none'] as const)('keeps the rules of a page: %s', (nav) => {
    expect(brokenRules(frame(shellWith({ ...WHOLE, nav }, language)))).toEqual([]);
  });

  it('has a name for each link and each button, also where only an icon is seen', () => {
    expect(all(whole, 'a, button, summary').filter((one) => nameOf(one) === '')).toEqual([]);
  });

  it('has landmarks that a screen reader tells apart', () => {
    for (const kind of ['nav', 'aside', 'section']) {
      const names = all(whole, kind).map(
        (one) => one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby'),
      );
      expect(names).not.toContain(null);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('begins with the way past it', () => {
    const first = whole.querySelector('a, button, summary');
    expect(first?.getAttribute('href')).toBe('#main');
    expect(whole.querySelectorAll('main#main')).toHaveLength(1);
  });

  it('calls the number that it shows, wherever it does', () => {
    const calls = hrefs(whole, 'a[href^="tel:"]').filter((href) => href !== 'tel:112');
    expect(calls.length).toBeGreaterThan(0);
    expect(new Set(calls)).toEqual(new Set(['tel:+911140000000']));
  });
});

describe('a Hindi page', () => {
  const box = frame(shellWith(WHOLE, 'hi'));

  it('says of each link to an English page that it is in English', () => {
    const silent = all(box, '.site-footer nav a, .partner, .menu-acc > a, .main-nav > ul > li > a')
      .filter((link) => !/^\/hi(\/|$)/.test(link.getAttribute('href') ?? ''))
      .filter((link) => link.getAttribute('hreflang') !== 'en');
    expect(silent.map((link) => link.getAttribute('href'))).toEqual([]);
  });

  it('asks in Hindi: the search, the account pages and the form', () => {
    expect(hrefs(box, '[data-open-search]')).toEqual(['/hi/search']);
    expect(hrefs(box, '[data-book]').every((href) => href?.startsWith('/hi/request'))).toBe(true);
  });

  it('names the city of the page in Hindi, and in English where it has no other name', () => {
    const inCity = (nameHi: string) => {
      const subject = { ...shell.context.subject, city: { id: 7, name: 'Pune', nameHi } };
      const of = shellWith({}, 'hi');
      return words(
        frame({ ...of, context: { ...of.context, subject } }).querySelector('.city-btn'),
      );
    };
    expect(inCity('पुणे')).toMatch(/पुणे$/);
    expect(inCity('')).toMatch(/Pune$/);
  });
});

describe('a page that is of no city', () => {
  const subject = { ...shell.context.subject, city: null };
  const chip = frame({ ...shell, context: { ...shell.context, subject } }).querySelector(
    '.city-btn',
  );

  it('has a place for the chosen city, and leads to the cities without a script', () => {
    expect(chip?.querySelectorAll('[data-city-name]')).toHaveLength(1);
    expect(chip?.getAttribute('href')).toBe('/hospitals');
  });
});

describe('what is switched off', () => {
  const contact = { ...shell.context.contact, isFormEnabled: false };
  const without = { ...shell, context: { ...shell.context, contact } };

  it('asks for no request in the bar of a page without a form', () => {
    expect(words(frame(without).querySelector('[data-floating-bar]'))).not.toContain(
      'Request appointment',
    );
  });

  it('leaves the foot of the side menu out where there is neither a call nor another language', () => {
    const bare = { ...shell.contact, tel: null };
    const box = frame({ ...shell, contact: bare, otherLanguage: null });
    expect(box.querySelector('.sidemenu__foot')).toBeNull();
  });

  it('says whose the site is once nothing on it is invented', () => {
    const brand = { ...shell.brand, showsDemo: false };
    const box = frame({ ...shell, brand });
    expect(words(box.querySelector('.site-footer__note'))).toContain('© Sehat Path');
    expect(box.querySelector('.demo-line')).toBeNull();
  });

  it('has a call in a plain frame only where the page has its number', () => {
    const plain = shellWith({ nav: 'plain' });
    expect(hrefs(frame(plain), '.bare__top a[href^="tel:"]')).toEqual(['tel:+911140000000']);
    const mute = { ...plain, contact: { ...plain.contact, tel: null } };
    expect(hrefs(frame(mute), '.bare__top a[href^="tel:"]')).toEqual([]);
  });
});
