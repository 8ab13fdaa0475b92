import { expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage } from '@/testing/render';
import MyRequestsPage from './my-requests-page';
import { usual } from './my-requests-page.example';

const page = (language: 'en' | 'hi') =>
  renderPage(MyRequestsPage, usual, language === 'en' ? shell : shellWith({}, language));

it('the page of one’s requests keeps the rules', () => {
  expect(brokenRules(page('en'))).toEqual([]);
});

it.each([
  ['en', ['/request', '/privacy/your-data']],
  ['hi', ['/hi/request', '/hi/privacy/your-data']],
] as const)(
  'what stands beside one’s requests leads on in the language of the page: %s',
  (language, urls) => {
    const ways = [...page(language).querySelectorAll('aside a:not([href^="tel:"])')];
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(urls);
  },
);

it('leads who has no JavaScript, and so no login, to where they see their requests without it', () => {
  const way = page('hi').querySelector('[data-without-js]');
  expect(way?.getAttribute('href')).toBe('/hi/privacy/your-data');
});
