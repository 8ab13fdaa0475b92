import { act } from '@testing-library/react';

/** As a browser restores a page from its back/forward cache. */
export const comeBack = () =>
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
