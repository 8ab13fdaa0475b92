import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  /** The term with more than its words. */
  label?: ReactNode;
  value: ReactNode;
}

interface KeyFacts {
  facts: Fact[];
  /** One is a price in the city of the page: see `PageSection`. */
  isOfCity?: boolean;
}

/** Said beforehand, and not counted by the style sheet: what is seen of the facts stays as the rest of them comes. */
function columns(facts: number): number {
  return facts <= 4 ? facts : facts % 4 === 0 ? 4 : 3;
}

export function KeyFacts({ facts, isOfCity = false }: KeyFacts) {
  if (facts.length === 0) return null;
  return (
    <dl
      className={`keyfacts keyfacts--${columns(facts.length)}`}
      data-of-city={isOfCity ? 'facts' : undefined}
    >
      {facts.map(({ term, label = term, value }) => (
        <div key={term}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
