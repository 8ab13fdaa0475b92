import type { ReactNode } from 'react';
import type { Shell } from '@/contract/types';
import { LeadCard } from './lead-card';

interface FormAside {
  shell: Shell;
  /** What the part is called for who finds their way by parts. */
  label: string;
  title?: string;
  /** Below the form, of its kind. */
  children?: ReactNode;
}

/** The form beside the content. Where it is switched off there is no part of it. */
export function FormAside({ shell, label, title, children }: FormAside) {
  if (!shell.context.contact.isFormEnabled) return null;
  return (
    <aside className="layout__side" aria-label={label}>
      <LeadCard shell={shell} placement="side" {...(title !== undefined && { title })} />
      {children}
    </aside>
  );
}
