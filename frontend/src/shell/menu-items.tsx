import type { MenuItem } from '@/contract/types';
import { HealthIcon } from '@/ui/icon/health-icon';

/** The links of a menu, in the wide header and in the side menu alike. */
export function MenuItems({ items, className }: { items: MenuItem[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.url}>
          <a href={item.url}>
            {item.icon !== null && <HealthIcon name={item.icon} />}
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
