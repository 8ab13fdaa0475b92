import file from '@/ui/art/brand.svg?url&no-inline';

/** A path in the shape of an S with its waypoint: the file that is the tab's icon too. */
export function BrandMark() {
  return (
    <svg width={32} height={32} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`${file}#mark`} />
    </svg>
  );
}
