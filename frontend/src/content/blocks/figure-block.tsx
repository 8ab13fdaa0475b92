import type { BodyFigure } from './types';

/** A picture with what it shows in words, and its caption. */
export function FigureBlock({ block }: { block: BodyFigure }) {
  return (
    <figure className="figure">
      <img
        src={block.src}
        srcSet={block.srcset}
        sizes="(min-width: 1024px) 760px, 100vw"
        width={block.width}
        height={block.height}
        alt={block.alt}
        loading="lazy"
      />
      <figcaption className="caption">{block.caption}</figcaption>
    </figure>
  );
}
