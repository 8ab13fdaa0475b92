import type { EmergencyAnswer } from '@/contract/types';
import { telUrl } from '@/lib/contact';
import { commonText } from '@/lib/text/common';
import { EMERGENCY_LINES, HELPLINE_LINES } from '@/lib/text/emergency-lines';
import { Icon } from '@/ui/icon/icon';
import { LanguageProvider, useLanguage, useStrings } from '@/ui/language';

/**
 * What comes before all else when words tell of an emergency: whom to call, what to do, what saves life.
 * Announced at once, in the language of the words. The same on every page.
 */
export function EmergencyBox({ answer }: { answer: EmergencyAnswer }) {
  const page = useLanguage();
  const { language, isGentle, title } = answer;
  return (
    <LanguageProvider language={language}>
      <section
        className={isGentle ? 'care care--gentle emergency' : 'care care--urgent emergency'}
        role="alert"
        lang={language === page ? undefined : language}
      >
        <h2>
          <Icon name={isGentle ? 'heart-handshake' : 'siren'} />
          {title}
        </h2>
        <div className="care__body">
          <Calls answer={answer} />
          <Steps answer={answer} />
          <OtherLanguages answer={answer} />
        </div>
      </section>
    </LanguageProvider>
  );
}

function Calls({ answer }: { answer: EmergencyAnswer }) {
  const t = useStrings(commonText);
  return (
    <ul className="emergency__calls">
      {answer.numbers.map(({ number, label }) => (
        <li key={number}>
          <a className="btn btn--lg btn--call" href={telUrl(number)}>
            <Icon name="phone" />
            <span className="emergency__number">
              <b>{t.callNumber(number)}</b> <span className="emergency__label">{label}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Steps({ answer: { now, firstAid, isGentle } }: { answer: EmergencyAnswer }) {
  const t = useStrings(commonText);
  return (
    <>
      <ul className="bullets">
        {now.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p>
        {!isGentle && <b>{t.firstAid} </b>}
        {firstAid}
      </p>
    </>
  );
}

/** The one line that must be understood, for who reads another language than they typed. */
function OtherLanguages({ answer: { language, isGentle } }: { answer: EmergencyAnswer }) {
  const lines = isGentle ? HELPLINE_LINES : EMERGENCY_LINES;
  return lines
    .filter(([spoken]) => spoken !== language)
    .map(([spoken, line]) => (
      <p key={spoken} className="caption" lang={spoken}>
        {line}
      </p>
    ));
}
