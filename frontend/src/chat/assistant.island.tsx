import { useLayoutEffect, useRef } from 'react';
import type { ChatAnswer } from '@/contract/types';
import { chatText } from '@/lib/text/chat';
import { useStrings } from '@/ui/language';
import { ANSWER } from './addresses';
import { Composer } from './composer';
import { Turn } from './turn';
import { type Conversation, useConversation } from './use-conversation';

interface AssistantProps {
  question: string;
  answer: ChatAnswer | null;
  suggestions: string[];
}

/** The log and the composer: a form that posts by itself, and from the first touch on a conversation. */
export default function Assistant({ question, answer, suggestions }: AssistantProps) {
  const t = useStrings(chatText);
  const conversation = useConversation(question, answer);
  const { status, failure, send, subject, turns } = conversation;
  const last = turns.at(-1)?.answer;
  const usual = last?.followUps.length ? last.followUps : suggestions;
  const next = last?.emergency ? [] : usual; // nothing leads away from the call
  return (
    <>
      <Log conversation={conversation} />
      <div className={next.length > 0 ? 'chat__foot' : 'chat__foot chat__foot--plain'}>
        {status === 'failed' && (
          <p className="error" role="alert">
            {failure || t.failed}
          </p>
        )}
        <Composer suggestions={next} subject={subject} isBusy={status === 'busy'} onSend={send} />
        <p className="caption">{t.kept}</p>
      </div>
    </>
  );
}

interface LogProps {
  conversation: Conversation;
}

/**
 * It scrolls to the line “Looking…” and to each new question, and takes the focus of a suggestion that is gone: also
 * where the form posted by itself, before React was there, and the page came with its answer.
 */
function Log({ conversation: { turns, status, asked } }: LogProps) {
  const t = useStrings(chatText);
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const questions = log.current?.querySelectorAll('.msg--me') ?? [];
    if (asked === 0) return;
    if (document.activeElement === document.body) log.current?.focus({ preventScroll: true });
    [...questions].at(-1)?.scrollIntoView({ block: 'start' });
  }, [asked]);
  useLayoutEffect(() => {
    if (status === 'busy') log.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return (
    // It scrolls and may hold no link, so the keyboard must reach it.
    <div
      className="chat__log"
      ref={log}
      role="log"
      aria-label={t.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region takes the focus
      tabIndex={0}
      // biome-ignore lint/a11y/noAutofocus: the answer is what the visitor asked this page for
      autoFocus={turns.length > asked}
    >
      <p className="msg">{t.hello}</p>
      {turns.map((turn) => (
        <Turn
          key={turn.key}
          id={turn === turns.at(-1) ? ANSWER : undefined}
          question={turn.question}
          answer={turn.answer}
        />
      ))}
      {status === 'busy' && <p className="msg">{t.sending}</p>}
    </div>
  );
}
