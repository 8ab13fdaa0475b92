import type { FormField } from '@/contract/types';
import { ChoiceField } from '@/leads/fields/choice-field';
import { htmlName } from '@/leads/fields/fields';
import { formText } from '@/leads/text';
import type { Language } from '@/lib/text';
import { useText } from '@/ui/text';

interface SurveyProps {
  fields: FormField[];
  /** Where the answers go; null when only the browser's session knows. */
  action: string | null;
  language: Language;
}

/** Up to three questions, each as one likes (decisions 2.11). */
export function Survey({ fields, action, language }: SurveyProps) {
  const t = useText().requestStatus;
  const text = formText(language);
  return (
    <form
      className="card card--pad form"
      method="post"
      action={action ?? ''}
      data-thankyou="survey"
      hidden={action === null}
    >
      <div>
        <h2>{t.surveyTitle}</h2>
        <p className="hint">{t.surveyNote}</p>
      </div>
      {fields.map(({ key, options, preset }) => (
        <ChoiceField
          key={key}
          id={htmlName(key)}
          name={htmlName(key)}
          legend={text.fields[key]}
          options={options}
          labelOf={(option) => text.options[option] ?? option}
          value={preset}
          isRequired={false}
          error={undefined}
        />
      ))}
      <button className="btn" type="submit" name="wish" value="survey">
        {t.surveySend}
      </button>
    </form>
  );
}
