import type { BmiForm, EmiForm } from '@/contract/types';
import { Island } from '@/ui/island';
import { JsonBlock } from '@/ui/json-block';
import BmiCalculator from './bmi-calculator.island';
import EmiCalculator from './emi-calculator.island';

/** The calculators of pages: HTML forms that work by themselves and wake when touched. */
export function Bmi({ first }: { first: BmiForm }) {
  return (
    <>
      <JsonBlock id="bmi" value={{ first }} />
      <Island name="content/bmi-calculator" wake="touch" data="bmi">
        <BmiCalculator first={first} />
      </Island>
    </>
  );
}

export function Emi({ first }: { first: EmiForm }) {
  return (
    <>
      <JsonBlock id="emi" value={{ first }} />
      <Island name="content/emi-calculator" wake="touch" data="emi">
        <EmiCalculator first={first} />
      </Island>
    </>
  );
}
