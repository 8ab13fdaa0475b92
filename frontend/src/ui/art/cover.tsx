import type { Picture as Photo } from '@/contract/types';
import { Picture } from '@/ui/picture/picture';
import { hospitalCover } from './hospital-cover';
import { loopCover } from './loop-cover';
import type { Seed } from './random';

const CARD = '(min-width: 768px) 400px, 100vw';
const HEAD = '(min-width: 1024px) 500px, 100vw';

interface Cover {
  seed: Seed;
  className: string;
}

interface HospitalCover extends Cover {
  photo: Photo | null;
  /** Other colours than its own, where those beside it have these. */
  tint?: number | undefined;
  /** The hospital, where the photo says something that the words beside it do not. */
  alt?: string;
  /** At the head of a page: larger, and wanted at once. */
  isHead?: boolean;
}

/** A photo of the hospital, or a drawn one in the same frame. */
export function HospitalCover(props: HospitalCover) {
  const { seed, className, photo, tint, alt = '', isHead = false } = props;
  if (photo !== null) {
    return (
      <div className={className}>
        <Picture picture={photo} alt={alt} sizes={isHead ? HEAD : CARD} isHead={isHead} />
      </div>
    );
  }
  const drawn = { __html: hospitalCover(seed, tint) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own pure function
  return <div className={className} dangerouslySetInnerHTML={drawn} />;
}

/** As a child of the cover: the pattern, without a box of its own. */
export function LoopCover({ seed, tint, className }: Cover & { tint?: number | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own pure function
  return <div className={className} dangerouslySetInnerHTML={{ __html: loopCover(seed, tint) }} />;
}
