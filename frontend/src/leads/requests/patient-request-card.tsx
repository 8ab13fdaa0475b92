import { useRef, useState } from 'react';
import type { PatientRequest, RequestChange } from '@/contract/types';
import { formText } from '@/leads/text';
import { dayOf } from '@/lib/dates';
import { isFocusAt } from '@/lib/is-focus-at';
import type { Language, Text } from '@/lib/text';
import { myRequestsText } from '@/lib/text/my-requests';
import { requestStatusText } from '@/lib/text/request-status';
import { Confirm } from '@/ui/confirm';
import { useStrings } from '@/ui/language';
import { showToast } from '@/ui/toast/toast';
import { useFocusOnChange } from '@/ui/use-focus-on-change';
import { CallTimeForm } from './call-time-form';
import { nextStep } from './next-step';
import type { Own } from './use-my-requests';

interface CardProps {
  request: PatientRequest;
  own: Own;
  language: Language;
}

/** What was done, as the page of the request says it. */
function wordsOf(
  { wish, callTime }: Omit<RequestChange, 'id'>,
  status: Text['requestStatus'],
  language: Language,
) {
  const { done } = status;
  return wish === 'call' ? done.call(formText(language).options[callTime] ?? callTime) : done[wish];
}

/** One request: what was asked, where it stands, what comes next, and three ways to change one's mind. */
export function PatientRequestCard({ request, own, language }: CardProps) {
  const t = useStrings(myRequestsText);
  const status = useStrings(requestStatusText);
  const [changes, setChanges] = useState(0);
  const title = useFocusOnChange<HTMLHeadingElement>(changes);
  const card = useRef<HTMLElement>(null);

  async function change(wish: Omit<RequestChange, 'id'>): Promise<string> {
    const failure = await own.change({ ...wish, id: request.id });
    if (failure) return failure;
    showToast(wordsOf(wish, status, language));
    if (isFocusAt(card.current)) setChanges((before) => before + 1);
    return '';
  }

  return (
    <article className="card card--pad own__card" ref={card} aria-labelledby={request.reference}>
      <p className="caption own__line">
        <b>{request.reference}</b>
        <span>{t.sentOn(dayOf(request.sentAt, language))}</span>
      </p>
      <h2 id={request.reference} ref={title} tabIndex={-1}>
        {request.about || t.request}
      </h2>
      <Asked request={request} />
      <div className="refbox">
        <p>
          <b>{status.stages[request.stage]}</b>
        </p>
        <p>{nextStep(request, request.promise, status)}</p>
      </div>
      {request.isOpen && <Wishes request={request} own={own} onWish={change} />}
    </article>
  );
}

function Asked({ request }: { request: PatientRequest }) {
  const where = [request.doctor, request.place].filter(Boolean).join(' · ');
  return (
    <>
      {where !== '' && <p className="soft">{where}</p>}
      {request.question !== '' && <p className="own__question">{request.question}</p>}
    </>
  );
}

interface WishesProps {
  request: PatientRequest;
  own: Own;
  onWish: (wish: Omit<RequestChange, 'id'>) => Promise<string>;
}

function Wishes({ request, own, onWish }: WishesProps) {
  const t = useStrings(myRequestsText);
  const status = useStrings(requestStatusText);
  const [asked, setAsked] = useState<'stop' | 'withdraw' | null>(null);
  const words = {
    stop: [t.stopQuestion, status.stopNote, t.stopYes],
    withdraw: [t.withdrawQuestion, status.withdrawNote, t.withdrawYes],
  } as const;

  async function confirm(wish: 'stop' | 'withdraw') {
    const failure = await onWish({ wish, callTime: '' });
    if (!failure) setAsked((now) => (now === wish ? null : now)); // another may be asked by now
    return failure;
  }

  return (
    <>
      {!request.isStopped && (
        <CallTimeForm
          request={request}
          times={own.found?.callTimes ?? []}
          onSave={(callTime) => onWish({ wish: 'call', callTime })}
        />
      )}
      <div className="button-group">
        {!request.isStopped && (
          <button className="btn btn--secondary" type="button" onClick={() => setAsked('stop')}>
            {status.stop}
          </button>
        )}
        <button className="btn btn--secondary" type="button" onClick={() => setAsked('withdraw')}>
          {status.withdraw}
        </button>
      </div>
      {asked && (
        <Confirm
          id="own-request"
          question={words[asked][0]}
          text={words[asked][1]}
          yes={words[asked][2]}
          no={t.cancel}
          onYes={() => confirm(asked)}
          onClosed={() => setAsked(null)}
        />
      )}
    </>
  );
}
