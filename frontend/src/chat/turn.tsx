import type { ChatAnswer, Passage } from '@/contract/types';
import { EmergencyBox } from '@/emergencies/emergency-box';
import { hreflang } from '@/lib/page-language';
import { chatText } from '@/lib/text/chat';
import { CostLine } from '@/ui/cost-line/cost-line';
import { LanguageProvider, useLanguage, useStrings } from '@/ui/language';
import { TextLink } from '@/ui/link/text-link';
import { Prose } from '@/ui/prose/prose';
import { langOf } from './lang-of';

interface TurnProps {
  /** Where a page that was posted for its answer begins to be read. */
  id?: string | undefined;
  question: string;
  answer: ChatAnswer;
}

/** A question and what was said to it: an emergency first, each passage with its page and its review. */
export function Turn({ id, question, answer }: TurnProps) {
  const t = useStrings(chatText);
  const page = useLanguage();
  const { language } = answer;
  return (
    <>
      {question !== '' && (
        <p className="msg msg--me" id={id} tabIndex={id === undefined ? undefined : -1}>
          <span className="vh">{t.you}: </span>
          <span lang={langOf(question, page)}>{question}</span>
        </p>
      )}
      <div
        className={answer.emergency ? 'msg msg--urgent' : 'msg'}
        lang={language === page ? undefined : language}
      >
        <LanguageProvider language={language}>
          <Said answer={answer} />
        </LanguageProvider>
      </div>
    </>
  );
}

/** In the language of the question. */
function Said({ answer }: Pick<TurnProps, 'answer'>) {
  const t = useStrings(chatText);
  if (answer.emergency) return <EmergencyBox answer={answer.emergency} />;
  return (
    <>
      <p>{t.said[answer.said]}</p>
      {answer.summary !== '' && <p>{answer.summary}</p>}
      {answer.passages.map((passage) => (
        <Cited key={passage.section + passage.url + passage.text} passage={passage} />
      ))}
      {answer.costs.length > 0 && (
        <ul className="chat__costs">
          {answer.costs.map((row) => (
            <li key={row.url}>
              <CostLine row={row} />
            </li>
          ))}
        </ul>
      )}
      {answer.links.length > 0 && (
        <ul className="chips">
          {answer.links.map((link) => (
            <li key={link.label}>
              <TextLink className="chip" link={link} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Cited({ passage }: { passage: Passage }) {
  const t = useStrings(chatText);
  const language = useLanguage();
  const dates = [
    passage.reviewed === '' ? t.notReviewed : t.reviewed(passage.reviewed),
    passage.nextReview && t.nextReview(passage.nextReview),
  ];
  const lang = passage.lang === language ? undefined : passage.lang;
  const [before, after] = t.from('\n').split('\n');
  return (
    <blockquote className="cited">
      <div lang={lang}>
        {passage.heading !== '' && <b>{passage.heading}</b>}
        <Prose text={passage.text} />
      </div>
      <p className="caption">
        <a href={passage.url} hrefLang={hreflang(passage.url, language)}>
          {before}
          {lang === undefined ? passage.title : <span lang={lang}>{passage.title}</span>}
          {after}
        </a>
        {` · ${dates.filter(Boolean).join(', ')}`}
      </p>
    </blockquote>
  );
}
