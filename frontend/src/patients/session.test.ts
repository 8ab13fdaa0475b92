import { beforeEach, describe, expect, it } from 'vitest';
import { asha, user } from '@/testing/examples/patients';
import { logIn, logOut, setProfileCookie } from '@/testing/log-in';
import {
  beginSession,
  changeProfile,
  currentProfile,
  endSession,
  isSessionInMemory,
  sessionHeaders,
} from './session';

beforeEach(() => {
  logOut();
  endSession();
});

describe('the profile', () => {
  it('is what the cookie says, and the same object as long as it says the same', () => {
    expect(currentProfile()).toBeNull();
    logIn();
    expect(currentProfile()).toEqual(asha);
    expect(currentProfile()).toBe(currentProfile());
  });

  it.each(['x', '%', '%7B%22id%22%3A', 'null', '%5B%5D', '5', '%7B%22id%22%3A5%7D'])(
    'of a cookie that is cut short or not ours (%s) is none',
    (text) => {
      setProfileCookie(text);
      expect(currentProfile()).toBeNull();
    },
  );

  it('is changed at once', () => {
    logIn();
    changeProfile({ name: 'सुनीता', email: 's@example.org' });
    expect(currentProfile()).toEqual({ ...asha, name: 'सुनीता', email: 's@example.org' });
  });
});

describe('a login', () => {
  it('leaves the number and the name for the forms of this tab', () => {
    logIn();
    expect(beginSession(user)).toBe(true);
    expect(sessionStorage.getItem('hhUser')).toBe('+919810000001');
    expect(sessionStorage.getItem('hhUserName')).toBe('Asha');
    expect(sessionHeaders()).toEqual({});
  });

  it('without cookies is held by the page, and its calls show the token', () => {
    expect(beginSession(user)).toBe(false);
    expect(isSessionInMemory()).toBe(true);
    expect(currentProfile()).toEqual(asha);
    expect(sessionHeaders()).toEqual({ Authorization: 'secret-token' });
    changeProfile({ name: 'Asha Rao' });
    expect(currentProfile()?.name).toBe('Asha Rao');
  });

  it('wakes the islands of the page', () => {
    let woken = 0;
    document.addEventListener('session', () => woken++, { once: true });
    beginSession(user);
    expect(woken).toBe(1);
  });
});

describe('a logout', () => {
  it('clears what was stored for this tab', () => {
    beginSession(user);
    sessionStorage.setItem('lead_id', 'SP-1');
    endSession();
    expect(currentProfile()).toBeNull();
    expect(sessionHeaders()).toEqual({});
    for (const key of ['hhUser', 'hhUserName', 'lead_id']) {
      expect(sessionStorage.getItem(key)).toBeNull();
    }
  });
});
