import type { MenuPanels } from '@/contract/types';
import { MegaPanel } from './mega-panel';
import { MenuPart } from './menu-part';
import { SidePanel } from './side-panel';

/** What is in the menus of both headers, without a page around it. */
export default function MenusFragment({ menus }: MenuPanels) {
  return menus.map((menu) => (
    <div key={menu.icon}>
      <MenuPart place="main" menu={menu}>
        <MegaPanel menu={menu} />
      </MenuPart>
      <MenuPart place="side" menu={menu}>
        <SidePanel menu={menu} />
      </MenuPart>
    </div>
  ));
}
