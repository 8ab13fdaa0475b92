import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon/icon';

interface MoreLink {
  href: string | null;
  children: ReactNode;
  className?: string;
}

/** “See all …” with an arrow. Without an address there is nothing to say. */
export function MoreLink({ href, children, className }: MoreLink) {
  if (href === null) return null;
  return (
    <a className={className === undefined ? 'more' : `more ${className}`} href={href}>
      {children} <Icon name="arrow-right" />
    </a>
  );
}
