import { Island } from '@/ui/island';
import { JsonBlock } from '@/ui/json-block';
import Account, { type AccountProps } from './account.island';

/** The island's place in the header or the side menu; it wakes for who is logged in. */
export function AccountSlot({ place }: AccountProps) {
  const data = `account-${place}`;
  return (
    <div className={data}>
      <Island name="patients/account" wake="known" data={data}>
        <Account place={place} />
      </Island>
      <JsonBlock id={data} value={{ place }} />
    </div>
  );
}
