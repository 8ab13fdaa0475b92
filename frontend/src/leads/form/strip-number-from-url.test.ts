import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stripNumberFromUrl } from './strip-number-from-url';

const replaceState = vi.fn();
const past = { state: null, replaceState } as unknown as History;
const PAGE = 'https://hospital.example/thankyou';
const at = (search: string) => ({ href: PAGE + search }) as Location;

beforeEach(() => {
  replaceState.mockClear();
});

describe('a number in the address', () => {
  it('is read once and taken out, and the rest stays', () => {
    stripNumberFromUrl(at('?isplanfeature=1&mob=9876543210&source=Marketing'), past);
    expect(sessionStorage.getItem('hhUser')).toBe('+919876543210');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(
      null,
      '',
      new URL(`${PAGE}?isplanfeature=1&source=Marketing`),
    );
  });

  it('leaves a foreign number as the form told it', () => {
    sessionStorage.setItem('hhUser', '+447911123456');
    stripNumberFromUrl(at('?mob=7911123456'), past);
    expect(sessionStorage.getItem('hhUser')).toBe('+447911123456');
    expect(replaceState).toHaveBeenCalledWith(null, '', new URL(PAGE));
  });

  it.each(['9876543210', '+91 98765 43210', '919876543210', '09876543210', '0091-9876543210'])(
    'is one of India with its country or without: %s',
    (mob) => {
      stripNumberFromUrl(at(`?mob=${encodeURIComponent(mob)}`), past);
      expect(sessionStorage.getItem('hhUser')).toBe('+919876543210');
    },
  );

  it.each(['447911123456', '+1 (212) 675-5555 78', '9779810000001', '98765432109'])(
    'of another country, %s, is not cut to one of India, which would be somebody else’s',
    (mob) => {
      stripNumberFromUrl(at(`?mob=${encodeURIComponent(mob)}`), past);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it.each(['', 'abc', '123', '<script>'])(
    'that is none ("%s") is taken out all the same',
    (mob) => {
      stripNumberFromUrl(at(`?mob=${encodeURIComponent(mob)}`), past);
      expect(sessionStorage).toHaveLength(0);
      expect(replaceState).toHaveBeenCalledWith(null, '', new URL(PAGE));
    },
  );

  it('is not looked for elsewhere: an address without it stays', () => {
    stripNumberFromUrl(at('?isquicksurvey=1'), past);
    expect(replaceState).not.toHaveBeenCalled();
  });
});
