import { accountText } from '@/lib/text/account';
import { Avatar } from '@/ui/avatar/avatar';
import { useStrings } from '@/ui/language';

/** What the server renders for everyone. */
export function Guest({ place }: { place: 'header' | 'menu' }) {
  const t = useStrings(accountText);
  const button = (
    <button
      className={place === 'header' ? 'btn btn--secondary' : 'btn'}
      type="button"
      data-login=""
    >
      {t.login}
    </button>
  );
  if (place === 'header') return button;
  return (
    <div className="sidemenu__user">
      <Avatar name={t.guest} seed={1} />
      <p>
        <b>{t.guest}</b>
        <span className="caption">{t.guestText}</span>
      </p>
      {button}
    </div>
  );
}
