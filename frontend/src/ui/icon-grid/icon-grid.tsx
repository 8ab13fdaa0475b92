import { HealthIcon } from '@/ui/icon/health-icon';

interface Tile {
  label: string;
  icon: string;
  url: string;
  note?: string;
}

interface IconGrid {
  label: string;
  tiles: Tile[];
  className?: string;
}

/** Parts of the body or departments, each a drawing and its name. */
export function IconGrid({ label, tiles, className = '' }: IconGrid) {
  return (
    <nav className={className === '' ? 'depts' : `depts ${className}`} aria-label={label}>
      {tiles.map((tile) => (
        <a key={tile.url} href={tile.url}>
          <HealthIcon name={tile.icon} />
          <span>
            {tile.label}
            {tile.note && <small>{tile.note}</small>}
          </span>
        </a>
      ))}
    </nav>
  );
}
