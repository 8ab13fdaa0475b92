import type { FormEvent } from 'react';
import { chatText } from '@/lib/text/chat';
import { Icon } from '@/ui/icon/icon';
import { useLanguage, useStrings } from '@/ui/language';
import { ANSWER, assistantUrl } from './addresses';
import { langOf } from './lang-of';

interface ComposerProps {
  suggestions: string[];
  /** What the last answer was about: it goes with the next question. */
  subject: string;
  isBusy: boolean;
  /** Answers whether the field may be emptied. */
  onSend: (words: string) => Promise<boolean>;
}

/** Questions to choose, and a field for one's own: forms that post by themselves. */
export function Composer({ suggestions, subject, isBusy, onSend }: ComposerProps) {
  const action = `${assistantUrl(useLanguage())}#${ANSWER}`;

  /** What is typed meanwhile stays. */
  async function send(own: HTMLFormElement) {
    const typed = () => String(new FormData(own).get('question') ?? '');
    const asked = typed();
    if ((await onSend(asked.trim())) && typed() === asked) own.reset();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(event.currentTarget);
  }

  return (
    <>
      {suggestions.length > 0 && (
        <form action={action} method="post">
          <input type="hidden" name="subject" value={subject} />
          <Suggestions suggestions={suggestions} onChosen={(words) => void onSend(words)} />
        </form>
      )}
      <form className="chat__in" action={action} method="post" onSubmit={submit}>
        <input type="hidden" name="subject" value={subject} />
        <QuestionField isBusy={isBusy} />
      </form>
    </>
  );
}

interface SuggestionsProps {
  suggestions: string[];
  onChosen: (words: string) => void;
}

function Suggestions({ suggestions, onChosen }: SuggestionsProps) {
  const page = useLanguage();
  return (
    <div className="chips chat__chips">
      {suggestions.map((suggestion) => (
        <button
          key={suggestion}
          className="chip"
          type="submit"
          name="question"
          value={suggestion}
          lang={langOf(suggestion, page)}
          onClick={(event) => {
            event.preventDefault();
            onChosen(suggestion);
          }}
        >
          {suggestion}
        </button>
      ))}
    </div>
  );
}

function QuestionField({ isBusy }: { isBusy: boolean }) {
  const t = useStrings(chatText);
  return (
    <>
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
      <button className="btn" type="submit" aria-label={t.send} aria-busy={isBusy}>
        <Icon name="send-horizontal" />
      </button>
    </>
  );
}
