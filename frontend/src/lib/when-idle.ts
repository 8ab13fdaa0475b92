/** Calls back once the browser has nothing else to do; soon, in Safari, which says nothing of that. */
export const whenIdle = (then: () => void): unknown =>
  (globalThis.requestIdleCallback ?? setTimeout)(then);
