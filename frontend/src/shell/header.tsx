import type { Preset, Shell } from '@/contract/types';
import { inLanguage } from '@/lib/page-language';
import { Icon } from '@/ui/icon/icon';
import { useLanguage } from '@/ui/language';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';
import { Brand } from './brand';
import { isMenu } from './main-menu';
import { MegaMenu } from './mega-menu';
import { useShared } from './shared';
import { SideMenu } from './side-menu';
import type { Slots } from './slots';

export function Header({ shell, slots }: { shell: Shell; slots: Slots }) {
  const t = useText();
  return (
    <header className="site-header" data-menus={shell.menusUrl}>
      <div className="container site-header__row">
        <SideMenu shell={shell} account={slots.menu} />
        <Brand {...shell.brand} />
        <MainNav shell={shell} />
        <div className="site-header__tools">
          {shell.layout.searchButton && (
            <a
              className="icon-btn"
              href={inLanguage('/search', shell.context.language)}
              aria-label={t.search}
              data-open-search=""
            >
              <Icon name="search" />
            </a>
          )}
          <CityChip city={shell.context.subject.city} url={shell.citiesUrl} />
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

/**
 * The city to show care in: the page's own, else the chosen one, which the browser writes over the usual one.
 * Without JavaScript it leads to the hospitals of each city.
 */
function CityChip({ city, url }: { city: Preset | null; url: string }) {
  const t = useText();
  const language = useLanguage();
  return (
    <a className="city-btn" href={url} data-open-city="">
      <Icon name="map-pin" />
      <span>
        <span className="vh">{t.cityPicker.chip}</span>
        {city ? (
          <span>{(language === 'hi' && city.nameHi) || city.name}</span>
        ) : (
          <span data-city-name="">{t.cityPicker.usual}</span>
        )}
      </span>
      <Icon name="chevron-down" />
    </a>
  );
}

function MainNav({ shell }: { shell: Shell }) {
  const t = useText();
  const content = useShared('mainNav', <MainItems shell={shell} />);
  return <nav className="main-nav" aria-label={t.header.nav} {...content} />;
}

export function MainItems({ shell }: { shell: Shell }) {
  return (
    <ul className="list">
      {shell.mainMenu.map((item) => (
        <li key={item.label}>
          {isMenu(item) ? <MegaMenu menu={item} /> : <TextLink className="nav-link" link={item} />}
        </li>
      ))}
    </ul>
  );
}
