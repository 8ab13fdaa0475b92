import type { ReactNode } from 'react';

/**
 * When an island wakes: at the first touch of it, when the page rests, or when it rests and someone is logged in.
 * The code of one that is `near` is loaded before, as the page is scrolled to it.
 */
type Wake = 'touch' | 'near touch' | 'idle' | 'known' | 'known touch';

interface IslandProps {
  /** Room and file: "leads/lead-form" is src/leads/lead-form.island.tsx. */
  name: string;
  wake: Wake;
  /** The id of the JSON block that holds its props. */
  data: string;
  /** The same component with the same props, rendered on the server. It must not render `useId`. */
  children: ReactNode;
}

/** A part of the page that works as plain HTML and wakes in the browser when it is wanted. */
export function Island({ name, wake, data, children }: IslandProps) {
  return (
    <div data-island={name} data-wake={wake} data-props={data}>
      {children}
    </div>
  );
}
