import spriteUrl from './sprite.svg?url&no-inline';

// CSS says how large they are. Where a slow network brings none, an SVG without a size fills the screen.
const SIZE = { width: 20, height: 20 };

export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className === undefined ? 'i' : `i ${className}`} {...SIZE} aria-hidden="true">
      <use href={`${spriteUrl}#i-${name}`} />
    </svg>
  );
}

export function BrandIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className} {...SIZE} aria-hidden="true" viewBox="0 0 24 24">
      <use href={`${spriteUrl}#b-${name}`} />
    </svg>
  );
}
