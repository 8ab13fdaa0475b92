import { MoreLink } from '@/ui/link/more-link';
import { useText } from '@/ui/text';
import { NoFigure } from './no-figure';
import type { BodyCost, Slots } from './types';

export function CostBlock({ block, prices }: { block: BodyCost; prices: Slots['prices'] }) {
  const t = useText();
  if (block.rows.length === 0) return <NoFigure city={block.city} />;
  return (
    <>
      <div className="card card--pad">{prices(block.rows)}</div>
      <p>
        <MoreLink href={block.moreUrl}>{t.content.moreOnCost}</MoreLink>
      </p>
    </>
  );
}
