import type { ReactNode } from 'react';
import { EmptySearch } from '@/ui/art/art';

interface Empty {
  title: string;
  /** '' where there is no more to say. */
  text: string;
  level?: 2 | 3;
  /** In place of the drawing of a search that found nothing. */
  art?: ReactNode;
  children?: ReactNode;
}

/** Nothing was found: a drawing, a sentence, and a way on. */
export function Empty({ title, text, level = 3, art = <EmptySearch />, children }: Empty) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="empty">
      {art}
      <Heading>{title}</Heading>
      {text !== '' && <p>{text}</p>}
      {children !== undefined && <div className="empty__actions">{children}</div>}
    </div>
  );
}
