import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler';

/** Resolves when React has nothing left to do: also the effects of what it rendered last have run. */
const reactIsIdle = () =>
  new Promise<void>((resolve) => {
    schedule(idle, () => resolve());
  });

/**
 * What a test waits for is on the page a moment before its effects run, and these move the focus: on a slow
 * machine a test looked, or typed, in between. So each wait of the library ends when they have run.
 */
export function waitForEffects(): void {
  const { asyncWrapper } = getConfig();
  if ('waitsForEffects' in asyncWrapper) return; // files share the library
  const wrapper: typeof asyncWrapper = async (wait) => {
    const found = await asyncWrapper(wait);
    await reactIsIdle();
    return found;
  };
  configure({ asyncWrapper: Object.assign(wrapper, { waitsForEffects: true }) });
}
