import type { EmiForm, EmiResult } from '@/contract/types';
import { rupees } from '@/lib/money';
import { calculatorsText } from '@/lib/text/calculators';
import { KeyFacts } from '@/ui/key-facts/key-facts';
import { useStrings } from '@/ui/language';
import { emi } from './calculators';
import { NumberField } from './number-field';
import { useCalculator } from './use-calculator';

const workOut = ({ amount = '', rate = '', months = '' }: Record<string, string>) =>
  emi({ amount, rate, months });

/** The form that posts to its own page, and that wakes into this. Nothing typed leaves the page then. */
export default function EmiCalculator({ first }: { first: EmiForm }) {
  const t = useStrings(calculatorsText).emi;
  const { answer, form, look, onSubmit } = useCalculator(first, workOut);
  const error = (name: EmiForm['wrong'][number]) =>
    answer.wrong.includes(name) ? t.wrong[name] : undefined;
  const { values } = first;
  return (
    <div className="card card--pad calculator__emi">
      <h2>{t.title}</h2>
      <form className="form" method="post" ref={form} onSubmit={onSubmit}>
        <div className="calculator__fields">
          <NumberField
            name="amount"
            label={t.amount}
            unit={t.inRupees}
            value={values.amount}
            error={error('amount')}
          />
          <NumberField
            name="rate"
            label={t.rate}
            unit={t.perYear}
            value={values.rate}
            error={error('rate')}
          />
          <NumberField
            name="months"
            label={t.months}
            unit={t.from3to84}
            value={values.months}
            error={error('months')}
          />
        </div>
        <button className={look} type="submit">
          {t.submit}
        </button>
      </form>
      <div role="status">{answer.result !== null && <EmiAnswer result={answer.result} />}</div>
      <p className="caption">{t.note}</p>
    </div>
  );
}

function EmiAnswer({ result }: { result: EmiResult }) {
  const t = useStrings(calculatorsText).emi;
  return (
    <KeyFacts
      facts={[
        { term: t.monthly, value: rupees(result.monthly) },
        { term: t.interest, value: rupees(result.interest) },
        { term: t.total, value: rupees(result.total) },
      ]}
    />
  );
}
