import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  value: ReactNode;
}

interface KeyFacts {
  facts: Fact[];
  /** One is a price in the city of the page: see `PageSection`. */
  isOfCity?: boolean;
}

export function KeyFacts({ facts, isOfCity = false }: KeyFacts) {
  if (facts.length === 0) return null;
  return (
    <dl className="keyfacts" data-of-city={isOfCity ? 'facts' : undefined}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
