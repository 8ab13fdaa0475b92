import type { Picture as PictureProps } from '@/contract/types';

interface Picture {
  picture: PictureProps;
  /** What it shows; empty where the words beside it say it. */
  alt: string;
  /** How wide it stands, as in `sizes` of an image. */
  sizes: string;
  /** At the head of a page it is wanted at once. */
  isHead?: boolean;
}

/** A picture in the newest format that the browser knows, with its measures, so that nothing moves. */
export function Picture({ picture, alt, sizes, isHead = false }: Picture) {
  const { avif, webp, src, width, height } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isHead ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
