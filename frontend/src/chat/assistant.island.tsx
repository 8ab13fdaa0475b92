import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ChatAnswer } from '@/contract/types';
import type { Language } from '@/lib/text';
import { Icon } from '@/ui/icon/icon';
import { useLanguage, useText } from '@/ui/text';
import { assistantUrl } from './addresses';
import { type Numbers, Turn } from './turn';

export interface AssistantProps {
  question: string;
  answer: ChatAnswer | null;
  suggestions: string[];
  numbers: Numbers;
}

interface Said {
  key: number;
  question: string;
  answer: ChatAnswer;
}

async function ask(question: string, language: Language): Promise<ChatAnswer | null> {
  try {
    const response = await fetch('/api/chat/ask', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ question, language }),
    });
    return response.ok ? ((await response.json()) as ChatAnswer) : null;
  } catch {
    return null;
  }
}

/** The log and the composer: a form that posts by itself, and from the first touch on a conversation. */
export default function Assistant({ question, answer, suggestions, numbers }: AssistantProps) {
  const t = useText().chat;
  const language = useLanguage();
  const action = assistantUrl(language);
  const form = useRef<HTMLFormElement>(null);
  const [turns, setTurns] = useState<Said[]>(answer ? [{ key: 0, question, answer }] : []);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const log = useRef<HTMLDivElement>(null);
  const asked = turns.length - (answer ? 1 : 0);

  useEffect(() => {
    const questions = log.current?.querySelectorAll('.msg--me') ?? [];
    if (asked > 0) [...questions].at(-1)?.scrollIntoView({ block: 'start' });
  }, [asked]);

  async function send(words: string) {
    if (status === 'busy') return;
    setStatus('busy');
    const said = await ask(words, language);
    setStatus(said ? 'idle' : 'failed');
    if (!said) return;
    if (said.said !== 'empty') form.current?.reset();
    setTurns((before) => [...before, { key: before.length, question: words, answer: said }]);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void send(String(data.get('question') ?? '').trim());
  }

  return (
    <>
      {/* It scrolls and may hold no link, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region takes the focus */}
      <div className="chat__log" ref={log} role="log" aria-label={t.log} tabIndex={0}>
        <p className="msg">{t.hello}</p>
        {turns.map((turn) => (
          <Turn key={turn.key} question={turn.question} answer={turn.answer} numbers={numbers} />
        ))}
        {status === 'busy' && <p className="msg">{t.sending}</p>}
      </div>
      <div className="chat__foot">
        {status === 'failed' && (
          <p className="error" role="alert">
            {t.failed}
          </p>
        )}
        <form action={action} method="post">
          <div className="chips chat__chips">
            {suggestions.map((suggestion) => (
              <button
                key={suggestion}
                className="chip"
                type="submit"
                name="question"
                value={suggestion}
                onClick={(event) => {
                  event.preventDefault();
                  void send(suggestion);
                }}
              >
                {suggestion}
              </button>
            ))}
          </div>
        </form>
        <form ref={form} className="chat__in" action={action} method="post" onSubmit={submit}>
          <label className="vh" htmlFor="chat-question">
            {t.message}
          </label>
          <input
            className="input"
            id="chat-question"
            name="question"
            maxLength={500}
            required
            autoComplete="off"
            placeholder={t.placeholder}
          />
          <button className="btn" type="submit" aria-label={t.send} aria-busy={status === 'busy'}>
            <Icon name="send-horizontal" />
          </button>
        </form>
        <p className="caption">{t.kept}</p>
      </div>
    </>
  );
}
