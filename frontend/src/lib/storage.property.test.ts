import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { local, session } from './storage';

type Room = 'free' | 'full' | 'blocked';
interface Step {
  room: Room;
  key: 'draft' | 'name';
  /** null takes it away. */
  value: string | null;
}
const step = fc.record<Step>({
  room: fc.constantFrom('free', 'full', 'blocked'),
  key: fc.constantFrom('draft', 'name'),
  value: fc.option(fc.string({ maxLength: 4 })),
});
const refuse = () => {
  throw new DOMException('', 'QuotaExceededError');
};

/** From here on the browser takes everything, nothing new, or nothing at all. */
function make(room: Room): void {
  vi.restoreAllMocks();
  if (room === 'free') return;
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    const real = globalThis[name];
    const full = {
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem: refuse,
    } as unknown as Storage;
    const opened = vi.spyOn(globalThis, name, 'get');
    if (room === 'full') opened.mockReturnValue(full);
    else opened.mockImplementation(refuse);
  }
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('what a page stores, whether the browser has room for it or not', () => {
  it('is read as it was set last, as long as the page is open and the storage is not taken from it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const model = new Map<string, string>();
        for (const { room, key, value } of steps) {
          make(room === 'blocked' ? 'full' : room);
          if (value === null) session.remove(key);
          else session.set(key, value);
          if (value === null) model.delete(key);
          else model.set(key, value);
          for (const each of ['draft', 'name'])
            expect(session.get(each)).toBe(model.get(each) ?? null);
        }
        make('free');
        for (const each of ['draft', 'name']) session.remove(each);
      }),
    );
  });

  it('comes back after a reload as it was set last, or not at all: never as it was before', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const model = new Map<string, string | null>();
        for (const { room, key, value } of steps) {
          if (room === 'blocked') continue; // what stood there before it was blocked cannot be reached
          make(room);
          if (value === null) session.remove(key);
          else session.set(key, value);
          model.set(key, value);
        }
        make('free');
        for (const [key, last] of model)
          expect([null, last]).toContain(sessionStorage.getItem(key));
        for (const each of ['draft', 'name']) session.remove(each);
      }),
    );
  });

  it('throws nothing, and says truly whether the device has it', () => {
    fc.assert(
      fc.property(step, ({ room, key, value }) => {
        make(room);
        const isStored = local.set(key, value ?? '');
        make('free');
        expect(isStored).toBe(room === 'free');
        if (isStored) expect(localStorage.getItem(key)).toBe(value ?? '');
        localStorage.clear();
      }),
    );
  });
});
