import { telUrl } from '@/lib/contact';
import { shownNumber } from '@/lib/shown-number';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

interface TelLinkProps {
  number: string;
  /** What its calls are counted under. */
  trackingId?: string | null;
}

/** A number to call. */
export function TelLink({ number, trackingId }: TelLinkProps) {
  const t = useText();
  return (
    <a
      className="btn btn--secondary"
      href={telUrl(number)}
      data-tracking-id={trackingId ?? undefined}
    >
      <Icon name="phone" />
      {t.callNumber(shownNumber(number))}
    </a>
  );
}
