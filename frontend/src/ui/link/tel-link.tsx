import { telUrl } from '@/lib/contact';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

/** A number to call. */
export function TelLink({ number }: { number: string }) {
  const t = useText();
  return (
    <a className="btn btn--secondary" href={telUrl(number)}>
      <Icon name="phone" />
      {t.callNumber(number)}
    </a>
  );
}
