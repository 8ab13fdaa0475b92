import type { AskedFor, StatusPageProps as Props } from '@/contract/types';
import { ChoiceField } from '@/leads/fields/choice-field';
import { nextStep } from '@/leads/requests/next-step';
import { askedLine } from '@/leads/wire/asked-for';
import { momentOf } from '@/lib/dates';
import type { Language } from '@/lib/text';
import { accountPages } from '@/patients/account-pages';
import { Icon } from '@/ui/icon/icon';
import { MoreLink } from '@/ui/link/more-link';
import { TelLink } from '@/ui/link/tel-link';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';
import { formText } from './text';
import './thankyou-page.css';
import '@/patients/account-cards.css';

/** One request, for its patient: it works without JavaScript, and names neither patient, number nor illness. */
export default function StatusPage({ props: page, shell }: PageInput<Props>) {
  const t = useText().requestStatus;
  return (
    <div className="thanks thanks--alone">
      <section className="thanks__main" aria-labelledby="stage">
        <div className="thanks__text">
          <Done page={page} language={shell.context.language} />
          <p className="caption">
            {t.title} {page.reference}
          </p>
          <h1 id="stage">{t.stages[page.stage]}</h1>
          <Asked asked={page.asked} language={shell.context.language} />
          <p className="lead">{nextStep(page, page.callbackPromise, t)}</p>
          {page.appointment && <p className="lead">{page.appointment}</p>}
          {page.calendarUrl !== null && (
            <p>
              <MoreLink href={page.calendarUrl}>{t.calendar}</MoreLink>
            </p>
          )}
          {shell.contact.tel && (
            <p>
              <TelLink number={shell.contact.tel} trackingId={shell.contact.trackingId} />
            </p>
          )}
          <History page={page} />
          {page.isOpen && <Wishes page={page} language={shell.context.language} />}
        </div>
      </section>
      <p className="thanks__ways">
        <MoreLink href={accountPages(shell.context.language).requests}>{t.all}</MoreLink>
      </p>
    </div>
  );
}

/** What was asked for, and when; without the words of the patient. */
function Asked({ asked, language }: { asked: AskedFor; language: Language }) {
  const t = useText().requestStatus;
  const line = askedLine(asked);
  return (
    <p className="soft">
      {line}
      {line !== '' && <br />}
      {t.sentOn(momentOf(asked.sentAt, language))}
    </p>
  );
}

/** What has just been changed. The address leads here, so that it has the focus and is read first. */
function Done({ page, language }: { page: Props; language: Language }) {
  const t = useText().requestStatus;
  const { done, callTime } = page;
  if (done === null || (done === 'call' && callTime === '')) return null;
  return (
    <p id="done" tabIndex={-1}>
      <Icon name="circle-check" />
      {done === 'call'
        ? t.done.call(formText(language).options[callTime] ?? callTime)
        : t.done[done]}
    </p>
  );
}

/** Who did what with it so far: roles, never names. */
function History({ page }: { page: Props }) {
  const t = useText().requestStatus;
  return (
    <>
      <h2>{t.historyTitle}</h2>
      <ol className="journey">
        {page.history.map((line) => (
          <li key={`${line.at} ${line.text}`} className="is-done">
            <b>{line.text}</b>
            <span>{line.at}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Wishes({ page, language }: { page: Props; language: Language }) {
  const t = useText().requestStatus;
  const labels = formText(language).options;
  return (
    <>
      {!page.isStopped && (
        <form className="form" method="post" action={page.action}>
          <ChoiceField
            id="callNowLaterField"
            name="callNowLaterField"
            legend={t.whenTitle}
            options={page.callTimes}
            labelOf={(option) => labels[option] ?? option}
            value={page.callTime}
            isRequired
            error={undefined}
          />
          <Wish name="call" label={t.change} kind="btn" />
        </form>
      )}
      <h2 className="thanks__end">{t.endTitle}</h2>
      <div className="forms-2">
        {!page.isStopped && (
          <form className="own__card" method="post" action={page.action}>
            <Wish name="stop" label={t.stop} kind="btn btn--secondary" />
            <p className="hint">{t.stopNote}</p>
          </form>
        )}
        <form className="own__card" method="post" action={page.action}>
          <Wish name="withdraw" label={t.withdraw} kind="btn btn--secondary" />
          <p className="hint">{t.withdrawNote}</p>
        </form>
      </div>
    </>
  );
}

function Wish({ name, label, kind }: { name: string; label: string; kind: string }) {
  return (
    <button className={kind} type="submit" name="wish" value={name}>
      {label}
    </button>
  );
}
