import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon/icon';

interface Badge {
  kind?: 'success' | 'info' | 'warm' | 'plain';
  icon?: string;
  children: ReactNode;
}

/** A word and, where it says something checked, an icon: never colour alone. */
export function Badge({ kind = 'success', icon, children }: Badge) {
  const className = kind === 'success' ? 'badge' : `badge badge--${kind}`;
  return (
    <span className={className}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </span>
  );
}
