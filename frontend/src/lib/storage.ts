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

/** Of this tab. */
export const session = safe(() => sessionStorage);
/** Of this browser. */
export const local = safe(() => localStorage);
