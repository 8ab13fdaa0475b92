import type { Shell } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { chatMessage } from '@/leads/form/whatsapp-text';
import { telUrl, whatsappUrl } from '@/lib/contact';
import { BrandIcon, Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

interface FloatingBarProps {
  shell: Shell;
}

/** Call, write or ask for an appointment. The script shows it after 500 px of scrolling. */
export function FloatingBar({ shell: { brand, contact, context } }: FloatingBarProps) {
  const t = useText();
  return (
    <section className="floatbar" aria-label={t.floating.label} hidden data-floating-bar="">
      {contact.tel !== null && (
        <a
          className="btn btn--secondary floatbar__sq"
          href={telUrl(contact.tel)}
          data-tracking-id={contact.trackingId ?? undefined}
        >
          <Icon name="phone" />
          {t.call}
        </a>
      )}
      {contact.whatsapp !== null && (
        <a
          className="btn btn--secondary floatbar__sq"
          href={whatsappUrl(contact.whatsapp, chatMessage(brand.name, context))}
          rel="noopener"
          data-tracking-id={contact.trackingId ?? undefined}
        >
          <BrandIcon className="i i--fill i--wa" name="whatsapp" />
          {t.floating.whatsapp}
        </a>
      )}
      {context.contact.isFormEnabled && (
        <BookLink className="btn floatbar__book">{t.book}</BookLink>
      )}
    </section>
  );
}
