import type { Profile } from '@/contract/types';
import { accountText } from '@/lib/text/account';
import { Avatar } from '@/ui/avatar/avatar';
import { Icon } from '@/ui/icon/icon';
import { useLanguage, useStrings } from '@/ui/language';
import { accountPages } from './account-pages';

interface AccountViewProps {
  profile: Profile;
  onEdit: () => void;
  onLogout: () => void;
}

/** The first letter of the name that is seen, or G (spec section 6). */
export const letterOf = (name: string) =>
  [...name.replace(/^[\s\p{Cf}]+/u, '')][0]?.toUpperCase() ?? 'G';

function Choices({ onEdit, onLogout }: Omit<AccountViewProps, 'profile'>) {
  const t = useStrings(accountText);
  const pages = accountPages(useLanguage());
  return (
    <>
      <a className="btn btn--quiet" href={pages.requests}>
        <Icon name="clipboard-plus" />
        {t.myRequests}
      </a>
      <a className="btn btn--quiet" href={pages.data}>
        <Icon name="lock" />
        {t.yourData}
      </a>
      <button className="btn btn--quiet" type="button" data-menu-close="" onClick={onEdit}>
        <Icon name="pencil" />
        {t.editProfile}
      </button>
      <button className="btn btn--quiet" type="button" data-menu-close="" onClick={onLogout}>
        <Icon name="log-out" />
        {t.logout}
      </button>
    </>
  );
}

function Who({ profile }: { profile: Profile }) {
  const t = useStrings(accountText);
  return (
    <p>
      <b>{profile.name || t.guest}</b>
      <span className="caption">{profile.mobileNo}</span>
    </p>
  );
}

/** In the header: the avatar opens the choices. */
export function AccountMenu({ profile, ...choices }: AccountViewProps) {
  const t = useStrings(accountText);
  return (
    <details className="account" data-menu="">
      <summary aria-label={t.menu(profile.name || t.guest)}>
        <Avatar name={profile.name} letters={letterOf(profile.name)} seed={profile.id} />
      </summary>
      <div className="account__panel">
        <Who profile={profile} />
        <Choices {...choices} />
      </div>
    </details>
  );
}

/** In the side menu: who it is, and the choices under it. */
export function AccountRow({ profile, ...choices }: AccountViewProps) {
  return (
    <div className="sidemenu__user">
      <Avatar name={profile.name} letters={letterOf(profile.name)} seed={profile.id} />
      <Who profile={profile} />
      <div className="sidemenu__choices">
        <Choices {...choices} />
      </div>
    </div>
  );
}
