import type { ComponentType } from 'react';
import type { PageInput } from '@/ui/page';

type PageModule = { default: ComponentType<PageInput<never>> };

/** `../directory/doctors-page.tsx` is "directory/doctors-page" on the server's side. */
export function pageName(path: string): string {
  return path.replace(/^\.\.\//, '').replace(/\.tsx$/, '');
}

export type { PageModule };
