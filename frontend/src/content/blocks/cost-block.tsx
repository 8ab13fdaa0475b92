import { PriceRanges } from '@/directory/price-range';
import { MoreLink } from '@/ui/link/more-link';
import { useText } from '@/ui/text';
import { NoFigure } from './no-figure';
import type { BodyCost } from './types';

export function CostBlock({ block }: { block: BodyCost }) {
  const t = useText();
  if (block.rows.length === 0) return <NoFigure city={block.city} />;
  return (
    <>
      <div className="card card--pad">
        <PriceRanges rows={block.rows} />
      </div>
      <p>
        <MoreLink href={block.moreUrl}>{t.content.moreOnCost}</MoreLink>
      </p>
    </>
  );
}
