import type { Shell } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { CallLink, ChatLink } from '@/leads/form/contact-links';
import { useText } from '@/ui/text';

const SQUARE = 'btn btn--secondary floatbar__sq';

interface FloatingBarProps {
  shell: Shell;
}

/** Call, write or ask for an appointment, as far as the page has these. The script shows it after 500 px of scrolling. */
export function FloatingBar({ shell }: FloatingBarProps) {
  const t = useText();
  const { contact, context } = shell;
  const hasForm = context.contact.isFormEnabled;
  if (contact.tel === null && contact.whatsapp === null && !hasForm) return null;
  return (
    <section className="floatbar" aria-label={t.floating.label} hidden data-floating-bar="">
      <CallLink shell={shell} className={SQUARE} />
      <ChatLink shell={shell} className={SQUARE} />
      {hasForm && <BookLink className="btn floatbar__book">{t.book}</BookLink>}
    </section>
  );
}
