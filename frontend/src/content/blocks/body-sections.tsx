import { Fragment, type ReactNode } from 'react';
import type { Shell } from '@/contract/types';
import { buttonsThere } from '@/leads/form/button-group';
import type { PageSection } from '@/ui/sections/sections';
import { BlockBody } from './block-body';
import { filledRows } from './table-block';
import type { BodyBlock } from './types';

interface Body {
  /** What stands before the first heading. */
  before: ReactNode;
  sections: PageSection[];
}

/** Blocks as sections: one with a heading begins a section, one without belongs to that before it. */
export function bodySections(blocks: BodyBlock[], shell: Shell): Body {
  const before: ReactNode[] = [];
  const sections: (PageSection & { parts: ReactNode[] })[] = [];
  blocks.forEach((block, index) => {
    if (isEmpty(block, shell)) return; // nor its heading
    const heading = headingOf(block);
    const last = sections.at(-1);
    const level = heading === '' && !last ? 2 : 3;
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their order on a page
    const part = <BlockBody key={index} block={block} shell={shell} level={level} />;
    if (heading !== '') {
      sections.push({ id: `more-${index + 1}`, label: heading, body: null, parts: [part] });
    } else (last?.parts ?? before).push(part);
  });
  return {
    before: <Fragment>{before}</Fragment>,
    sections: sections.map(({ parts, ...section }) => ({ ...section, body: <>{parts}</> })),
  };
}

/** What nobody has filled in, or a page has no way for, or its city no doctor. */
function isEmpty(block: BodyBlock, shell: Shell): boolean {
  switch (block.type) {
    case 'table':
      return filledRows(block.rows).length === 0;
    case 'buttons':
      return buttonsThere(block.types, shell).length === 0;
    case 'doctors':
      return block.doctors.length === 0;
    default:
      return false;
  }
}

function headingOf(block: BodyBlock): string {
  return 'heading' in block ? block.heading : '';
}
