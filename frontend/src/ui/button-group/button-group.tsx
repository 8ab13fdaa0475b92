import type { Shell } from '@/contract/types';
import { telUrl, whatsappUrl } from '@/lib/contact';
import { defaultMessage, marketingMessage } from '@/lib/whatsapp-text';
import { BookLink } from '@/ui/book-link';
import { BrandIcon, Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

/** The seven of spec section 2. */
export type ButtonType =
  | 'default'
  | 'pdf'
  | 'weightloss'
  | 'whatsapp'
  | 'bookappointment'
  | 'callbutton'
  | 'downloadApp';

interface ButtonGroupProps {
  shell: Shell;
  types: ButtonType[];
}

/** Ways to reach us, as far as the page allows them and a number or an app is there. */
export function ButtonGroup({ shell, types }: ButtonGroupProps) {
  return (
    <div className="button-group">
      {types.map((type) => (
        <GroupButton key={type} type={type} shell={shell} />
      ))}
    </div>
  );
}

function GroupButton({ type, shell }: { type: ButtonType; shell: Shell }) {
  switch (type) {
    case 'callbutton':
      return <Call shell={shell} />;
    case 'whatsapp':
      return <Chat shell={shell} />;
    case 'downloadApp':
      return <App shell={shell} />;
    default:
      return shell.context.isFormEnabled ? <Form type={type} /> : null;
  }
}

function Form({ type }: { type: 'default' | 'bookappointment' | 'pdf' | 'weightloss' }) {
  const t = useText();
  if (type === 'pdf') {
    return (
      <BookLink className="btn btn--secondary" purpose="pdf">
        <Icon name="clipboard-plus" />
        {t.buttons.pdf}
      </BookLink>
    );
  }
  if (type === 'weightloss')
    return <BookLink purpose="weightloss">{t.buttons.weightloss}</BookLink>;
  return <BookLink>{t.book}</BookLink>;
}

function Call({ shell: { contact, context } }: { shell: Shell }) {
  const t = useText();
  if (contact.tel === null || !context.isCallEnabled) return null;
  return (
    <a
      className="btn btn--secondary"
      href={telUrl(contact.tel)}
      data-tracking-id={contact.trackingId ?? undefined}
    >
      <Icon name="phone" />
      {t.call}
    </a>
  );
}

function Chat({ shell: { brand, contact, context } }: { shell: Shell }) {
  const t = useText();
  if (contact.whatsapp === null || !context.isWhatsappEnabled) return null;
  const message =
    context.pageType === 'Marketing'
      ? marketingMessage(brand.name, context.pageName, {})
      : defaultMessage(brand.name);
  return (
    <a
      className="btn btn--secondary"
      href={whatsappUrl(contact.whatsapp, context.whatsappMessage || message)}
      rel="noopener"
    >
      <BrandIcon className="i i--fill i--wa" name="whatsapp" />
      {t.floating.whatsapp}
    </a>
  );
}

function App({ shell: { brand } }: { shell: Shell }) {
  const t = useText();
  const url = brand.googlePlayUrl ?? brand.appStoreUrl;
  if (url === null) return null;
  return (
    <a className="btn btn--secondary" href={url} rel="noopener">
      <BrandIcon className="i i--fill" name={brand.googlePlayUrl ? 'googleplay' : 'apple'} />
      {t.buttons.app}
    </a>
  );
}
