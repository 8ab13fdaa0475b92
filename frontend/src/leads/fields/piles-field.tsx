import type { FormText } from '@/leads/text';
import { GroupField } from './choice-field';

interface PilesFieldProps {
  id: string;
  text: FormText;
  error: string | undefined;
  value: string;
}

/** Four symptoms of 0 to 3 each (decisions 2.15). `value` holds what was chosen, comma-separated. */
export function PilesField({ id, text, error, value }: PilesFieldProps) {
  const chosen = value.split(',');
  return (
    <GroupField id={id} legend={text.fields.pilesSeverity} error={error}>
      {text.pilesSymptoms.map((symptom, index) => {
        const own = index === 0 ? id : `${id}-${index}`;
        return (
          <div className="field" key={symptom}>
            <label htmlFor={own}>{symptom}</label>
            <select
              className="input"
              id={own}
              name="pilesSeverity"
              defaultValue={chosen[index] ?? ''}
              aria-invalid={error ? true : undefined}
            >
              <option value="">{text.choose}</option>
              {text.pilesGrades.map((grade, score) => (
                <option key={grade} value={score}>
                  {grade}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </GroupField>
  );
}
