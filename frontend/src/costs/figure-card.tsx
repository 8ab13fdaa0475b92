import type { ReactNode } from 'react';
import type { CostFigure } from '@/contract/types';
import { rupees } from '@/lib/money';
import { isSameName, midSentence } from '@/lib/words';
import { useText } from '@/ui/text';
import { RangePlot } from './range-plot';

interface FigureCard {
  figure: CostFigure;
  treatment: string;
  city: string;
  /** What the parts of the plot mean. */
  legend: ReactNode;
  source: ReactNode;
}

/** The one figure people came for: the amounts in words, the plot for the eye, and what it rests on. */
export function FigureCard({ figure, treatment, city, legend, source }: FigureCard) {
  const t = useText();
  const { lowest, highest, typical, quotes, quotedBy, includes } = figure;
  const amounts = lowest === highest ? rupees(lowest) : t.costs.to(rupees(lowest), rupees(highest));
  return (
    <figure className="plot">
      <figcaption>
        <b>{amounts}</b>
        {figure.isDemo && <small className="caption"> {t.prices.demoFigure}</small>}
        <span>{inWords(figure, treatment, city, t.costs)}</span>
      </figcaption>
      <RangePlot figure={figure} />
      {typical !== null && legend}
      {includes !== '' && (
        <p className="small">{t.sentence(t.costs.counts(lowerFirst(includes)))}</p>
      )}
      {figure.isPublished && <p className="caption">{t.sentence(t.prices.published)}</p>}
      {quotes !== null && (
        <p className="caption">
          {t.costs.quotes(quotes, quotedBy)}
          {typical === null && ` ${t.costs.fewQuotes}`}
        </p>
      )}
      {source}
    </figure>
  );
}

type Words = ReturnType<typeof useText>['costs'];

/** Everything the plot says, as sentences. */
function inWords(figure: CostFigure, treatment: string, city: string, words: Words): string {
  const { typicalLow, typical, typicalHigh } = figure;
  const what = isSameName(figure.name, treatment) ? '' : figure.name;
  const said = [words.forWhat(midSentence(treatment), city, what)];
  if (typicalLow !== null && typicalHigh !== null) {
    said.push(words.middleHalf(rupees(typicalLow), rupees(typicalHigh)));
  }
  if (typical !== null) said.push(words.theMedian(rupees(typical)));
  return said.join(' ');
}

/** Behind a colon; an abbreviation (ICU) stays as it is, and an article does not. */
const lowerFirst = (text: string) =>
  text.replace(/^A(?= [a-z])/, 'a').replace(/^[^\s(),/]+/, midSentence);
