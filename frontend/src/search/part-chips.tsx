import type { PartChip } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

/** What a query was understood as: each part a link that searches without it. */
export function PartChips({ parts }: { parts: PartChip[] }) {
  const t = useText().searchPage;
  if (parts.length === 0) return null;
  return (
    <nav aria-label={t.understood}>
      <ul className="chips">
        {parts.map(({ label, url }) => (
          <li key={url}>
            <a className="chip" href={url} aria-label={t.without(label)}>
              {label} <Icon name="x" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
