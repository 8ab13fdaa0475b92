import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';
import type { ShortlistKind } from './shortlist';

/** The heart of a card. Without JavaScript there is none: the list is the browser's own. */
export function ShortlistButton(props: { kind: ShortlistKind; id: number; name: string }) {
  const t = useText().shortlist;
  const { kind, id, name } = props;
  return (
    <button
      className="icon-btn heart"
      type="button"
      aria-pressed="false"
      aria-label={t.save(name)}
      data-shortlist={`${kind}:${id}`}
    >
      <Icon name="heart" />
    </button>
  );
}
