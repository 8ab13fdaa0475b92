import type { Menu, MenuGroup } from '@/contract/types';
import { Spot } from '@/ui/art/art';
import { BookLink } from '@/ui/book-link';
import { useHasForm } from '@/ui/form-switch';
import { HealthIcon } from '@/ui/icon/health-icon';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';
import { MenuItems } from './menu-items';

/** A menu of the wide header. Menus share a name, so opening one closes the other. */
export function MegaMenu({ menu }: { menu: Menu }) {
  return (
    <details name="main-nav" data-menu="">
      <summary className="nav-link">
        {menu.label}
        <Icon name="chevron-down" />
      </summary>
      <div className="mega">
        <div className="container mega__grid">
          <Groups groups={menu.groups} />
          <Promo />
        </div>
      </div>
    </details>
  );
}

function Groups({ groups }: { groups: MenuGroup[] }) {
  const only = groups.length === 1 ? groups[0] : undefined;
  if (only?.label === '') return <MenuItems items={only.items} className="mega__icons" />;
  return (
    <div className="mega__cols">
      {groups.map((group) => (
        <GroupColumn key={group.label} group={group} />
      ))}
    </div>
  );
}

function GroupColumn({ group }: { group: MenuGroup }) {
  return (
    <div className="mega__group">
      <p className="mega__title">
        {group.icon !== null && <HealthIcon name={group.icon} />}
        {group.label}
      </p>
      <MenuItems items={group.items} className="mega__list" />
    </div>
  );
}

function Promo() {
  const t = useText();
  const hasForm = useHasForm();
  if (!hasForm) return null;
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
