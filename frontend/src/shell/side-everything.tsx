import type { MenuHead } from '@/contract/types';
import { MoreLink } from '@/ui/link/more-link';

/** The last line of a section of the menu of a phone. */
export function SideEverything({ menu }: { menu: MenuHead }) {
  return (
    <MoreLink className="menu-sub__all" href={menu.everything.url}>
      {menu.everything.label}
    </MoreLink>
  );
}
