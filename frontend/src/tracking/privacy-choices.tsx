import { inLanguage } from '@/lib/page-language';
import { useLanguage } from '@/ui/language';
import { useText } from '@/ui/text';

interface PrivacyChoicesProps {
  tagManagerId: string | null;
}

/**
 * The question about measuring: hidden until the script asks it, once and only with a tag manager, or
 * until the visitor opens it. Without one it comes with the first press of the link (choose-privacy.ts).
 * It covers no page and asks for no answer; the three buttons weigh the same.
 */
export function PrivacyChoices({ tagManagerId }: PrivacyChoicesProps) {
  const t = useText().privacy;
  const language = useLanguage();
  return (
    <section
      className="privacy card"
      aria-labelledby="privacy-title"
      hidden
      data-privacy={tagManagerId ?? ''}
    >
      <h2 id="privacy-title" tabIndex={-1}>
        {t.title}
      </h2>
      <p>{tagManagerId === null ? t.own : `${t.own} ${t.tags}`}</p>
      <p>
        {t.freely} <a href={inLanguage('/privacy', language)}>{t.more}</a>
      </p>
      <fieldset className="choices" id="privacy-which" hidden>
        <legend className="vh">{t.which}</legend>
        <Choice name="measuring" label={t.measuring} />
        {tagManagerId !== null && <Choice name="advertising" label={t.advertising} />}
        <Answer value="save" label={t.save} />
      </fieldset>
      <div className="privacy__answers">
        <Answer value="accept" label={t.accept} />
        <Answer value="refuse" label={t.refuse} />
        <button
          className="btn btn--secondary"
          type="button"
          data-privacy-answer="choose"
          aria-expanded="false"
          aria-controls="privacy-which"
        >
          {t.choose}
        </button>
      </div>
    </section>
  );
}

function Answer({ value, label }: { value: string; label: string }) {
  return (
    <button className="btn btn--secondary" type="button" data-privacy-answer={value}>
      {label}
    </button>
  );
}

function Choice({ name, label }: { name: string; label: string }) {
  return (
    <label className="choice">
      <input type="checkbox" data-privacy-choice={name} />
      <span>{label}</span>
    </label>
  );
}
