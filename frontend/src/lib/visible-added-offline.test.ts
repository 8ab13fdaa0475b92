import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onAdded, tellAdded } from './added';
import { afterVisible } from './after-visible';
import { showOffline } from './offline';
import { pageLanguage, readBlock } from './page-data';
import { whenTouched } from './when-touched';

describe('what waits until a page is on screen', () => {
  const later = vi.fn();
  const seen = () => vi.spyOn(document, 'visibilityState', 'get');
  beforeEach(() => {
    vi.useFakeTimers();
    later.mockReset();
  });
  const prerendering = (value: boolean) =>
    Object.defineProperty(document, 'prerendering', { value, configurable: true });

  it('counts from the moment that a tab behind comes to the front', () => {
    const state = seen().mockReturnValue('hidden');
    afterVisible(document, 1000, later);
    vi.advanceTimersByTime(60_000);
    expect(later).not.toHaveBeenCalled();
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(999);
    expect(later).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(later).toHaveBeenCalledOnce();
  });

  it('is not called for a page that is rendered ahead and never shown', () => {
    prerendering(true);
    afterVisible(document, 1000, later);
    vi.advanceTimersByTime(60_000);
    Reflect.deleteProperty(document, 'prerendering');
    expect(later).not.toHaveBeenCalled();
  });

  it('is called once, however often the tab goes behind and comes back', () => {
    const state = seen().mockReturnValue('hidden');
    afterVisible(document, 0, later);
    for (const next of ['visible', 'hidden', 'visible'] as const) {
      state.mockReturnValue(next);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    vi.runAllTimers();
    expect(later).toHaveBeenCalledOnce();
  });
});

describe('what looks at a page', () => {
  it('looks at once, and again at whatever was added', () => {
    const look = vi.fn();
    const page = document.implementation.createHTMLDocument();
    onAdded(page, look);
    expect(look).toHaveBeenCalledOnce();
    tellAdded(page);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('is touched by a mouse, a finger or a key, and once more after a failure', () => {
    const start = vi.fn();
    const form = document.createElement('form');
    whenTouched(form, start);
    const events = ['pointerover', 'touchstart', 'focusin', 'pointerover'];
    for (const event of events) form.dispatchEvent(new Event(event));
    expect(start).toHaveBeenCalledTimes(events.length);
  });
});

describe('no network', () => {
  const offline = (isOffline: boolean) => vi.stubGlobal('navigator', { onLine: !isOffline });
  const words = () => document.querySelector<HTMLElement>('[data-offline]');
  beforeEach(() => {
    document.body.innerHTML = '<p data-offline hidden>You are offline</p>';
  });

  it('is said once, however often it was asked', () => {
    offline(true);
    expect([showOffline(document), showOffline(document)]).toEqual([true, true]);
    expect(words()?.hidden).toBe(false);
  });

  it('is said for eight seconds, and again when it is noticed again', () => {
    vi.useFakeTimers();
    offline(true);
    showOffline(document);
    vi.advanceTimersByTime(7_999);
    expect(words()?.hidden).toBe(false);
    vi.advanceTimersByTime(1);
    expect(words()?.hidden).toBe(true);
    showOffline(document);
    vi.advanceTimersByTime(5_000);
    showOffline(document);
    vi.advanceTimersByTime(7_999);
    expect(words()?.hidden).toBe(false);
  });

  it('is not said while there is one', () => {
    offline(false);
    expect(showOffline(document)).toBe(false);
    expect(words()?.hidden).toBe(true);
  });

  it('is noticed on a page that has no words for it', () => {
    offline(true);
    document.body.innerHTML = '';
    expect(showOffline(document)).toBe(true);
  });
});

describe('the data of a page', () => {
  it('that is not there is named in the error', () => {
    expect(() => readBlock('page-form')).toThrow('page-form');
    document.body.innerHTML = '<script type="application/json" id="page-form"></script>';
    expect(() => readBlock('page-form')).toThrow('page-form');
  });

  it('is English where a page says another language than ours, or none', () => {
    for (const [lang, language] of [
      ['hi', 'hi'],
      ['en', 'en'],
      ['fr', 'en'],
      ['', 'en'],
    ]) {
      document.documentElement.lang = lang as string;
      expect(pageLanguage()).toBe(language);
    }
  });
});
