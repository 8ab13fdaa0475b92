import type { ReactNode } from 'react';
import { SubNav } from '@/ui/sub-nav/sub-nav';
import { type PageSection, SectionBody } from './sections';

interface Sectioned {
  sections: PageSection[];
  /** What stands beside the sections on a wide screen, and after them on a narrow one: an `aside`, or nothing. */
  side: ReactNode;
}

/** A profile: its parts, kept in sight by name, and the form. */
export function Sectioned({ sections, side }: Sectioned) {
  return (
    <>
      <SubNav entries={sections} />
      <div className="container layout">
        {sections.length > 0 && (
          <div className="prose">
            {sections.map((section) => (
              <SectionBody key={section.id} section={section} />
            ))}
          </div>
        )}
        {side}
      </div>
    </>
  );
}
