import type { ChatPageProps as Props } from '@/contract/types';
import { LeadCard } from '@/leads/form/lead-card';
import { chatMessage } from '@/leads/form/whatsapp-text';
import { telUrl, whatsappUrl } from '@/lib/contact';
import { shownNumber } from '@/lib/shown-number';
import { BrandIcon, Icon } from '@/ui/icon/icon';
import { useLanguage } from '@/ui/language';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';
import { assistantUrl } from './addresses';
import { ChatHead, ChatNotice } from './chat-head';
import './chat.css';

/** `/chat`: every way to a person, and the assistant for when none is there. */
export default function ChatPage({ props: page, shell }: PageInput<Props>) {
  const t = useText().chat;
  const language = useLanguage();
  const { contact, brand } = shell;
  return (
    <div className="chat">
      <ChatHead
        title={t.title}
        subtitle={t.subtitle}
        back={brand.homeUrl}
        contact={contact}
        otherLanguage={shell.otherLanguage}
      />
      <div className="chat__log">
        <ChatNotice emergencyNumber={brand.emergencyNumber} />
        <p className="lead">{t.lead}</p>
        {contact.whatsapp !== null && (
          <a
            className="btn btn--lg btn--block"
            href={whatsappUrl(contact.whatsapp, chatMessage(brand.name, shell.context))}
            rel="noopener"
            data-tracking-id={contact.trackingId ?? undefined}
          >
            <BrandIcon className="i i--fill" name="whatsapp" />
            {t.whatsapp}
          </a>
        )}
        {contact.tel !== null && (
          <a
            className="btn btn--lg btn--block btn--secondary"
            href={telUrl(contact.tel)}
            data-tracking-id={contact.trackingId ?? undefined}
          >
            <Icon name="phone" />
            {t.callUs(shownNumber(contact.tel))}
          </a>
        )}
        <a className="msg msg--link" href={assistantUrl(language)}>
          <b>{t.assistant}</b>
          <span>{t.assistantText}</span>
        </a>
        <p>{t.hours(page.hours)}</p>
        <LeadCard shell={shell} placement="flow" title={t.callback} />
      </div>
    </div>
  );
}
