import { beforeEach, describe, expect, it, vi } from 'vitest';
import shareOrPrint from './share-or-print';

const DATA = { shareUrl: 'https://site.example/cost?treatment=lasik', copied: 'Link copied' };
const told = () => document.querySelector('[role="status"]');

function pressed(way: 'print' | 'share'): HTMLElement {
  document.body.innerHTML = `<p><button data-${way}=""></button></p>`;
  Object.assign(document.querySelector('p')?.dataset ?? {}, DATA);
  return document.querySelector('button') as HTMLElement;
}

beforeEach(() => {
  document.title = 'LASIK cost';
});

describe('an estimate that somebody wants to keep', () => {
  it('is printed, and nothing is shared then', async () => {
    const [print, share] = [vi.fn(), vi.fn()];
    vi.stubGlobal('print', print);
    vi.stubGlobal('navigator', { share });
    await shareOrPrint(pressed('print'));
    expect([print.mock.calls.length, share.mock.calls.length]).toEqual([1, 0]);
  });

  it('goes to what the device shares with, by its link alone', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share });
    await shareOrPrint(pressed('share'));
    expect(share.mock.calls).toEqual([[{ title: 'LASIK cost', url: DATA.shareUrl }]]);
    expect(told()).toBeNull();
  });

  it('is copied where the device shares nothing, which is said', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await shareOrPrint(pressed('share'));
    expect(writeText.mock.calls).toEqual([[DATA.shareUrl]]);
    await vi.waitFor(() => expect(told()?.textContent).toBe(DATA.copied));
  });

  it.each([
    ['is copied where the browser of an app refuses to share', 'NotAllowedError', 1],
    ['is copied where the device has nothing to share with', 'DataError', 1],
    ['is not copied by who called it off', 'AbortError', 0],
    ['is not copied while the device still asks where to', 'InvalidStateError', 0],
  ])('%s', async (_, name, copies) => {
    const writeText = vi.fn(async () => undefined);
    const share = () => Promise.reject(new DOMException('', name));
    vi.stubGlobal('navigator', { share, clipboard: { writeText } });
    await shareOrPrint(pressed('share'));
    expect(writeText).toHaveBeenCalledTimes(copies);
    if (copies > 0) await vi.waitFor(() => expect(told()?.textContent).toBe(DATA.copied));
  });

  it.each([
    ['called off', { share: () => Promise.reject(new DOMException('', 'AbortError')) }],
    ['asked for twice', { share: () => Promise.reject(new DOMException('', 'InvalidStateError')) }],
    ['refused', { clipboard: { writeText: () => Promise.reject(new DOMException('')) } }],
    ['not there', {}],
  ])('says nothing of a link that was copied when that is %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    await shareOrPrint(pressed('share'));
    expect(told()).toBeNull();
  });

  it('is selected on the page where nothing may be copied, as in the browser of an app', async () => {
    vi.stubGlobal('navigator', {});
    const button = pressed('share');
    document.body.insertAdjacentHTML(
      'beforeend',
      `<p class="share__link">Link <a href="${DATA.shareUrl}">${DATA.shareUrl}</a></p>`,
    );
    await shareOrPrint(button);
    expect(document.activeElement?.textContent).toBe(DATA.shareUrl);
    expect(String(getSelection())).toBe(DATA.shareUrl);
  });
});
