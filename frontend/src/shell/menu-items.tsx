import type { MenuItem } from '@/contract/types';
import { hreflang } from '@/lib/page-language';
import { HealthIcon } from '@/ui/icon/health-icon';
import { useLanguage } from '@/ui/language';

/** The links of a menu, in the wide header and in the side menu alike. */
export function MenuItems({ items, className }: { items: MenuItem[]; className: string }) {
  const language = useLanguage();
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.url}>
          <a href={item.url} lang={item.lang ?? undefined} hrefLang={hreflang(item.url, language)}>
            {item.icon !== null && <HealthIcon name={item.icon} />}
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
