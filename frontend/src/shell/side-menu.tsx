import type { ReactNode } from 'react';
import type { MenuHead, Shell } from '@/contract/types';
import { telUrl } from '@/lib/contact';
import { accountPages } from '@/patients/account-pages';
import { Icon } from '@/ui/icon/icon';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';
import { Brand } from './brand';
import { isMenu } from './main-menu';
import { MenuPart } from './menu-part';
import { useShared } from './shared';
import { SideEverything } from './side-everything';

/** The menu of a narrow screen: a <details>, so it opens and closes without JavaScript. */
export function SideMenu({ shell, account }: { shell: Shell; account: ReactNode }) {
  const t = useText();
  return (
    <details className="side-menu" data-menu="over">
      <summary className="icon-btn" aria-label={t.header.menu}>
        <Icon name="menu" />
        <span className="side-menu__close">
          <Icon name="x" />
        </span>
      </summary>
      <div className="sidemenu__panel">
        <div className="sidemenu__head">
          <Brand {...shell.brand} />
        </div>
        <div className="sidemenu__scroll">
          {account}
          <SideNav shell={shell} />
        </div>
        <SideFoot shell={shell} />
      </div>
    </details>
  );
}

/** By address, without language and city. */
const LINK_ICONS: Record<string, string> = {
  '/doctors': 'stethoscope',
  '/hospitals': 'hospital',
  '/cost': 'indian-rupee',
  '/insurance': 'shield-check',
  '/tests': 'test-tube',
  '/blog': 'book-open',
};
const iconOf = (url: string | null) => LINK_ICONS[(url ?? '').replace(/^\/hi(?=\/)|\?.*/g, '')];
/** What the footer leads to and a phone wants nearer. */
const MORE = { en: /^\/(insurance|tests|blog)$/, hi: /^\/hi\/(insurance|tests|blog)$/ };

function SideNav({ shell }: { shell: Shell }) {
  const t = useText();
  const content = useShared('sideNav', <SideItems shell={shell} />);
  return <nav className="menu-acc" aria-label={t.header.menu} {...content} />;
}

export function SideItems({ shell }: { shell: Shell }) {
  const t = useText();
  const pages = accountPages(shell.context.language);
  return (
    <>
      {[...shell.mainMenu, ...moreLinks(shell)].map((item) =>
        isMenu(item) ? (
          <SideSection key={item.label} menu={item} />
        ) : (
          <TextLink
            key={item.label}
            className="menu-link menu-link--lite"
            icon={iconOf(item.url)}
            link={item}
          />
        ),
      )}
      <a className="menu-link menu-link--lite" href={pages.requests}>
        <Icon name="clipboard-plus" />
        {t.account.myRequests}
      </a>
      <a className="menu-link menu-link--lite" href={pages.shortlist}>
        <Icon name="heart" />
        {t.shortlist.menu}
      </a>
    </>
  );
}

/** Without what staff put into the main menu itself. */
function moreLinks({ footer, context, mainMenu }: Shell) {
  const inMenu = new Set(mainMenu.map((item) => (isMenu(item) ? item.everything : item).url));
  return footer
    .flatMap(({ links }) => links)
    .filter(({ url }) => MORE[context.language].test(url ?? '') && !inMenu.has(url));
}

function SideSection({ menu }: { menu: MenuHead }) {
  return (
    <details name="side-nav">
      <summary>
        <Icon name={menu.icon} />
        {menu.label} <Icon name="chevron-down" />
      </summary>
      <div className="menu-sub">
        <MenuPart place="side" menu={menu}>
          <SideEverything menu={menu} />
        </MenuPart>
      </div>
    </details>
  );
}

function SideFoot({ shell }: { shell: Shell }) {
  const t = useText();
  const { tel, trackingId } = shell.contact;
  if (tel === null && shell.otherLanguage === null) return null;
  return (
    <div className="sidemenu__foot">
      {tel !== null && (
        <a
          className="btn btn--secondary"
          href={telUrl(tel)}
          data-tracking-id={trackingId ?? undefined}
        >
          <Icon name="phone" />
          {t.header.callUs}
        </a>
      )}
      {shell.otherLanguage !== null && (
        <TextLink className="btn btn--secondary" icon="languages" link={shell.otherLanguage} />
      )}
    </div>
  );
}
