import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSuccess } from './success';

const URL_OUTSIDE = 'https://partner.example/thanks';

function tabOpened() {
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return { tab, open };
}

describe('the link that opens after a request', () => {
  afterEach(() => vi.restoreAllMocks());

  it('has a tab within the click, which goes there once the request is sent', () => {
    const { tab, open } = tabOpened();
    const end = openSuccess(URL_OUTSIDE);
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    expect(tab.opener).toBeNull();
    expect(tab.location.replace).not.toHaveBeenCalled();
    end(true);
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(URL_OUTSIDE);
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('closes its tab when the request failed', () => {
    const { tab } = tabOpened();
    openSuccess(URL_OUTSIDE)(false);
    expect(tab.close).toHaveBeenCalledOnce();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('opens nothing where the page names none', () => {
    const { open } = tabOpened();
    openSuccess('')(true);
    expect(open).not.toHaveBeenCalled();
  });

  it('is no matter where the browser blocks the tab', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    expect(() => openSuccess(URL_OUTSIDE)(true)).not.toThrow();
  });
});
