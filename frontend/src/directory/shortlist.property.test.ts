import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { countOf, drop, KEY, MOST, readShortlist, type ShortlistKind, toggle } from './shortlist';

const kind = fc.constantFrom<ShortlistKind>('doctor', 'hospital');
const id = fc.integer({ min: 1, max: 9 });
const presses = fc.array(fc.tuple(kind, id), { maxLength: 30 });

beforeEach(() => localStorage.clear());

describe('a shortlist, whatever is pressed in whatever order', () => {
  it('says of each press what came of it, and holds six of a kind at most', () => {
    fc.assert(
      fc.property(presses, (pressed) => {
        localStorage.clear();
        for (const [of, one] of pressed) {
          const before = readShortlist();
          const wasOn = before[of].includes(one);
          const change = toggle(of, one);
          const now = readShortlist();
          const isFull = !wasOn && before[of].length === MOST;
          expect(change).toBe(isFull ? 'full' : wasOn ? 'removed' : 'added');
          expect(now[of].includes(one)).toBe(change === 'added');
          expect(now[of].length).toBeLessThanOrEqual(MOST);
          const other = of === 'doctor' ? 'hospital' : 'doctor';
          expect(now[other]).toEqual(before[other]);
        }
      }),
    );
  });

  it('is as it was once the same is pressed twice, unless there was no room', () => {
    fc.assert(
      fc.property(presses, kind, id, (pressed, of, one) => {
        localStorage.clear();
        for (const [each, other] of pressed) toggle(each, other);
        const before = readShortlist();
        const wasLast = !before[of].includes(one);
        if (toggle(of, one) !== 'full') toggle(of, one);
        const now = readShortlist();
        expect(countOf(now)).toBe(countOf(before));
        if (wasLast) expect(now).toEqual(before);
      }),
    );
  });

  it('leaves nothing on the device once all of it is taken off', () => {
    fc.assert(
      fc.property(presses, (pressed) => {
        localStorage.clear();
        for (const [of, one] of pressed) toggle(of, one);
        const { doctor, hospital } = readShortlist();
        drop('doctor', [...doctor, 99]);
        drop('hospital', hospital);
        expect(localStorage.getItem(KEY)).toBeNull();
      }),
    );
  });

  it('is read from whatever else stands there, as a list of ids or as none', () => {
    const odd = fc.oneof(fc.json(), fc.string(), fc.constant('{"doctor":[1,1,"2",-3,4.5,7]}'));
    fc.assert(
      fc.property(odd, (stored) => {
        localStorage.setItem(KEY, stored);
        for (const ids of Object.values(readShortlist())) {
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.every((one) => Number.isSafeInteger(one) && one > 0)).toBe(true);
        }
      }),
    );
  });
});
