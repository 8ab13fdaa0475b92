import type { Shell } from '@/contract/types';
import { chatMessage } from '@/leads/form/whatsapp-text';
import { telUrl, whatsappUrl } from '@/lib/contact';
import { BrandIcon, Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

interface ContactLinkProps {
  shell: Shell;
  className?: string;
}

/** Calls the page's number; nothing where there is none. */
export function CallLink({
  shell: { contact },
  className = 'btn btn--secondary',
}: ContactLinkProps) {
  const t = useText();
  if (contact.tel === null) return null;
  return (
    <a
      className={className}
      href={telUrl(contact.tel)}
      data-tracking-id={contact.trackingId ?? undefined}
    >
      <Icon name="phone" />
      {t.call}
    </a>
  );
}

/** Opens WhatsApp with the text of the page; nothing where there is no number for it. */
export function ChatLink({
  shell: { brand, contact, context },
  className = 'btn btn--secondary',
}: ContactLinkProps) {
  const t = useText();
  if (contact.whatsapp === null) return null;
  return (
    <a
      className={className}
      href={whatsappUrl(contact.whatsapp, chatMessage(brand.name, context))}
      rel="noopener"
      data-tracking-id={contact.trackingId ?? undefined}
    >
      <BrandIcon className="i i--fill i--wa" name="whatsapp" />
      {t.floating.whatsapp}
    </a>
  );
}
