import type { Shell } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';
import { Brand } from './brand';
import { MegaMenu } from './mega-menu';
import { SideMenu } from './side-menu';
import type { Slots } from './slots';

export function Header({ shell, slots }: { shell: Shell; slots: Slots }) {
  const t = useText();
  return (
    <header className="site-header">
      <div className="container site-header__row">
        <SideMenu shell={shell} account={slots.menu} />
        <Brand name={shell.brand.name} />
        <MainNav shell={shell} />
        <div className="site-header__tools">
          {shell.layout.searchButton && (
            <a className="icon-btn" href="/search" aria-label={t.search} data-open-search="">
              <Icon name="search" />
            </a>
          )}
          <CityChip />
          <LanguageLink shell={shell} />
          {slots.header}
        </div>
      </div>
    </header>
  );
}

/** The same page in the other language, or where that language begins. */
function LanguageLink({ shell }: { shell: Shell }) {
  if (shell.otherLanguage === null) return null;
  return <TextLink className="btn btn--quiet head-only-d" link={shell.otherLanguage} />;
}

/** The city to show care in. Without JavaScript it leads to the hospitals of each city. */
function CityChip() {
  const t = useText();
  return (
    <a className="city-btn" href="/hospitals" data-open-city="">
      <Icon name="map-pin" />
      <span>
        <span className="vh">{t.cityPicker.chip}</span>
        <span data-city-name="">{t.cityPicker.usual}</span>
      </span>
      <Icon name="chevron-down" />
    </a>
  );
}

function MainNav({ shell }: { shell: Shell }) {
  const t = useText();
  return (
    <nav className="main-nav" aria-label={t.header.nav}>
      <ul className="list">
        {shell.menus.map((menu) => (
          <li key={menu.label}>
            <MegaMenu menu={menu} />
          </li>
        ))}
        {shell.links.map((link) => (
          <li key={link.label}>
            <TextLink className="nav-link" link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
