import { expect, it } from 'vitest';
import { askedValues, storeAsked } from './asked';

const goTo = (address: string) => history.replaceState(null, '', address);

it('what an address asked of its forms is not asked by another one of the same page', () => {
  goTo('/doctor/dr-asha?city=mumbai');
  storeAsked({ city: 'Mumbai' });
  expect(askedValues()).toEqual({ city: 'Mumbai' });
  goTo('/doctor/dr-asha');
  expect(askedValues()).toEqual({});
  goTo('/doctor/dr-asha?city=mumbai');
  expect(askedValues()).toEqual({ city: 'Mumbai' });
});

it.each(['null', '7', '"x"', '{', '[]'])(
  'what is stored otherwise asks for nothing: %s',
  (stored) => {
    sessionStorage.setItem('form_asked', stored);
    expect(askedValues()).toEqual({});
  },
);
