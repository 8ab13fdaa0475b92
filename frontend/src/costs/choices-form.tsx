import type { CostChoices, CostOption, CostOptions } from '@/contract/types';
import { inLanguage } from '@/lib/page-language';
import { useLanguage } from '@/ui/language';
import { useText } from '@/ui/text';

/** The four choices of the explorer: an ordinary form, whose address can be shared. */
export function ChoicesForm({ choices }: { choices: CostChoices }) {
  const action = inLanguage('/cost', useLanguage());
  const t = useText().costExplorer;
  return (
    <form className="card card--pad choose" action={action} method="get" aria-label={t.form}>
      <Select
        name="treatment"
        label={t.treatment}
        none={t.anyTreatment}
        chosen={choices.treatment}
        groups={choices.treatments}
      />
      <Select
        name="city"
        label={t.city}
        none={t.anyCity}
        chosen={choices.city}
        options={choices.cities}
      />
      <Select
        name="room"
        label={t.room}
        none={t.anyRoom}
        chosen={choices.room}
        options={choices.rooms}
      />
      <Select
        name="insurance"
        label={t.insurance}
        none={t.anyInsurance}
        chosen={choices.insurance}
        groups={choices.insurances}
      />
      <button className="btn choose__show" type="submit">
        {t.show}
      </button>
    </form>
  );
}

interface Select {
  name: string;
  label: string;
  /** What stands for no choice. */
  none: string;
  chosen: string;
  options?: CostOption[];
  groups?: CostOptions[];
}

function Select({ name, label, none, chosen, options = [], groups = [] }: Select) {
  const id = `choose-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} name={name} defaultValue={chosen}>
        <option value="">{none}</option>
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function Options({ options }: { options: CostOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
