import { describe, expect, it, vi } from 'vitest';
import { html } from '@/testing/render';
import { privacyChoice } from './privacy';
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

  it('lets one thing be allowed and the other not', () => {
    const { panel, press } = ask();
    press('Choose');
    expect(panel.querySelector<HTMLElement>('fieldset')?.hidden).toBe(false);
    panel.querySelector<HTMLInputElement>('[data-privacy-choice="measuring"]')?.click();
    press('Save my choice');
    expect(privacyChoice()).toEqual({ measuring: true, advertising: false });
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
  it('loads the choices with the first press of the link, and opens them', async () => {
    const part = document.createElement('div');
    part.innerHTML = html(
      <>
        <PrivacyChoices tagManagerId={null} />
        <PrivacyLink />
      </>,
    );
    document.body.replaceChildren(part);
    start(document);
    const panel = part.querySelector<HTMLElement>('[data-privacy]');
    const link = part.querySelector<HTMLElement>('[data-privacy-open]');
    expect(panel?.hidden).toBe(true);
    link?.click();
    await vi.waitFor(() => expect(panel?.hidden).toBe(false));
    panel?.querySelector<HTMLElement>('[data-privacy-answer="refuse"]')?.click();
    expect(panel?.hidden).toBe(true);
    link?.click();
    await vi.waitFor(() => expect(panel?.hidden).toBe(false));
  });
});
