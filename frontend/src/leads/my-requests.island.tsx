import { useRef } from 'react';
import { BookLink } from '@/leads/form/book-link';
import { PatientRequestCard } from '@/leads/requests/patient-request-card';
import { type Own, useMyRequests } from '@/leads/requests/use-my-requests';
import { accountText } from '@/lib/text/account';
import { myRequestsText } from '@/lib/text/my-requests';
import { accountPages } from '@/patients/account-pages';
import { useProfile } from '@/patients/session';
import { Spot } from '@/ui/art/art';
import { Empty } from '@/ui/empty/empty';
import { useLanguage, useStrings } from '@/ui/language';

/** The requests of who is logged in; a guest is offered the login. */
export default function MyRequests() {
  const profile = useProfile();
  return profile ? <OwnList id={profile.id} /> : <Guest />;
}

/** What the server renders for everyone. */
function Guest() {
  const t = useStrings(myRequestsText);
  const { login } = useStrings(accountText);
  const language = useLanguage();
  return (
    <Empty level={2} art={<Spot name="appointment" />} title={t.guestTitle} text={t.guestText}>
      <button className="btn btn--lg" type="button" data-login="">
        {login}
      </button>
      <a className="btn btn--lg" href={accountPages(language).data} data-without-js="">
        {t.withoutScript}
      </a>
    </Empty>
  );
}

function OwnList({ id }: { id: string }) {
  const t = useStrings(myRequestsText);
  const own = useMyRequests(id);
  const status = useRef<HTMLParagraphElement>(null);
  const again = () => {
    own.reload();
    status.current?.focus(); // the button goes
  };
  return (
    <div aria-busy={own.found === null && !own.hasFailed}>
      <p
        role="status"
        ref={status}
        tabIndex={-1}
        className={own.found || own.hasFailed ? 'vh' : 'card card--pad'}
      >
        {own.found || own.hasFailed ? '' : t.loading}
      </p>
      {own.found ? <Found own={own} /> : own.hasFailed && <Failed onAgain={again} />}
    </div>
  );
}

function Found({ own }: { own: Own }) {
  const t = useStrings(myRequestsText);
  const language = useLanguage();
  const requests = own.found?.requests ?? [];
  if (requests.length === 0) {
    return (
      <Empty level={2} title={t.none} text={own.found?.hasOlder ? t.hasOlder : t.noneText}>
        <BookLink>{t.ask}</BookLink>
      </Empty>
    );
  }
  return (
    <>
      <ul className="list own">
        {requests.map((request) => (
          <li key={request.id}>
            <PatientRequestCard request={request} own={own} language={language} />
          </li>
        ))}
      </ul>
      {own.found?.hasOlder && <p className="hint">{t.hasOlder}</p>}
    </>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useStrings(myRequestsText);
  const isOffline = !navigator.onLine;
  return (
    <div role="alert">
      <Empty
        level={2}
        title={isOffline ? t.offline : t.failed}
        text={isOffline ? t.offlineText : t.failedText}
      >
        <button className="btn" type="button" onClick={onAgain}>
          {t.again}
        </button>
      </Empty>
    </div>
  );
}
