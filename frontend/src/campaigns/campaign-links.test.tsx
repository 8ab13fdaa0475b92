import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CampaignContact, Contact } from '@/contract/types';
import { shell, shellWith } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import { showCampaignContact } from './campaign-contact';
import { start } from './campaign-contact.client';
import CampaignIndexPage from './campaign-index-page';
import { none } from './campaign-index-page.example';
import { start as startChat } from './marketing-chat.client';
import MarketingPage from './marketing-page';
import { bare, usual } from './marketing-page.example';

const hindi = shellWith({}, 'hi');
const OWN: Contact = { tel: '+91 11 4000 0000', whatsapp: '911140000000', trackingId: 'OWN' };
const theirs = (contact: Partial<Contact>): CampaignContact => ({
  source: 'google',
  campaign: '',
  contact: { tel: null, whatsapp: null, trackingId: null, ...contact },
});
const links = () => [...document.querySelectorAll('a')];

function comeBy(search: string, campaigns: CampaignContact[], page = OWN) {
  vi.stubGlobal('location', { search });
  document.body.innerHTML = `
    <script type="application/json" id="page-numbers">${JSON.stringify({ page, campaigns })}</script>
    <a href="tel:+911140000000" aria-label="Call a care expert"><i></i></a>
    <a href="tel:+911140000000"><i></i>Call +91 11 4000 0000</a>
    <a href="tel:+911140000000"><i></i>Call</a>
    <a href="tel:+912250000000">Call +91 22 5000 0000</a>
    <p>We are at +91 11 4000 0000.</p>`;
  showCampaignContact(document);
}

beforeEach(() => sessionStorage.clear());

describe('who came by a campaign', () => {
  it('reads on each link the number that it calls', () => {
    comeBy('?utm_source=google', [theirs({ tel: '+91 80 4111 2222' })]);
    expect(links().map((link) => [words(link), link.getAttribute('href')])).toEqual([
      ['', 'tel:+918041112222'],
      ['Call +91 80 4111 2222', 'tel:+918041112222'],
      ['Call', 'tel:+918041112222'],
      ['Call +91 22 5000 0000', 'tel:+912250000000'],
    ]);
    expect(links()[0]?.getAttribute('aria-label')).toBe('Call a care expert');
  });

  it('keeps the icons of the links', () => {
    comeBy('?utm_source=google', [theirs({ tel: '+91 80 4111 2222' })]);
    expect(links().map((link) => link.querySelectorAll('i').length)).toEqual([1, 1, 1, 0]);
  });

  it('finds everything as it was on a page without a number of its own', () => {
    comeBy('?utm_source=google', [theirs({ tel: '+91 80 4111 2222' })], { ...OWN, tel: null });
    expect(words(links()[1] ?? null)).toBe('Call +91 11 4000 0000');
    expect(links()[1]?.getAttribute('href')).toBe('tel:+911140000000');
  });

  it('finds the numbers of the page where the campaign only counts', () => {
    comeBy('?utm_source=google', [theirs({ trackingId: 'G' })]);
    expect(links()[1]?.getAttribute('href')).toBe('tel:+911140000000');
  });

  it('has the numbers of the page they are on, also where the browser stores nothing', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    comeBy('?utm_source=google', [theirs({ tel: '+91 80 4111 2222' })]);
    expect(words(links()[1] ?? null)).toBe('Call +91 80 4111 2222');
  });

  it('has the campaign of the last address, not of the one before', () => {
    comeBy('?utm_source=google', [theirs({ tel: '+91 80 4111 2222' })]);
    comeBy('?utm_source=bing', [theirs({ tel: '+91 80 4111 2222' })]);
    expect(words(links()[1] ?? null)).toBe('Call +91 11 4000 0000');
  });
});

describe('a page without campaigns', () => {
  it('stays as it is, and complains of nothing', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML = '<a href="tel:+911140000000">Call +91 11 4000 0000</a>';
    start(document);
    startChat(document);
    await vi.dynamicImportSettled();
    expect(document.querySelector('a')?.outerHTML).toBe(
      '<a href="tel:+911140000000">Call +91 11 4000 0000</a>',
    );
    expect(complaints).not.toHaveBeenCalled();
  });
});

describe('a marketing page', () => {
  it('leads to the policy in its own language, by both of its links', () => {
    const hrefs = (of: typeof shell) =>
      [...renderPage(MarketingPage, bare, of).querySelectorAll('.mk-small a')].map((link) =>
        link.getAttribute('href'),
      );
    expect(hrefs(shell)).toEqual(['/privacy', '/privacy']);
    expect(hrefs(hindi)).toEqual(['/hi/privacy', '/hi/privacy']);
  });

  it('announces no list where there is nothing to list', () => {
    const lists = (page: HTMLElement) =>
      [...page.querySelectorAll('ul, ol')].filter((list) => list.children.length === 0);
    expect(lists(renderPage(MarketingPage, bare, shell))).toEqual([]);
    expect(lists(renderPage(CampaignIndexPage, none, shell))).toEqual([]);
  });

  it('has a heading over each of its parts, none of them empty', () => {
    const page = renderPage(MarketingPage, usual, shell);
    const levels = [...page.querySelectorAll('h1, h2, h3')].map((h) => [h.tagName, words(h)]);
    expect(levels[0]?.[0]).toBe('H1');
    expect(levels.filter(([, heading]) => heading === '')).toEqual([]);
  });

  it('with buttons under no heading has none that is empty', () => {
    const sections: typeof usual.sections = [
      { kind: 'buttons', title: '', buttons: ['callbutton'] },
    ];
    const page = renderPage(MarketingPage, { ...usual, sections }, shell);
    expect([...page.querySelectorAll('.mk-block h2')]).toEqual([]);
    expect(words(page.querySelector('.mk-block a'))).toBe('Call');
  });

  it('has nothing to call or write to where the page has no numbers', () => {
    const contact = { tel: null, whatsapp: null, trackingId: null };
    const page = renderPage(MarketingPage, usual, { ...shell, contact });
    expect(page.querySelector('.mk-block .button-group a[href^="tel:"]')).toBeNull();
    expect(page.querySelector('a[href^="https://wa.me"]')).toBeNull();
  });

  it('writes its prices as India does', () => {
    const page = renderPage(MarketingPage, usual, hindi);
    expect(words(page.querySelector('.range__money'))).toContain('₹55,000 – ₹1,45,000');
    expect(words(page.querySelector('.range__money'))).toContain('बीच की क़ीमत ₹86,000');
  });

  it('calls the doctor of a tile by name', () => {
    const page = renderPage(MarketingPage, usual, shell);
    const call = page.querySelector('.doctor a[href^="tel:"]');
    expect(call?.getAttribute('aria-label')).toBe('Call about Dr Kavita Raghunathan');
  });
});
