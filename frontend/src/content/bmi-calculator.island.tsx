import type { BmiForm } from '@/contract/types';
import { carryToForms } from '@/leads/form/draft';
import { calculatorsText } from '@/lib/text/calculators';
import { useStrings } from '@/ui/language';
import { BmiAnswer, BmiBefore } from './bmi-answer';
import { bmi, heightInCm, weightInKg } from './calculators';
import { NumberField } from './number-field';
import { useCalculator } from './use-calculator';

/** What the form of this page asks for as well is not asked twice. */
function carry({ values, result }: BmiForm): void {
  const height = heightInCm(values);
  const weight = weightInKg(values);
  if (result === null || height === null || weight === null) return;
  carryToForms({ height: String(Math.round(height)), weight: String(Math.round(weight)) });
}

const workOut = ({
  unit,
  height = '',
  feet = '',
  inches = '',
  weight = '',
}: Record<string, string>) => {
  const worked = bmi({ unit: unit === 'feet' ? 'feet' : 'cm', height, feet, inches, weight });
  carry(worked);
  return worked;
};

/** The form that posts to its own page, and that wakes into this. Nothing typed leaves the page then. */
export default function BmiCalculator({ first }: { first: BmiForm }) {
  const t = useStrings(calculatorsText).bmi;
  const { answer, form, look, onSubmit } = useCalculator(first, workOut);
  const { values } = first;
  const isHeightWrong = answer.wrong.includes('height');
  const { unit } = answer.values; // what is wrong with one says nothing of the other
  const cmError = isHeightWrong && unit === 'cm' ? t.wrong.height : undefined;
  const feetError = isHeightWrong && unit === 'feet' ? t.wrong.feet : undefined;
  const weightError = answer.wrong.includes('weight') ? t.wrong.weight : undefined;
  return (
    <div className="calculator">
      <form
        className="card card--pad form calculator__form"
        method="post"
        ref={form}
        onSubmit={onSubmit}
      >
        <fieldset className="field">
          <legend>{t.units}</legend>
          <div className="chips">
            <Unit value="cm" label={t.cm} chosen={values.unit} />
            <Unit value="feet" label={t.feet} chosen={values.unit} />
          </div>
        </fieldset>
        <div className="calculator__fields">
          <div className="unit-cm">
            <NumberField
              name="height"
              label={t.height}
              unit={t.inCm}
              value={values.height}
              error={cmError}
            />
          </div>
          <div className="unit-feet">
            <NumberField
              name="feet"
              label={t.height}
              unit={t.inFeet}
              value={values.feet}
              error={feetError}
            />
            <NumberField
              name="inches"
              label={t.height}
              unit={t.inInches}
              value={values.inches}
              describedBy={feetError && 'calculator-feet-error'}
            />
          </div>
          <NumberField
            name="weight"
            label={t.weight}
            unit={t.inKg}
            value={values.weight}
            error={weightError}
          />
        </div>
        <button className={`${look} btn--block`} type="submit">
          {t.submit}
        </button>
      </form>
      <div role="status">
        {answer.result === null ? <BmiBefore /> : <BmiAnswer result={answer.result} />}
      </div>
    </div>
  );
}

function Unit(props: { value: BmiForm['values']['unit']; label: string; chosen: string }) {
  const { value, label, chosen } = props;
  return (
    <label className="chip-choice">
      <input type="radio" name="unit" value={value} defaultChecked={chosen === value} />
      <span className="chip">{label}</span>
    </label>
  );
}
