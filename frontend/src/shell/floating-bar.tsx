import type { Shell } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { CallLink, ChatLink } from '@/leads/form/contact-links';
import { useText } from '@/ui/text';

const SQUARE = 'btn btn--secondary floatbar__sq';

interface FloatingBarProps {
  shell: Shell;
}

/** Call, write or ask for an appointment. The script shows it after 500 px of scrolling. */
export function FloatingBar({ shell }: FloatingBarProps) {
  const t = useText();
  return (
    <section className="floatbar" aria-label={t.floating.label} hidden data-floating-bar="">
      <CallLink shell={shell} className={SQUARE} />
      <ChatLink shell={shell} className={SQUARE} />
      {shell.context.contact.isFormEnabled && (
        <BookLink className="btn floatbar__book">{t.book}</BookLink>
      )}
    </section>
  );
}
