import type { ReactNode } from 'react';

interface SectionHead {
  id: string;
  title: string;
  text?: string;
  children?: ReactNode;
}

/** The heading of a band, a sentence under it, and a link on the right. */
export function SectionHead({ id, title, text, children }: SectionHead) {
  return (
    <div className="section__head">
      <div>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}
