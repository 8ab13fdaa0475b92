import type { Contact, NextStep, ThankyouPageProps as Props } from '@/contract/types';
import { EmergencyBox } from '@/emergencies/emergency-box';
import { requestUrl } from '@/leads/form/request-url';
import { Survey } from '@/leads/requests/survey';
import { askedLine } from '@/leads/wire/asked-for';
import { momentOf } from '@/lib/dates';
import type { Language } from '@/lib/text';
import { wholeHours } from '@/lib/whole-hours';
import { accountPages } from '@/patients/account-pages';
import { ThanksScene } from '@/ui/art/art';
import { MoreLink } from '@/ui/link/more-link';
import { TelLink } from '@/ui/link/tel-link';
import type { PageInput } from '@/ui/page';
import { Bullets } from '@/ui/prose/prose';
import { useText } from '@/ui/text';
import './thankyou-page.css';
import '@/patients/account-cards.css';

/** The same for every visitor: the name, number and reference come from the browser's session. */
export default function ThankyouPage({ props, shell }: PageInput<Props>) {
  const t = useText();
  const page = inWholeHours(props);
  return (
    <div
      className="thanks"
      data-promise={page.callbackPromise}
      data-promises={JSON.stringify(page.promises)}
      data-unfilled={page.asked === null ? '' : undefined}
    >
      {page.emergency ? (
        <EmergencyBox answer={page.emergency} />
      ) : (
        <div data-thankyou-emergency="" />
      )}
      <section className="thanks__main" aria-labelledby="thanks">
        <div className="thanks__art">
          <ThanksScene />
        </div>
        <div className="thanks__text">
          <h1 id="thanks">
            <span data-sent="" hidden={!page.wasSent}>
              {t.thanks.thankYou}
              <span data-thankyou="name" hidden>
                , <span data-slot="" />
                {t.thanks.afterName()}
              </span>
              {t.thanks.received}
            </span>
            <span data-unsent="" hidden={page.wasSent}>
              {t.thanks.unsent}
            </span>
          </h1>
          <p className="lead" data-sent="" hidden={!page.wasSent}>
            {t.thanks.willCall}
            <span data-thankyou="mobile" hidden>
              {` ${t.thanks.on} `}
              <b className="nowrap" data-slot="" />
            </span>
            <span data-promised="">{t.thanks.by(page.callbackPromise)}</span>
          </p>
          {page.plan !== null && <Plan about={page.plan} contact={shell.contact} />}
          <div className="thanks__cols" data-sent="" hidden={!page.wasSent}>
            <WhatNext page={page} language={shell.context.language} />
            <Aside page={page} />
          </div>
          <Unsent isHidden={page.wasSent} language={shell.context.language} />
        </div>
      </section>
      {page.survey.length > 0 && (
        <Survey fields={page.survey} action={page.statusUrl} language={shell.context.language} />
      )}
      <div className="thanks__ways">
        <p data-thankyou="status" hidden={page.statusUrl === null}>
          <MoreLink href={page.statusUrl ?? '/request'}>{t.requestStatus.follow}</MoreLink>
        </p>
        <p data-thankyou="calendar" hidden={page.calendarUrl === null}>
          <MoreLink href={page.calendarUrl ?? '/request'}>{t.requestStatus.calendar}</MoreLink>
        </p>
        <p data-sent="" hidden={!page.wasSent}>
          <MoreLink href={accountPages(shell.context.language).requests}>
            {t.requestStatus.all}
          </MoreLink>
        </p>
        <p data-thankyou="success" hidden>
          <MoreLink href="/">{t.thanks.success}</MoreLink>
        </p>
        <p>
          <MoreLink href={shell.brand.homeUrl}>{t.thanks.goHome}</MoreLink>
        </p>
      </div>
    </div>
  );
}

/** A bookmark or a link brought here: nothing is thanked for, and here is the way to what was sent, and to ask. */
function Unsent({ isHidden, language }: { isHidden: boolean; language: Language }) {
  const t = useText();
  return (
    <div className="thanks__unsent" data-unsent="" hidden={isHidden}>
      <p className="lead">{t.thanks.unsentText}</p>
      <div className="thanks__unsent-ways">
        <a className="btn" href={accountPages(language).requests}>
          {t.requestStatus.all}
        </a>
        <a className="btn btn--secondary" href={requestUrl({ purpose: 'callback' }, language)}>
          {t.getCallBack}
        </a>
      </div>
    </div>
  );
}

/** All of them alike, as the script puts one promise in place of another. */
const inWholeHours = (page: Props): Props => ({
  ...page,
  callbackPromise: wholeHours(page.callbackPromise),
  promises: Object.fromEntries(
    Object.entries(page.promises).map(([time, promise]) => [time, wholeHours(promise)]),
  ),
  steps: page.steps.map((step) => ({ ...step, text: wholeHours(step.text) })),
});

/** What comes of a marketing page's form. Only this tab knows whether the PDF was asked for. */
function Plan({ about, contact }: { about: string; contact: Contact }) {
  const t = useText().requestStatus;
  return (
    <section className="refbox own__card" aria-labelledby="plan" data-sent="">
      <h2 id="plan">{t.planTitle}</h2>
      <p>{t.plan(about)}</p>
      <div data-thankyou="guide" hidden>
        <p>{t.guide}</p>
        <p>
          <MoreLink href="/">{t.guideDownload}</MoreLink>
        </p>
      </div>
      {contact.tel && (
        <div>
          <p>{t.planCall}</p>
          <TelLink number={contact.tel} trackingId={contact.trackingId} />
        </div>
      )}
    </section>
  );
}

const STATES: Record<NextStep['state'], string | undefined> = {
  done: 'is-done',
  now: 'is-now',
  next: undefined,
};

const CHOOSE = 2; // the step that is another one for who has chosen a doctor

function WhatNext({ page, language }: { page: Props; language: Language }) {
  const t = useText();
  const { steps, asked, doctorStep } = page;
  return (
    <div>
      <h2>{t.thanks.whatNext}</h2>
      <ol className="journey">
        {steps.map(({ state, title, text }, index) => (
          <li
            key={title}
            className={STATES[state]}
            {...(index === CHOOSE &&
              asked === null && { 'data-doctor-step': JSON.stringify(doctorStep) })}
          >
            <b>{title}</b>
            {text !== '' && <span data-promised="">{text}</span>}
            {state === 'done' && (
              <span data-thankyou="sent">
                {asked === null ? '\u00a0' : momentOf(asked.sentAt, language)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Aside({ page }: { page: Props }) {
  const t = useText();
  const { reference, keepReady, asked } = page;
  const line = asked === null ? '' : askedLine(asked);
  return (
    <div className="thanks__aside">
      <dl className="refbox">
        <div data-thankyou="reference" hidden={reference === null}>
          <dt>{t.thanks.reference}</dt>
          <dd data-slot="">{reference}</dd>
        </div>
        <div data-thankyou="for" hidden={line === ''}>
          <dt>{t.thanks.askedFor}</dt>
          <dd className="refbox__for" data-slot="">
            {line}
          </dd>
        </div>
      </dl>
      {keepReady.length > 0 && (
        <section>
          <h2>{t.thanks.keepReady}</h2>
          <Bullets className="small" items={keepReady} />
        </section>
      )}
    </div>
  );
}
