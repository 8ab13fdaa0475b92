import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INDIA, parseMobile, readTyped, splitPrefix } from './mobile';

/** What a field and its country show once each key was pressed. */
function typedByHand(keys: string) {
  let [code, shown, whole] = [INDIA, '', ''];
  for (const key of keys) {
    const read = readTyped(shown + key, code, { shown, whole });
    [code, shown, whole] = [read.code, read.number, read.whole];
  }
  return { code, number: shown };
}

describe('a number that is typed digit by digit', () => {
  it('is one of India with any prefix, and any digit too many changes nothing', () => {
    const property = fc.property(
      fc.constantFrom('', '0', '00', '91', '091', '0091'),
      fc.stringMatching(/^[6-9][0-9]{9}$/),
      (prefix, number) => {
        const typed = { code: INDIA, number };
        expect(typedByHand(prefix + number)).toEqual(typed);
        if (prefix === '' && !number.startsWith('91')) {
          expect(typedByHand(`${number}91`)).toEqual(typed);
        }
      },
    );
    fc.assert(property);
  });

  it('of another country is split as when it is pasted, once it is longer than one of India', () => {
    const property = fc.property(
      fc.constantFrom('971', '977', '880', '1', '44', '92', '65'),
      fc.stringMatching(/^[1-9][0-9]{8,11}$/),
      (dial, number) => {
        const keys = `00${dial}${number}`;
        expect(typedByHand(keys)).toEqual(splitPrefix(keys));
      },
    );
    fc.assert(property);
  });

  it('with a plus in front, which the keyboard of a phone puts in, is split as when it is pasted', () => {
    const property = fc.property(
      fc.constantFrom('91', '971', '977', '880', '1', '44', '92', '65'),
      fc.stringMatching(/^[6-9][0-9]{9}$/),
      (dial, number) => {
        expect(typedByHand(`+${dial}${number}`)).toEqual({ code: `+${dial}`, number });
        expect(typedByHand(`+${dial} ${number}`)).toEqual({ code: `+${dial}`, number });
      },
    );
    fc.assert(property);
  });

  it('is never longer than its country has, and reads the same without JavaScript', () => {
    const property = fc.property(fc.stringMatching(/^[0-9]{0,24}$/), (keys) => {
      const { code, number } = typedByHand(keys);
      expect(number).toMatch(code === INDIA ? /^([1-9][0-9]{0,9})?$/ : /^([1-9][0-9]{0,19})?$/);
      const atOnce = keys.startsWith('00') ? null : parseMobile(keys, INDIA);
      if (atOnce) expect({ code, number }).toEqual(atOnce);
    });
    fc.assert(property);
  });
});

it('a country that was chosen is left alone by zeros in front, unless they lead to itself', () => {
  const read = (now: string, whole: string) =>
    readTyped(now, '+44', { shown: now.slice(0, -1), whole });
  expect(read('7', '00').code).toBe('+44');
  expect(read('44', '004')).toEqual({ code: '+44', number: '', whole: '' });
});

it('a digit that is put into a number that is full pushes none out at its end', () => {
  const full = { shown: '9810000001', whole: '9810000001' };
  for (const now of ['98100000501', '79810000001', '98100000011'])
    expect(readTyped(now, INDIA, full).number).toBe('9810000001');
  expect(readTyped('9819000001', INDIA, full).number).toBe('9819000001');
  expect(readTyped('7012345678', INDIA, full).number).toBe('7012345678');
});
