import { MoreLink } from './link/more-link';
import { TelLink } from './link/tel-link';
import { useText } from './text';

interface HelpAsideProps {
  tel: string | null;
  trackingId?: string | null;
  /** Where else to go: words and address. */
  ways: [string, string][];
}

/** Beside a page of one's own: somebody to ask, and the pages that belong to it. */
export function HelpAside({ tel, trackingId = null, ways }: HelpAsideProps) {
  const t = useText().ownPages;
  return (
    <aside className="layout__side" aria-label={t.help}>
      <div className="refbox own__aside">
        {tel !== null && (
          <p>
            {t.questions} <TelLink number={tel} trackingId={trackingId} />
          </p>
        )}
        {ways.map(([label, url]) => (
          <MoreLink key={url} href={url}>
            {label}
          </MoreLink>
        ))}
      </div>
    </aside>
  );
}
