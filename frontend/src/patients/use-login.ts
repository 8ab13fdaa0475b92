import { useState } from 'react';
import { restoreCity } from '@/cities/restore-city';
import type { User } from '@/contract/types';
import { LOGIN, linkVisitor, SIGNUP } from './calls';
import { useCode } from './one-time-code/use-code';
import { beginSession, isSessionInMemory } from './session';

export type Step = 'number' | 'code' | 'loggedin';
const SHOWN_FOR_MS = 1000; // spec section 4: after 1 second the login resets

/**
 * Step 1 mobile number, 2 OTP, then 'loggedin' (spec section 4). `onLoggedIn` comes a second after; where
 * the browser stores no cookies it waits for `finish`, so that this can be read.
 */
export function useLogin(onLoggedIn: (user: User) => void) {
  const [user, setUser] = useState<User | null>(null);
  const state = useCode<User>({ send: SIGNUP, check: LOGIN }, (found) => {
    const isStored = beginSession(found);
    linkVisitor();
    void restoreCity(found.selectedCity);
    setUser(found);
    if (isStored) setTimeout(() => onLoggedIn(found), SHOWN_FOR_MS);
  });
  const step: Step = user ? 'loggedin' : state.isSent ? 'code' : 'number';
  return { ...state, step, finish: () => user && isSessionInMemory() && onLoggedIn(user) };
}

export type LoginState = ReturnType<typeof useLogin>;
