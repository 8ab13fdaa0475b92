import type { CostSpan, NearestFigure } from '@/contract/types';
import { PriceLegend, PriceSources } from '@/directory/price-notes';
import { BookLink } from '@/leads/form/book-link';
import { useHasForm } from '@/leads/form/form-switch';
import { rupeeRange } from '@/lib/money';
import { midSentence } from '@/lib/words';
import { Empty } from '@/ui/empty/empty';
import { MoreLink } from '@/ui/link/more-link';
import { useText } from '@/ui/text';
import { FigureCard } from './figure-card';

interface NoFigure {
  treatment: string;
  city: string;
  nearest: NearestFigure | null;
  span: CostSpan | null;
}

/** A state of its own (decisions 5.3): it says so, says which figure is nearest, and offers to find out. */
export function NoFigure({ treatment, city, nearest, span }: NoFigure) {
  const t = useText();
  const hasForm = useHasForm();
  const { noFigureText, askFigure } = t.costs;
  if (span !== null) return <Span treatment={treatment} span={span} />;
  return (
    <>
      <Empty
        level={2}
        title={t.costs.noFigure(midSentence(treatment), city)}
        text={hasForm ? `${noFigureText} ${askFigure}` : noFigureText}
      >
        {hasForm ? <BookLink purpose="estimate">{t.costs.getEstimate}</BookLink> : undefined}
      </Empty>
      {nearest !== null && (
        <>
          <h2>{t.costExplorer.nearest(nearest.city)}</h2>
          <p>{t.costExplorer.nearestText(nearest.city, nearest.km, city)}</p>
          <FigureCard
            figure={nearest.figure}
            treatment={treatment}
            city={nearest.city}
            legend={<PriceLegend rows={[nearest.figure]} />}
            source={<PriceSources rows={[nearest.figure]} />}
          />
          <MoreLink href={nearest.url}>{t.costExplorer.costThere(nearest.city)}</MoreLink>
        </>
      )}
    </>
  );
}

/** What cities have between them, where nobody published a figure of India. */
function Span({ treatment, span }: { treatment: string; span: CostSpan }) {
  const t = useText();
  return (
    <figure className="plot">
      <figcaption>
        <b>{rupeeRange(span.lowest, span.highest)}</b>
        {span.isDemo && <small className="caption"> {t.prices.demoFigure}</small>}
        <span>{t.costExplorer.span(midSentence(treatment), span.cities, span.label)}</span>
      </figcaption>
    </figure>
  );
}
