import type { ReactNode } from 'react';

/** What other rooms put into the header and into the side menu; app fills it. */
export interface Slots {
  header?: ReactNode;
  menu?: ReactNode;
}
