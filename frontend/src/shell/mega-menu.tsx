import type { MenuHead } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { MoreLink } from '@/ui/link/more-link';
import { MenuPart } from './menu-part';

/** A menu of the wide header. Menus share a name, so opening one closes the other. */
export function MegaMenu({ menu }: { menu: MenuHead }) {
  return (
    <details name="main-nav" data-menu="">
      <summary className="nav-link">
        {menu.label}
        <Icon name="chevron-down" />
      </summary>
      <div className="mega">
        <div className="container mega__grid">
          <MenuPart place="main" menu={menu}>
            <MoreLink href={menu.everything.url}>{menu.everything.label}</MoreLink>
          </MenuPart>
        </div>
      </div>
    </details>
  );
}
