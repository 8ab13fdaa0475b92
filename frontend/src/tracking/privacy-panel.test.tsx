import { describe, expect, it, vi } from 'vitest';
import { lateAnswer } from '@/testing/late-answer';
import { html } from '@/testing/render';
import { allowedTags } from './allowed-tags';
import { privacyChoice, savePrivacyChoice } from './privacy';
import { PrivacyChoices } from './privacy-choices';
import { PrivacyLink } from './privacy-link';
import { askPrivacy } from './privacy-panel';
import { start } from './tags.client';

function ask(tagManagerId: string | null = 'GTM-TEST1') {
  const part = document.createElement('div');
  part.innerHTML = html(
    <>
      <PrivacyChoices tagManagerId={tagManagerId} />
      <PrivacyLink />
    </>,
  );
  document.body.replaceChildren(part);
  const chosen = vi.fn();
  askPrivacy(document, chosen);
  const panel = part.querySelector<HTMLElement>('[data-privacy]') as HTMLElement;
  const press = (name: string) =>
    [...part.querySelectorAll<HTMLElement>('button, a')]
      .find((one) => one.textContent === name)
      ?.click();
  return { panel, press, chosen, part };
}

describe('the question about measuring', () => {
  it('is asked once, by itself, where there is a tag manager', () => {
    const { panel, press, chosen } = ask();
    expect(panel.hidden).toBe(false);
    press('Refuse');
    expect([panel.hidden, chosen.mock.calls.length]).toEqual([true, 1]);
    expect(privacyChoice()).toEqual({ measuring: false, advertising: false });
    expect(ask().panel.hidden).toBe(true);
  });

  it.each(['storage', 'pageshow'])(
    'is asked no more once it was answered in another tab or on a later page: %s',
    (event) => {
      const { panel, chosen } = ask();
      dispatchEvent(new Event(event));
      expect(panel.hidden).toBe(false);
      savePrivacyChoice({ measuring: true, advertising: false });
      dispatchEvent(new Event(event));
      expect([panel.hidden, chosen.mock.calls.length]).toEqual([true, 0]);
    },
  );

  it('stays open for who opened it themself, whatever another tab says', () => {
    const { panel, press } = ask(null);
    press('Privacy choices');
    savePrivacyChoice({ measuring: true, advertising: false });
    dispatchEvent(new Event('storage'));
    expect(panel.hidden).toBe(false);
  });

  it('is not asked where there is none, nor of who has the browser refuse', () => {
    expect(ask(null).panel.hidden).toBe(true);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(ask().panel.hidden).toBe(true);
  });

  it('gives accept, refuse and choose the same weight, and ticks nothing beforehand', () => {
    const { panel } = ask();
    const buttons = [...panel.querySelectorAll('.privacy__answers button')];
    expect(buttons.map((one) => one.textContent)).toEqual(['Accept', 'Refuse', 'Choose']);
    expect(new Set(buttons.map((one) => one.className)).size).toBe(1);
    expect(panel.querySelectorAll('input:checked')).toHaveLength(0);
  });

  it('opens and closes the boxes, also in a Firefox that knows ARIA by attributes alone', () => {
    const { panel, press } = ask();
    const boxes = panel.querySelector<HTMLElement>('fieldset');
    press('Choose');
    expect(boxes?.hidden).toBe(false);
    press('Choose');
    expect(boxes?.hidden).toBe(true);
  });

  it('lets one thing be allowed and the other not', () => {
    const { panel, press } = ask();
    press('Choose');
    expect(panel.querySelector<HTMLElement>('fieldset')?.hidden).toBe(false);
    panel.querySelector<HTMLInputElement>('[data-privacy-choice="measuring"]')?.click();
    press('Save my choice');
    expect(privacyChoice()).toEqual({ measuring: true, advertising: false });
  });

  it('takes nothing for allowed that it has no box for: advertising, where no tags are', () => {
    const { press } = ask(null);
    press('Privacy choices');
    press('Accept');
    expect(privacyChoice()).toEqual({ measuring: true, advertising: false });
  });

  it('asks anew once there is a tag manager: consent from before it was not about it', () => {
    const { press } = ask(null);
    press('Privacy choices');
    press('Accept');
    expect(allowedTags()).toBeNull();
    const later = ask();
    expect(later.panel.hidden).toBe(false);
    later.press('Accept');
    expect(allowedTags()).toEqual({ measuring: true, advertising: true });
    expect(ask().panel.hidden).toBe(true);
  });

  it('asks who refused before there was one no second time', () => {
    const { press } = ask(null);
    press('Privacy choices');
    press('Refuse');
    expect(ask().panel.hidden).toBe(true);
  });

  it('can be opened again, shows the choice made, and gives the focus back', () => {
    ask().press('Accept');
    const { panel, press, part } = ask();
    press('Privacy choices');
    expect(panel.hidden).toBe(false);
    expect(document.activeElement).toBe(panel.querySelector('h2'));
    expect(panel.querySelectorAll('input:checked')).toHaveLength(2);
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(panel.hidden).toBe(true);
    expect(document.activeElement).toBe(part.querySelector('[data-privacy-open]'));
    expect(privacyChoice()).toEqual({ measuring: true, advertising: true });
  });
});

describe('a page that asks nothing by itself', () => {
  const network = vi.fn<(url: string) => Promise<Response>>();

  function come(path = '/condition/piles', lang = 'en') {
    document.documentElement.lang = lang;
    vi.resetModules();
    vi.stubGlobal('fetch', network.mockReset());
    history.replaceState(null, '', path);
    const root = document.createElement('div'); // hears what is pressed in it, and goes with its test
    root.innerHTML = html(<PrivacyLink />);
    document.body.replaceChildren(root);
    start(root as unknown as Document);
    const link = root.querySelector<HTMLElement>('[data-privacy-open]');
    return { link, panel: () => document.querySelector<HTMLElement>('[data-privacy]') };
  }

  it.each([
    ['/condition/piles', 'en', '/privacy-choices'],
    ['/hi/condition/piles', 'hi', '/hi/privacy-choices'],
    ['/request/status/SP-204:a.b', 'hi', '/hi/privacy-choices'], // in the language of the request
  ])('has them brought with the first press of the link, on %s in %s', async (path, lang, url) => {
    const { link, panel } = come(path, lang);
    network.mockResolvedValue(new Response(html(<PrivacyChoices tagManagerId={null} />)));
    expect(panel()).toBeNull();
    link?.click();
    await vi.waitFor(() => expect(panel()?.hidden).toBe(false));
    panel()?.querySelector<HTMLElement>('[data-privacy-answer="refuse"]')?.click();
    expect(panel()?.hidden).toBe(true);
    link?.click();
    await vi.waitFor(() => expect(panel()?.hidden).toBe(false));
    expect(network.mock.calls.map(([asked]) => asked)).toEqual([url]);
  });

  it('has them once, though a page has two links and both are pressed while the network is slow', async () => {
    const { link, panel } = come();
    const other = link?.parentElement?.appendChild(link.cloneNode(true) as HTMLElement);
    const { come: arrive, call } = lateAnswer<string>();
    network.mockImplementation(() => call().then((choices) => new Response(choices)));
    link?.click();
    other?.click();
    await vi.dynamicImportSettled();
    arrive(html(<PrivacyChoices tagManagerId={null} />));
    await vi.waitFor(() => expect(panel()?.hidden).toBe(false));
    await vi.waitFor(() => expect(other?.hasAttribute('aria-busy')).toBe(false));
    expect(document.querySelectorAll('[data-privacy]')).toHaveLength(1);
    const choose = panel()?.querySelector<HTMLElement>('[data-privacy-answer="choose"]');
    choose?.click();
    expect(choose?.getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    ['the network fails', async () => Promise.reject(new TypeError('offline'))],
    ['the renderer is down', async () => new Response('', { status: 503 })],
    ['a network wants a login first', async () => new Response('<form>Hotel Wi-Fi</form>')],
  ])('leads to the policy when %s', async (_, answer) => {
    const { link, panel } = come();
    const { default: choosePrivacy } = await import('./choose-privacy');
    network.mockImplementation(answer);
    await expect(choosePrivacy(link as HTMLElement)).rejects.toThrow('did not come');
    expect([panel(), document.querySelector('form')]).toEqual([null, null]);
  });
});
