import { describe, expect, it, vi } from 'vitest';
import { local, session } from './storage';

describe.each([
  ['session', session, () => sessionStorage],
  ['local', local, () => localStorage],
] as const)('the %s storage', (name, storage, opened) => {
  it('holds what is set until it is removed', () => {
    expect(storage.set('key', 'value')).toBe(true);
    expect(storage.get('key')).toBe('value');
    expect(opened()).toHaveLength(1);
    storage.remove('key');
    expect(storage.get('key')).toBeNull();
  });

  it('stores nothing where it is blocked, and throws nothing', () => {
    vi.spyOn(globalThis, `${name}Storage`, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storage.set('key', 'value')).toBe(false);
    expect(storage.get('key')).toBe(name === 'session' ? 'value' : null); // as long as the page is open
    expect(() => storage.remove('key')).not.toThrow();
    expect(storage.get('key')).toBeNull();
  });
});
