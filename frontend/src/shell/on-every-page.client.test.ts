import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { start as startAppMode } from './app-mode.client';
import { start as startOffline } from './offline.client';
import { start as startSavedPage } from './saved-page.client';

describe('a page inside the mobile app', () => {
  const root = document.documentElement;
  const opens = (search: string) => {
    delete root.dataset.app;
    vi.stubGlobal('location', { search });
    startAppMode(document);
    return root.dataset.app !== undefined;
  };

  it('has no header, and those that follow in the same tab have none', () => {
    expect(opens('')).toBe(false);
    expect(opens('?city=pune&patientapp=1')).toBe(true);
    expect(opens('')).toBe(true);
  });

  it('has it again once the mark is taken back', () => {
    opens('?patientapp=1');
    expect(opens('?patientapp=0')).toBe(false);
    expect(opens('')).toBe(false);
  });

  it.each(['?patientapp=', '?patientapp=11', '?x=patientapp=1'])('is not one with %s', (search) => {
    expect(opens(search)).toBe(false);
  });

  it('has no header where the browser stores nothing, at least where it is asked for', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(opens('?patientapp=1')).toBe(true);
    expect(opens('?patientapp=0')).toBe(false);
  });
});

describe('a form that is sent without a network', () => {
  beforeAll(() => startOffline(document));
  beforeEach(() => {
    document.body.innerHTML = '<form></form><p data-offline hidden>You are offline</p>';
  });
  const send = () =>
    document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const words = () => document.querySelector<HTMLElement>('[data-offline]');

  it('stays with all that was typed, and says why', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(send()).toBe(false);
    expect(words()?.hidden).toBe(false);
  });

  it('goes where there is one', () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(send()).toBe(true);
    expect(words()?.hidden).toBe(true);
  });

  it('that sends itself says for itself what went wrong', () => {
    vi.stubGlobal('navigator', { onLine: false });
    document.forms[0]?.addEventListener('submit', (event) => event.preventDefault());
    send();
    expect(words()?.hidden).toBe(true);
  });
});

describe('a page that is shown as it was stored', () => {
  const page = (saved: string | null, lang = 'en', words = 'No network. As of {}.') => {
    vi.stubGlobal('navigator', {});
    const of = document.implementation.createHTMLDocument();
    of.documentElement.lang = lang;
    if (saved !== null) of.documentElement.dataset.saved = saved;
    of.body.innerHTML = `<p data-saved-words hidden>${words}</p>`;
    startSavedPage(of);
    return of.querySelector<HTMLElement>('[data-saved-words]');
  };

  it('says of when it is', () => {
    const words = page('2026-11-20T10:42:00.000Z');
    expect(words?.hidden).toBe(false);
    expect(words?.textContent).toMatch(/^No network\. As of 20 November.*\.$/);
  });

  it('says it in Hindi, in the digits of the site', () => {
    const words = page('2026-11-20T10:42:00.000Z', 'hi', '{} को सहेजा गया पन्ना।');
    expect(words?.textContent).toMatch(/^20 नवंबर/);
    expect(words?.textContent).not.toMatch(/[०-९]/);
  });

  it('says nothing on a page that comes from the network', () => {
    expect(page(null)?.hidden).toBe(true);
  });
});

describe('the first page of a visit', () => {
  function worker(isThere: boolean) {
    const postMessage = vi.fn();
    const register = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', {
      serviceWorker: {
        controller: isThere ? {} : null,
        register,
        ready: Promise.resolve({ active: { postMessage } }),
      },
    });
    vi.stubGlobal('requestIdleCallback', (then: () => void) => then());
    return { postMessage, register };
  }
  const FILE = 'https://site.example/static/app/assets/a-1.css';

  it('tells the new worker what it consists of, and nothing of others', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      [FILE, 'https://maps.example/tile.png'].map((name) => ({ name }) as PerformanceEntry),
    );
    const { postMessage } = worker(false);
    startSavedPage(document);
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith([location.href, FILE]));
  });

  it('tells nothing to a worker that has seen the page come', async () => {
    const { postMessage, register } = worker(true);
    startSavedPage(document);
    await vi.waitFor(() => expect(register).toHaveBeenCalledWith('/sw.js'));
    await Promise.resolve();
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('is shown all the same where no worker can be registered', async () => {
    const { register } = worker(false);
    register.mockRejectedValue(new DOMException('no', 'SecurityError'));
    expect(() => startSavedPage(document)).not.toThrow();
    await vi.waitFor(() => expect(register).toHaveBeenCalled());
  });
});
