import type { Shell } from '@/contract/types';

/** What every page component is rendered from. */
export interface PageInput<P> {
  props: P;
  shell: Shell;
}
