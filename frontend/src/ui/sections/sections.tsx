import type { ReactNode } from 'react';

/** A part of a long page: `label` in the contents, `title` (or the label) over it. */
export interface PageSection {
  id: string;
  label: string;
  title?: string;
  body: ReactNode;
}

/** A section that is not there has nothing to say. */
export type Maybe = PageSection | false;

export function present(sections: Maybe[]): PageSection[] {
  return sections.filter((section) => section !== false);
}

export function SectionBody({ section }: { section: PageSection }) {
  return (
    <>
      <h2 id={section.id}>{section.title ?? section.label}</h2>
      {section.body}
    </>
  );
}
