import type { ReactNode, Ref } from 'react';
import type { HeldRequest, Preset, StoredData } from '@/contract/types';
import { dayOf } from '@/lib/dates';
import { yourDataText } from '@/lib/text/your-data';
import { useLanguage, useStrings } from '@/ui/language';
import { cityName, isNothingHeld } from './held';

/** ******0001: enough to know one's own number by. */
const masked = (number: string) => `******${number.slice(-4)}`;

interface HeldSummaryProps {
  held: StoredData;
  cities: Preset[];
  titleRef?: Ref<HTMLHeadingElement>;
  /** The way to take all of it home. */
  download: ReactNode;
}

/** What is held, and the way to take all of it home. */
export function HeldSummary({ held, cities, titleRef, download }: HeldSummaryProps) {
  const t = useStrings(yourDataText);
  return (
    <section className="card card--pad own__card" aria-labelledby="held">
      <h2 id="held" ref={titleRef} tabIndex={-1}>
        {t.heldTitle}
      </h2>
      {isNothingHeld(held) ? (
        <>
          <p>
            <b>{masked(held.mobile)}</b>
          </p>
          <p>{t.nothing}</p>
        </>
      ) : (
        <>
          <Facts held={held} cities={cities} />
          <Requests requests={held.requests} />
          {held.hasOlder && <p className="hint">{t.hasOlder}</p>}
          <Receipts requests={held.requests} />
          <Visits held={held} />
          <div>{download}</div>
        </>
      )}
    </section>
  );
}

function Facts({ held, cities }: Pick<HeldSummaryProps, 'held' | 'cities'>) {
  const t = useStrings(yourDataText);
  const profile = held.profile;
  const facts: [string, string][] = [[t.number, masked(held.mobile)]];
  if (profile) {
    const city = cityName(profile.city, cities);
    facts.push([t.name, profile.name], [t.email, profile.email], [t.city, city]);
  }
  return (
    <>
      {!profile && <p>{t.noProfile}</p>}
      <dl className="own__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className="muted">{t.empty}</span>}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Requests({ requests }: { requests: HeldRequest[] }) {
  const t = useStrings(yourDataText);
  const language = useLanguage();
  if (requests.length === 0) return null;
  return (
    <details className="own__time">
      <summary>{t.requests(requests.length)}</summary>
      <ul className="list own__rows">
        {requests.map((request) => (
          <li key={request.reference}>
            <p className="caption">
              {request.reference} · {dayOf(request.sentAt, language)}
            </p>
            <p>
              <b>{request.about || t.request}</b>
            </p>
            <p>{[request.name, request.email, request.place].filter(Boolean).join(' · ')}</p>
            {request.question !== '' && <p className="own__question">{request.question}</p>}
            {request.notes.map((note) => (
              <p key={note.at}>{t.noted(dayOf(note.at, language), note.text)}</p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Receipts({ requests }: { requests: HeldRequest[] }) {
  const t = useStrings(yourDataText);
  const language = useLanguage();
  const receipts = requests.flatMap((request) =>
    request.consents.map((consent) => ({ ...consent, reference: request.reference })),
  );
  if (receipts.length === 0) return null;
  return (
    <details className="own__time">
      <summary>{t.receipts(receipts.length)}</summary>
      <ul className="list own__rows">
        {receipts.map((receipt) => (
          <li key={`${receipt.reference} ${receipt.givenAt}`}>
            <p className="caption">
              {receipt.reference} ·{' '}
              {t.consentOn(dayOf(receipt.givenAt, language), receipt.noticeVersion)}
            </p>
            <p>
              {[
                t.agreedBasic,
                receipt.whatsappUpdates && t.agreedWhatsapp,
                receipt.shareWithHospitals && t.agreedSharing,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Of very many visits, as a list on a phone. */
const LISTED = 50;

function Visits({ held }: { held: StoredData }) {
  const t = useStrings(yourDataText);
  const language = useLanguage();
  if (held.visits.length === 0) return null;
  return (
    <details className="own__time">
      <summary>{t.visits(held.visits.length)}</summary>
      <ul className="list own__rows">
        {held.visits.slice(0, LISTED).map((visit) => (
          <li key={`${visit.at} ${visit.path}`} className="caption">
            {dayOf(visit.at, language)} · {visit.path}
          </li>
        ))}
      </ul>
      {held.visits.length > LISTED && <p className="hint">{t.newestVisits(LISTED)}</p>}
    </details>
  );
}
