interface SafeStorage {
  get: (key: string) => string | null;
  /** Whether it is stored. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** Storage that is blocked or full holds nothing. Blocked storage throws when it is named, so it is named late. */
const safe = (storage: () => Storage): SafeStorage => {
  const attempt = <T>(use: (opened: Storage) => T, otherwise: T): T => {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((opened) => opened.getItem(key), null),
    set: (key, value) => attempt((opened) => opened.setItem(key, value) ?? true, false),
    remove: (key) => attempt((opened) => opened.removeItem(key), undefined),
  };
};

/** Where the browser stores nothing: as long as the page is open. */
const memory = new Map<string, string>();
const tab = safe(() => sessionStorage);

/** Of this tab; at least of this page, so that closing a form loses nothing. */
export const session: SafeStorage = {
  get: (key) => memory.get(key) ?? tab.get(key),
  set: (key, value) => {
    tab.remove(key); // what cannot be replaced must not come back after a reload
    const isStored = tab.set(key, value);
    if (isStored) memory.delete(key);
    else memory.set(key, value);
    return isStored;
  },
  remove: (key) => {
    tab.remove(key);
    memory.delete(key);
  },
};
/** Of this browser. */
export const local = safe(() => localStorage);
