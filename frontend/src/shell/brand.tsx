import type { Brand as BrandProps } from '@/contract/types';
import { BrandMark } from '@/ui/brand-mark';

/** The mark and the name. */
export function Brand({ name, homeUrl }: Pick<BrandProps, 'name' | 'homeUrl'>) {
  return (
    <a className="brand" href={homeUrl}>
      <BrandMark />
      <span>{name}</span>
    </a>
  );
}
