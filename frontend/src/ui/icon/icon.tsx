import spriteUrl from './sprite.svg?url&no-inline';

export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className === undefined ? 'i' : `i ${className}`} aria-hidden="true">
      <use href={`${spriteUrl}#i-${name}`} />
    </svg>
  );
}

export function BrandIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true" viewBox="0 0 24 24">
      <use href={`${spriteUrl}#b-${name}`} />
    </svg>
  );
}
