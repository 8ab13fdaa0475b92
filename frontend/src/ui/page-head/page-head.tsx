import type { ReactNode } from 'react';
import type { Crumb } from '@/contract/types';
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs';

interface PageHead {
  crumbs: Crumb[];
  title: ReactNode;
  intro?: string;
  children?: ReactNode;
}

/** The band on top of a page: where one is, its one h1, and what it is about. */
export function PageHead({ crumbs, title, intro = '', children }: PageHead) {
  return (
    <div className="page-head">
      <Breadcrumbs crumbs={crumbs} />
      <div className="container page-head__in">
        <h1>{title}</h1>
        {intro !== '' && <p className="page-head__intro">{intro}</p>}
        {children}
      </div>
    </div>
  );
}
