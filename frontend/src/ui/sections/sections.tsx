import type { ReactNode } from 'react';
import { Cited } from '@/ui/prose/cited';

/** A part of a long page: `label` in the contents, `title` (or the label) over it. */
export interface PageSection {
  id: string;
  label: string;
  title?: string;
  /** Of the city of the page: the browser may put that of the chosen one in its place. */
  isOfCity?: boolean;
  body: ReactNode;
}

/** A section that is not there has nothing to say. */
export type Maybe = PageSection | false;

export function present(sections: Maybe[]): PageSection[] {
  return sections.filter((section) => section !== false);
}

export function SectionBody({ section }: { section: PageSection }) {
  const parts = (
    <>
      <h2 id={section.id}>
        <Cited text={section.title ?? section.label} />
      </h2>
      {section.body}
    </>
  );
  if (!section.isOfCity) return parts;
  return (
    <section className="prose prose__part" data-of-city={section.id} aria-labelledby={section.id}>
      {parts}
    </section>
  );
}
