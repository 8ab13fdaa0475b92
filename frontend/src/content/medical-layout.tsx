import type { ReactNode } from 'react';
import type { Source } from '@/contract/types';
import { Cited } from '@/ui/prose/cited';
import { Prose } from '@/ui/prose/prose';
import { type PageSection, SectionBody } from '@/ui/sections/sections';
import { Sources } from '@/ui/sources/sources';
import { Toc } from '@/ui/toc/toc';
import { Helpful } from './helpful';

interface MedicalLayout {
  lead: string;
  overview?: string;
  /** Between the first paragraphs and the contents. */
  top?: ReactNode;
  sections: PageSection[];
  sources: Source[];
  /** The form, as a part of its own; nothing where it is switched off. */
  side: ReactNode;
  /** The address of the page, under which its readers say whether it helped. */
  path: string;
  /** On a narrow screen the form follows the whole text: an article or a test is read to its end. */
  isFormLast?: boolean;
}

/** A long page with its form: beside it on a wide screen, after the cost on a narrow one. */
export function MedicalLayout({
  lead,
  overview = '',
  top,
  sections,
  sources,
  side,
  path,
  isFormLast = false,
}: MedicalLayout) {
  const helpful = <Helpful path={path} />;
  const split = isFormLast ? sections.length : formPlace(sections);
  return (
    <div className="container layout">
      <div className="prose">
        <p className="lead">
          <Cited text={lead} />
        </p>
        <Prose text={overview} />
        {top}
        <Toc entries={sections} />
        <Bodies sections={sections.slice(0, split)} />
        {isFormLast && helpful}
      </div>
      {side}
      {(!isFormLast || sources.length > 0) && (
        <div className="prose layout__rest">
          <Bodies sections={sections.slice(split)} />
          {!isFormLast && helpful}
          <Sources sources={sources} />
        </div>
      )}
    </div>
  );
}

/** On a narrow screen the form follows the cost, or else the first section. */
function formPlace(sections: PageSection[]): number {
  const cost = sections.findIndex((section) => section.id === 'cost');
  return cost === -1 ? 1 : cost + 1;
}

function Bodies({ sections }: { sections: PageSection[] }) {
  return sections.map((section) => <SectionBody key={section.id} section={section} />);
}
