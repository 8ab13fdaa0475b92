import type { FigureChange } from '@/contract/types';
import { rupeeRange } from '@/lib/money';
import type { Text } from '@/lib/text';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

/** Which figure came, changed or went on which day, the newest first. */
export function ChangeLog({ changes }: { changes: FigureChange[] }) {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <details className="toc">
      <summary>
        {t.costs.changes} <Icon name="chevron-down" />
      </summary>
      <ol className="refs">
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after it is rendered
          <li key={index}>{line(change, t)}</li>
        ))}
      </ol>
    </details>
  );
}

/** 20 November 2026: keyhole, Delhi NCR changed from … to …. */
export function line(change: FigureChange, t: Text): string {
  const { on, subject, place, oldLowest, oldHighest, newLowest, newHighest } = change;
  const what = [subject, place].filter((part) => part !== '').join(', ') || t.costs.figure;
  const before = rangeOf(oldLowest, oldHighest);
  const after = rangeOf(newLowest, newHighest);
  if (before === null) return `${on}: ${what}, ${t.costs.added(after ?? '')}`;
  if (after === null) return `${on}: ${what}, ${t.costs.removed(before)}`;
  return `${on}: ${what}, ${t.costs.changed(before, after)}`;
}

function rangeOf(lowest: number | null, highest: number | null): string | null {
  return lowest === null || highest === null ? null : rupeeRange(lowest, highest);
}
