import { emergencyNumbers } from '@/content/emergency-numbers';
import type { Shell } from '@/contract/types';
import { ButtonGroup } from '@/leads/form/button-group';
import { Accordion } from '@/ui/accordion/accordion';
import { Bullets, Prose } from '@/ui/prose/prose';
import { Sources } from '@/ui/sources/sources';
import { CareBlock } from './care-block';
import { CostBlock } from './cost-block';
import { DoctorsBlock } from './doctors-block';
import { FigureBlock } from './figure-block';
import { LeadFormBlock } from './lead-form-block';
import { PathSteps } from './path-steps';
import { TableBlock } from './table-block';
import type { BodyBlock } from './types';

interface BlockBodyProps {
  block: BodyBlock;
  shell: Shell;
  /** Of a title that the block has by itself: 2 before the first section of the page. */
  level: 2 | 3;
}

/** A block without its heading. */
export function BlockBody({ block, shell, level }: BlockBodyProps) {
  switch (block.type) {
    case 'text':
      return <Prose text={block.text} />;
    case 'list':
      return <Bullets items={block.items} />;
    case 'steps':
      return <PathSteps steps={block.steps} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'see_doctor':
    case 'emergency':
      return <CareBlock block={block} calls={emergencyNumbers(shell.brand)} level={level} />;
    case 'cost':
      return <CostBlock block={block} />;
    case 'doctors':
      return <DoctorsBlock block={block} shell={shell} />;
    case 'figure':
      return <FigureBlock block={block} />;
    case 'questions':
      return <Accordion questions={block.questions} />;
    case 'sources':
      return <Sources sources={block.sources} />;
    case 'lead_form':
      return <LeadFormBlock block={block} />;
    case 'buttons':
      return <ButtonGroup shell={shell} types={block.types} />;
  }
}
