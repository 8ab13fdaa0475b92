import type { Picture as Photo } from '@/contract/types';
import { withoutTitles } from '@/lib/person-name';
import { avatarArcs, initials, tone } from '@/ui/art/initials';
import { portraitUrl } from '@/ui/art/portraits';
import type { Seed } from '@/ui/art/random';
import { Picture } from '@/ui/picture/picture';

interface AvatarProps {
  name: string;
  /** What its colour is drawn from, where that is not the name without its titles. */
  seed?: Seed;
  /** In place of the initials: the one letter of who is logged in. */
  letters?: string;
  photo?: Photo | null;
  /** The drawn face of an invented doctor: `woman-3`. One that is not drawn shows the initials. */
  portrait?: string | null;
  /** Address of a small picture of the face, where a list has no more; "" without one. */
  faceUrl?: string | undefined;
  /** At the head of a page: larger, and wanted at once. */
  isHead?: boolean;
}

/** A photo, else a drawn face, else initials on a coloured tile. The name stands beside it, so it is hidden from screen readers. */
export function Avatar(props: AvatarProps) {
  const { name, letters = initials(name), photo = null, portrait = null, isHead = false } = props;
  const seed = props.seed ?? withoutTitles(name);
  if (photo !== null) {
    return (
      <span className="avatar" aria-hidden="true">
        <Picture picture={photo} alt="" sizes={isHead ? '148px' : '96px'} isHead={isHead} />
      </span>
    );
  }
  const face = portrait === null ? props.faceUrl : portraitUrl(portrait);
  if (face) {
    return (
      <span className="avatar" aria-hidden="true">
        <img src={face} alt="" width={96} height={96} loading={isHead ? 'eager' : 'lazy'} />
      </span>
    );
  }
  return (
    <span className="avatar" data-tone={tone(seed)} aria-hidden="true">
      <svg className="avatar__art" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <g transform={`rotate(${avatarArcs(seed)} 48 48)`}>
          <path d="M0 62a34 34 0 0 1 34 34" />
          <path d="M0 42a54 54 0 0 1 54 54" />
          <path d="M0 22a74 74 0 0 1 74 74" />
          <circle cx="8" cy="88" r="7" />
        </g>
      </svg>
      {letters}
    </span>
  );
}
