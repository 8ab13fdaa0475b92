import type { NearestFigure } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { useHasForm } from '@/leads/form/form-switch';
import { rupeeRange } from '@/lib/money';
import { MoreLink } from '@/ui/link/more-link';
import { useText } from '@/ui/text';

interface NoFigure {
  city: string;
  nearest?: NearestFigure | null;
}

/** No figure has a source: the page says so, says which is nearest, and offers to ask (decisions 5.3). */
export function NoFigure({ city, nearest = null }: NoFigure) {
  const t = useText();
  const hasForm = useHasForm();
  return (
    <div className="refbox no-figure">
      <p>
        {t.content.noFigure(city)}
        {hasForm && ` ${t.content.canAsk}`}
      </p>
      {nearest !== null && (
        <p>
          {t.costExplorer.nearest(nearest.city)},{' '}
          {rupeeRange(nearest.figure.lowest, nearest.figure.highest)}
          {nearest.figure.isDemo && <small className="caption"> {t.prices.demoFigure}</small>}
          {`${t.stop} `}
          <MoreLink href={nearest.url}>{t.costExplorer.costThere(nearest.city)}</MoreLink>
        </p>
      )}
      <BookLink className="btn btn--secondary" purpose="estimate">
        {t.content.estimate}
      </BookLink>
    </div>
  );
}
