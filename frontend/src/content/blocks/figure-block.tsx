import { Picture } from '@/ui/picture/picture';
import { Cited, withoutMarks } from '@/ui/prose/cited';
import type { BodyFigure } from './types';

/** As wide as the column of text, in pixels. */
const COLUMN = 760;

/** A picture with what it shows in words, and its caption; a narrow one is not drawn larger than it is. */
export function FigureBlock({ block }: { block: BodyFigure }) {
  const width = Math.min(block.picture.width, COLUMN);
  return (
    <figure className="figure">
      <Picture
        picture={block.picture}
        alt={withoutMarks(block.alt)}
        sizes={`min(${width}px, 100vw)`}
      />
      <figcaption className="caption">
        <Cited text={block.caption} />
      </figcaption>
    </figure>
  );
}
