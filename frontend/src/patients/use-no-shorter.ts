import { useLayoutEffect, useRef } from 'react';

/** For a part that only grows: its last step, an answer that comes late, moves nothing. */
export function useNoShorter() {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = part.current;
    if (own) own.style.minHeight = `${own.offsetHeight}px`;
  });
  return part;
}
