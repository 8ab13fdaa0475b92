import { avatarArcs, initials, type Seed, tone } from '@/ui/art/generate';

interface AvatarProps {
  name: string;
  seed: Seed;
  /** In place of the initials: the one letter of who is logged in. */
  letters?: string;
}

/** Initials on a coloured tile. The name stands beside it, so it is hidden from screen readers. */
export function Avatar({ name, seed, letters = initials(name) }: AvatarProps) {
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
