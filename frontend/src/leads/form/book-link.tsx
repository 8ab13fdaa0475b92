import type { ReactNode } from 'react';
import type { DoctorCard } from '@/contract/types';
import { useLanguage } from '@/ui/language';
import { useHasForm } from './form-switch';
import { requestUrl } from './request-url';

interface BookLink {
  children: ReactNode;
  className?: string;
  doctor?: Pick<DoctorCard, 'id' | 'name' | 'title'>;
  purpose?: string;
  /** Another page that has the form. */
  href?: string;
}

/**
 * A link to the form. With JavaScript it opens the form over the page (`data-book`). Nothing where the page
 * has its form switched off.
 */
export function BookLink({ children, className = 'btn', doctor, purpose, href }: BookLink) {
  const language = useLanguage();
  const hasForm = useHasForm();
  if (!hasForm) return null;
  const wish = {
    ...(doctor && { doctor: doctor.id }),
    ...(purpose !== undefined && { purpose }),
  };
  return (
    <a
      className={className}
      href={href ?? requestUrl(wish, language)}
      data-book=""
      data-book-purpose={purpose}
      data-book-doctor-id={doctor?.id}
      data-book-doctor-name={doctor?.name}
      data-book-doctor-title={doctor?.title}
    >
      {children}
    </a>
  );
}
