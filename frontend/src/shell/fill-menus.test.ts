import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCity } from '@/cities/city';
import { lateAnswer } from '@/testing/late-answer';

const FRAGMENT = `
  <div data-menu-part="main-heart-pulse"><ul><li><a href="/condition/piles">Piles</a></li>
    <li><a href="/condition">All of them</a></li></ul><p class="mega__promo">Ask</p></div>
  <div data-menu-part="side-heart-pulse"><p>Side</p><a href="/condition">All</a></div>`;
const network = vi.fn<(url: string) => Promise<Response>>();

/** Anew for each test: a page has its menus filled once. */
async function fillMenus(): Promise<void> {
  const fill = await import('./fill-menus');
  await fill.fillMenus(document);
}
function formIs(isFormEnabled: boolean): void {
  const block = document.querySelector('#page-form');
  if (block) block.textContent = JSON.stringify({ context: { contact: { isFormEnabled } } });
}
const inPage = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  vi.resetModules();
  network.mockReset().mockImplementation(async () => new Response(FRAGMENT));
  vi.stubGlobal('fetch', network);
  HTMLElement.prototype.checkVisibility = () => true;
  document.body.innerHTML = `<header data-menus="/menus?city=pune">
    <div id="wide"><div data-menu-part="main-heart-pulse"><a href="/condition">All</a></div></div>
    <div id="phone"><div data-menu-part="side-heart-pulse"><a href="/condition">All</a></div></div>
    <div id="new"><div data-menu-part="main-new"><a href="/new">All</a></div></div></header>
    <script id="page-form" type="application/json"></script>`;
  formIs(true);
});

describe('the menus of a page', () => {
  it('are filled once, from the address that the page names', async () => {
    await Promise.all([fillMenus(), fillMenus()]);
    await fillMenus();
    expect(network).toHaveBeenCalledTimes(1);
    expect(network.mock.calls[0]?.[0]).toBe('/menus?city=pune');
    expect(inPage('#wide a[href="/condition/piles"]')).not.toBeNull();
    expect(inPage('#phone')?.textContent).toContain('Side');
  });

  it.each([
    ['there was no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server failed', async () => new Response('', { status: 502 })],
    ['another page came in their place', async () => new Response('<h1>Back soon</h1>')],
  ])('are asked for again at the next touch where %s', async (_, answer) => {
    const { fillMenus: fill } = await import('./fill-menus');
    network.mockImplementation(answer);
    await fill(document);
    expect(inPage('#wide')?.textContent).toBe('All');
    network.mockImplementation(async () => new Response(FRAGMENT));
    await fill(document);
    expect(inPage('#wide a[href="/condition/piles"]')).not.toBeNull();
  });

  it.each([true, false])('ask for nothing where the form is off: %s', async (isOn) => {
    formIs(isOn);
    await fillMenus();
    expect(inPage('.mega__promo') !== null).toBe(isOn);
  });

  it('keep the link to all of it where nothing came for them', async () => {
    await fillMenus();
    expect(inPage('#new a')?.textContent).toBe('All');
  });

  it.each([
    ['are led to the chosen city before they are there', ['urology'], '/pune/doctors/urology'],
    ['are there as they are where its lists do not come', null, '/delhi-ncr/doctors/urology'],
  ])('%s', async (_, doctors, href) => {
    chooseCity({ id: 2, name: 'Pune', type: '', slug: 'pune' });
    const lists = lateAnswer();
    const link = '<a href="/delhi-ncr/doctors/urology">Urology</a>';
    const menus = FRAGMENT.replace('<p>Side</p>', link);
    network.mockImplementation((url) =>
      url === '/api/cities/pune/lists' ? lists.call() : Promise.resolve(new Response(menus)),
    );
    const filling = fillMenus();
    await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2));
    expect(inPage('#phone')?.textContent).toBe('All');
    lists.come(
      doctors ? Response.json({ doctors, hospitals: doctors }) : new Response('', { status: 503 }),
    );
    await filling;
    expect(inPage('#phone a')?.getAttribute('href')).toBe(href);
  });

  it('do not wait for lists of the chosen city that are stuck, and are led to it when they come', async () => {
    vi.useFakeTimers();
    chooseCity({ id: 2, name: 'Pune', type: '', slug: 'pune' });
    document.querySelector('header')?.classList.add('site-header');
    const lists = lateAnswer();
    const menus = FRAGMENT.replace('<p>Side</p>', '<a href="/delhi-ncr/doctors/urology">U</a>');
    network.mockImplementation((url) =>
      url === '/api/cities/pune/lists'
        ? lists.call().then((came) => came.clone())
        : Promise.resolve(new Response(menus)),
    );
    const filling = fillMenus();
    await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(2000);
    await filling;
    expect(inPage('#phone a')?.getAttribute('href')).toBe('/delhi-ncr/doctors/urology');
    lists.come(Response.json({ doctors: ['urology'], hospitals: [] }));
    await vi.waitFor(() =>
      expect(inPage('#phone a')?.getAttribute('href')).toBe('/pune/doctors/urology'),
    );
  });

  it('keep the focus on the link that was there', async () => {
    inPage('#wide a')?.focus();
    await fillMenus();
    expect(document.activeElement?.textContent).toBe('All of them');
  });

  it('give the focus to their first stop where that link is not among them', async () => {
    const link = inPage('#wide a');
    link?.setAttribute('href', '/department');
    link?.focus();
    await fillMenus();
    expect(document.activeElement?.textContent).toBe('Piles');
  });

  it.each([
    ['the network fails', async () => Promise.reject(new TypeError('offline'))],
    ['the renderer is down', async () => new Response('', { status: 503 })],
  ])('stay links when %s, and are asked for again', async (_, answer) => {
    network.mockImplementationOnce(answer);
    await fillMenus();
    expect(inPage('#wide a')?.textContent).toBe('All');
    await fillMenus();
    expect(inPage('#wide a[href="/condition/piles"]')).not.toBeNull();
  });
});
