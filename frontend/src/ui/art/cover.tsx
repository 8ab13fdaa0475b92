import { hospitalCover, loopCover, type Seed } from './generate';

interface Cover {
  seed: Seed;
  className: string;
}

export function HospitalCover({ seed, className }: Cover) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own pure function
  return <div className={className} dangerouslySetInnerHTML={{ __html: hospitalCover(seed) }} />;
}

/** As a child of the cover: the pattern, without a box of its own. */
export function LoopCover({ seed, className }: Cover) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own pure function
  return <div className={className} dangerouslySetInnerHTML={{ __html: loopCover(seed) }} />;
}
