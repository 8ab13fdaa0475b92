import type { ReactNode } from 'react';
import { SubNav } from '@/ui/sub-nav/sub-nav';
import { type PageSection, SectionBody } from './sections';

interface Sectioned {
  sections: PageSection[];
  /** What stands beside the sections on a wide screen, and after them on a narrow one. */
  side: ReactNode;
  sideLabel: string;
}

/** A profile: its parts, kept in sight by name, and the form. */
export function Sectioned({ sections, side, sideLabel }: Sectioned) {
  return (
    <>
      <SubNav entries={sections} />
      <div className="container layout">
        <div className="prose">
          {sections.map((section) => (
            <SectionBody key={section.id} section={section} />
          ))}
        </div>
        <aside className="layout__side" aria-label={sideLabel}>
          {side}
        </aside>
      </div>
    </>
  );
}
