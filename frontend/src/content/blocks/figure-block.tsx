import { Picture } from '@/ui/picture/picture';
import type { BodyFigure } from './types';

/** A picture with what it shows in words, and its caption. */
export function FigureBlock({ block }: { block: BodyFigure }) {
  return (
    <figure className="figure">
      <Picture picture={block.picture} alt={block.alt} sizes="(min-width: 1024px) 760px, 100vw" />
      <figcaption className="caption">{block.caption}</figcaption>
    </figure>
  );
}
