import type { ReactNode } from 'react';
import { hreflang } from '@/lib/page-language';
import { Icon } from '@/ui/icon/icon';
import { useLanguage } from '@/ui/language';

interface MoreLink {
  href: string | null;
  children: ReactNode;
  className?: string;
}

/** “See all …” with an arrow. Without an address there is nothing to say. */
export function MoreLink({ href, children, className }: MoreLink) {
  const language = useLanguage();
  if (href === null) return null;
  const look = className === undefined ? 'more' : `more ${className}`;
  return (
    <a className={look} href={href} hrefLang={hreflang(href, language)}>
      {children} <Icon name="arrow-right" />
    </a>
  );
}
