import type { ReactNode } from 'react';
import type { MenuHead } from '@/contract/types';

interface MenuPartProps {
  /** In the wide header, or in the menu of a phone. */
  place: 'main' | 'side';
  menu: Pick<MenuHead, 'icon'>;
  children: ReactNode;
}

/**
 * What is in a menu. In a page that is the link to all of it, and in the fragment all of it: fill-menus.ts puts
 * one in the place of the other when a visitor turns to a menu.
 */
export function MenuPart({ place, menu, children }: MenuPartProps) {
  return <div data-menu-part={`${place}-${menu.icon}`}>{children}</div>;
}
