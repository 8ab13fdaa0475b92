import type { Menu, MenuGroup } from '@/contract/types';
import { HealthIcon } from '@/ui/icon/health-icon';
import { Icon } from '@/ui/icon/icon';
import { MenuItems } from './menu-items';
import { SideEverything } from './side-everything';

/** What is in a section of the menu of a phone: specialities with their links, or plain links. */
export function SidePanel({ menu }: { menu: Menu }) {
  const isPlain = menu.groups[0]?.label === '';
  return (
    <>
      {menu.groups.map((group) =>
        isPlain ? (
          <MenuItems key="plain" items={group.items} className="list" />
        ) : (
          <SideGroup key={group.label} group={group} />
        ),
      )}
      {!isPlain && <SideEverything menu={menu} />}
    </>
  );
}

function SideGroup({ group }: { group: MenuGroup }) {
  return (
    <details>
      <summary>
        {group.icon !== null && <HealthIcon name={group.icon} />}
        {group.label} <Icon name="chevron-down" />
      </summary>
      <MenuItems items={group.items} className="list" />
    </details>
  );
}
