import { describe, expect, it } from 'vitest';
import { html, words } from '@/testing/render';
import { HelpAside } from '@/ui/help-aside';
import { LinkChips } from './link-chips';
import { MoreLink } from './more-link';
import { TelLink } from './tel-link';

function page(markup: string) {
  const box = document.createElement('div');
  box.innerHTML = markup;
  return box;
}
const hrefs = (box: HTMLElement) =>
  [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('what leads on', () => {
  it('“see all” without an address says nothing', () => {
    expect(html(<MoreLink href={null}>See all</MoreLink>)).toBe('');
  });

  it.each([
    ['hi', '/editorial-policy', 'en'],
    ['hi', '/hi/editorial-policy', null],
    ['en', '/hi/editorial-policy', 'hi'],
    ['en', '/editorial-policy', null],
    ['hi', 'https://example.org/x', null],
  ] as const)(
    '“see all” on a page in %s to %s tells a browser its language: %s',
    (language, href, there) => {
      const box = document.createElement('div');
      box.innerHTML = html(<MoreLink href={href}>All</MoreLink>, language);
      expect(box.querySelector('a')?.getAttribute('hreflang')).toBe(there);
    },
  );

  it('a number to call is called by its number, also in Hindi', () => {
    for (const language of ['en', 'hi'] as const) {
      const link = page(html(<TelLink number="+91 11 4000 0000" />, language));
      expect(hrefs(link)).toEqual(['tel:+911140000000']);
      expect(words(link)).toContain('+91 11 4000 0000');
    }
  });

  it('chips are links, and words where there is no page yet', () => {
    const chips = page(
      html(
        <LinkChips
          links={[
            { label: 'Piles', url: '/condition/piles', lang: null },
            { label: 'Fistula', url: null, lang: null },
          ]}
        />,
      ),
    );
    expect(hrefs(chips)).toEqual(['/condition/piles']);
    expect([...chips.querySelectorAll('li')].map(words)).toEqual(['Piles', 'Fistula']);
  });

  it('a page in the other language says so to a screen reader and to a browser', () => {
    const links = [{ label: 'हिंदी में पढ़ें', url: '/hi/blog', lang: 'hi' }];
    const link = page(html(<LinkChips links={links} />)).querySelector('a');
    expect([link?.lang, link?.hreflang]).toEqual(['hi', 'hi']);
  });

  it('the help beside an own page asks for no call where there is no number', () => {
    const ways: [string, string][] = [['Our privacy policy', '/privacy']];
    expect(hrefs(page(html(<HelpAside tel={null} ways={ways} />)))).toEqual(['/privacy']);
    expect(hrefs(page(html(<HelpAside tel="+91 11 4000 0000" ways={ways} />)))).toEqual([
      'tel:+911140000000',
      '/privacy',
    ]);
  });
});
