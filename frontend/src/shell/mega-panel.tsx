import type { Menu, MenuGroup } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { Spot } from '@/ui/art/art';
import { HealthIcon } from '@/ui/icon/health-icon';
import { Icon } from '@/ui/icon/icon';
import { MoreLink } from '@/ui/link/more-link';
import { useText } from '@/ui/text';
import { MenuItems } from './menu-items';

/** What is in a menu of the wide header, and what may be asked for beside it. */
export function MegaPanel({ menu }: { menu: Menu }) {
  return (
    <>
      <Groups menu={menu} />
      <Promo />
    </>
  );
}

/** Specialities and their links, or a grid of icons. */
function Groups({ menu }: { menu: Menu }) {
  const only = menu.groups.length === 1 ? menu.groups[0] : undefined;
  if (only?.label === '') return <MenuItems items={only.items} className="mega__icons" />;
  // It opens where there is most to see.
  const fullest = menu.groups.reduce(
    (best, { items }, index) =>
      items.length > (menu.groups[best]?.items.length ?? 0) ? index : best,
    0,
  );
  return (
    <div className="mega__groups">
      {menu.groups.map((group, index) => (
        <Group key={group.label} menu={menu} group={group} isOpen={index === fullest} />
      ))}
    </div>
  );
}

interface GroupProps {
  menu: Menu;
  group: MenuGroup;
  isOpen: boolean;
}

/** A speciality on the left, its links on the right. They share a name, so one of them is open. */
function Group({ menu, group, isOpen }: GroupProps) {
  return (
    <details name={`mega-${menu.icon}`} open={isOpen}>
      <summary>
        {group.icon !== null && <HealthIcon name={group.icon} />}
        {group.label}
        <Icon name="chevron-right" />
      </summary>
      <div className="mega__panel">
        <p className="mega__title">{menu.title.replace('{}', group.label)}</p>
        <MenuItems items={group.items} className="mega__list" />
        <MoreLink href={menu.everything.url}>{menu.everything.label}</MoreLink>
      </div>
    </details>
  );
}

/** fill-menus.ts leaves it out of a page that has its form switched off. */
function Promo() {
  const t = useText();
  return (
    <div className="mega__promo">
      <Spot name="second-opinion" />
      <p className="mega__title">{t.header.advised}</p>
      <p className="small">{t.header.advisedText}</p>
      <span data-menu-close="">
        <BookLink purpose="second-opinion">{t.secondOpinion}</BookLink>
      </span>
    </div>
  );
}
