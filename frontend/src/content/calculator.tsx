import type { InfoPageProps } from '@/contract/types';
import { Island } from '@/ui/island';
import { JsonBlock } from '@/ui/json-block';
import BmiCalculator from './bmi-calculator.island';
import EmiCalculator from './emi-calculator.island';

/** The calculator of a page that has one: HTML forms that work by themselves and wake when touched. */
export function Calculator({ page: { bmi, emi } }: { page: InfoPageProps }) {
  return (
    <>
      {bmi !== null && (
        <>
          <JsonBlock id="bmi" value={{ first: bmi }} />
          <Island name="content/bmi-calculator" wake="touch" data="bmi">
            <BmiCalculator first={bmi} />
          </Island>
        </>
      )}
      {emi !== null && (
        <>
          <JsonBlock id="emi" value={{ first: emi }} />
          <Island name="content/emi-calculator" wake="touch" data="emi">
            <EmiCalculator first={emi} />
          </Island>
        </>
      )}
    </>
  );
}
