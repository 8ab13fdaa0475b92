import type { ReactNode } from 'react';
import type { FormOptions, MarketingButtons, Shell } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { CallLink, ChatLink } from '@/leads/form/contact-links';
import { BrandIcon, Icon } from '@/ui/icon/icon';
import { TelLink } from '@/ui/link/tel-link';
import { useText } from '@/ui/text';

/** The seven of spec section 2. */
export type ButtonType = MarketingButtons['buttons'][number];

interface ButtonGroupProps {
  shell: Shell;
  types: ButtonType[];
  /** Larger, in the head of a page. */
  isLarge?: boolean;
  /** Outlined, where another button of the page comes first. */
  isSecond?: boolean;
  /** Beside them, a page's own link. */
  children?: ReactNode;
}

function isThere(type: ButtonType, { brand, contact, context }: Shell): boolean {
  const { isCallEnabled, isWhatsappEnabled, isFormEnabled } = context.contact;
  switch (type) {
    case 'callbutton':
      return isCallEnabled && contact.tel !== null;
    case 'whatsapp':
      return isWhatsappEnabled && contact.whatsapp !== null;
    case 'downloadApp':
      return brand.googlePlayUrl !== null || brand.appStoreUrl !== null;
    case 'pdf':
      return isFormEnabled && Boolean(context.form.guide?.url);
    default:
      return isFormEnabled;
  }
}

/** Those of some ways that a page has. */
export const buttonsThere = (types: ButtonType[], shell: Shell): ButtonType[] =>
  types.filter((type) => isThere(type, shell));

/** Ways to reach us, as far as the page allows them and a number or an app is there. */
export function ButtonGroup(props: ButtonGroupProps) {
  const { shell, types, isLarge = false, isSecond = false, children } = props;
  const there = buttonsThere(types, shell);
  if (there.length === 0 && children === undefined) return null;
  return (
    <div className={isLarge ? 'button-group button-group--lg' : 'button-group'}>
      {there.map((type) => (
        <GroupButton key={type} type={type} shell={shell} isSecond={isSecond} />
      ))}
      {children}
    </div>
  );
}

function GroupButton(props: { type: ButtonType; shell: Shell; isSecond: boolean }) {
  const { type, shell, isSecond } = props;
  switch (type) {
    case 'callbutton':
      return <Call shell={shell} />;
    case 'whatsapp':
      return <ChatLink shell={shell} />;
    case 'downloadApp':
      return <App shell={shell} />;
    default:
      return <Form type={type} guide={shell.context.form.guide} isSecond={isSecond} />;
  }
}

/** Who looks for how to reach us reads the number: on a computer a button that calls is of no use. */
function Call({ shell }: { shell: Shell }) {
  const { contact, context } = shell;
  if (context.pageType !== 'Contact' || contact.tel === null) return <CallLink shell={shell} />;
  return <TelLink number={contact.tel} trackingId={contact.trackingId} />;
}

interface FormButton {
  type: 'default' | 'bookappointment' | 'pdf' | 'weightloss';
  guide: FormOptions['guide'];
  isSecond: boolean;
}

function Form({ type, guide, isSecond }: FormButton) {
  const t = useText();
  const look = isSecond ? 'btn btn--secondary' : 'btn';
  if (type === 'pdf') {
    // Without JavaScript the link is the PDF itself.
    if (!guide?.url) return null;
    return (
      <BookLink className="btn btn--secondary" purpose="pdf" href={guide.url}>
        <Icon name="clipboard-plus" />
        {t.buttons.pdf}
      </BookLink>
    );
  }
  if (type === 'weightloss')
    return (
      <BookLink className={look} purpose="weightloss">
        {t.buttons.weightloss}
      </BookLink>
    );
  return <BookLink className={look}>{t.book}</BookLink>;
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
