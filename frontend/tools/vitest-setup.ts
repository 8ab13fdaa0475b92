import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { waitForEffects } from './vitest-effects';
import { listenFromHere } from './vitest-listeners';
import { clearPage } from './vitest-page';

// A machine that builds and tests at once is slow; a wait that ends early would be a flake.
configure({ asyncUtilTimeout: 45_000 });
waitForEffects();

// The whole check looks at the same examples each time (bin/parts.py); every other run looks on.
if (process.env.SAME_EXAMPLES) (await import('fast-check')).configureGlobal({ seed: 0 });

// Files share a window, and the libraries in it. This runs at the start of each, and makes it a new page: our
// own modules start fresh, and what they listen to ends with the file.
vi.resetModules();
afterAll(listenFromHere());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearPage();
});
