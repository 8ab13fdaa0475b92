import type { Contact, Link } from '@/contract/types';
import { telUrl } from '@/lib/contact';
import { BrandMark } from '@/ui/brand-mark';
import { Icon } from '@/ui/icon/icon';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';

interface ChatHead {
  title: string;
  subtitle: string;
  back: string;
  contact: Contact;
  otherLanguage: Link | null;
}

/** The head of a chat page, which has no other: back, what this is, and a call. */
export function ChatHead({ title, subtitle, back, contact, otherLanguage }: ChatHead) {
  const t = useText().chat;
  return (
    <header className="chat__head">
      <a className="icon-btn" href={back} aria-label={t.leave}>
        <Icon name="arrow-left" />
      </a>
      <BrandMark />
      <div>
        <h1>{title}</h1>
        <p className="caption">{subtitle}</p>
      </div>
      {otherLanguage !== null && <TextLink className="btn btn--quiet" link={otherLanguage} />}
      {contact.tel !== null && (
        <a
          className="icon-btn"
          href={telUrl(contact.tel)}
          aria-label={t.call}
          data-tracking-id={contact.trackingId ?? undefined}
        >
          <Icon name="phone" />
        </a>
      )}
    </header>
  );
}

/** Before everything that is said here. */
export function ChatNotice({ emergencyNumber }: { emergencyNumber: string }) {
  const t = useText();
  return (
    <p className="notice">
      <Icon name="triangle-alert" />
      <span>
        {t.chat.notice}{' '}
        <a href={telUrl(emergencyNumber)}>
          <b>{emergencyNumber}</b>
        </a>
        {t.stop}
      </span>
    </p>
  );
}
