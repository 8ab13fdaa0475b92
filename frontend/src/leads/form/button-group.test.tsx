import { describe, expect, it } from 'vitest';
import type { ContactOptions, FormOptions, PageContext, Shell } from '@/contract/types';
import { shell } from '@/testing/examples/shell';
import { html, words } from '@/testing/render';
import { ButtonGroup, type ButtonType } from './button-group';

const ALL: ButtonType[] = [
  'default',
  'pdf',
  'weightloss',
  'whatsapp',
  'bookappointment',
  'callbutton',
  'downloadApp',
];

const guide = { label: 'Piles: a guide', url: '/documents/1/piles.pdf', lang: null };

function renderButtons(
  types: ButtonType[],
  changed: { form?: Partial<FormOptions>; contact?: Partial<ContactOptions> } & Partial<
    Pick<PageContext, 'pageType' | 'pageName'>
  > = {},
  more: Partial<Shell> = {},
) {
  const box = document.createElement('div');
  const context = {
    ...shell.context,
    ...changed,
    form: { ...shell.context.form, guide, ...changed.form },
    contact: { ...shell.context.contact, ...changed.contact },
  };
  const about = { ...shell, ...more, context };
  box.innerHTML = html(<ButtonGroup shell={about} types={types} />);
  return [...box.querySelectorAll('a')];
}

describe('the group of buttons', () => {
  it('says the number on the page of how to reach us, and only that it calls elsewhere', () => {
    const contact = { ...shell.contact, tel: '+911140000000' };
    const call = (pageType: PageContext['pageType']) =>
      renderButtons(['callbutton'], { pageType }, { contact }).map(words);
    expect(call('Contact')).toEqual(['Call +91 11 4000 0000']);
    expect(call('Condition')).toEqual(['Call']);
  });

  it('is not there where none of its ways is', () => {
    const box = document.createElement('div');
    const contact = { ...shell.contact, tel: null };
    box.innerHTML = html(<ButtonGroup shell={{ ...shell, contact }} types={['callbutton']} />);
    expect(box.innerHTML).toBe('');
  });

  it('renders the seven types in the order they are asked for', () => {
    expect(renderButtons(ALL).map(words)).toEqual([
      'Request appointment',
      'Get the PDF',
      'Talk to a weight-loss doctor',
      'WhatsApp',
      'Request appointment',
      'Call',
      'Open the app',
    ]);
    for (const link of renderButtons(ALL)) expect(link.getAttribute('href')).toBeTruthy();
  });

  it.each([
    ['calls', { contact: { isCallEnabled: false } }, 'Call'],
    ['chats', { contact: { isWhatsappEnabled: false } }, 'WhatsApp'],
    ['forms', { contact: { isFormEnabled: false } }, 'Request appointment'],
  ])('leaves out %s where the page switches them off', (_, context, gone) => {
    expect(renderButtons(ALL).map(words)).toContain(gone);
    expect(renderButtons(ALL, context).map(words)).not.toContain(gone);
  });

  it('offers the PDF of the page, and is the PDF itself where no form opens over it', () => {
    const [button] = renderButtons(['pdf']);
    expect(button?.getAttribute('href')).toBe('/documents/1/piles.pdf');
    expect(button?.dataset.bookPurpose).toBe('pdf');
    expect(renderButtons(['pdf'], { form: { guide: null } })).toEqual([]);
  });

  it('renders no button without a number or an app', () => {
    const contact = { tel: null, whatsapp: null, trackingId: null };
    const brand = { ...shell.brand, googlePlayUrl: null, appStoreUrl: null };
    expect(
      renderButtons(['callbutton', 'whatsapp', 'downloadApp'], {}, { contact, brand }),
    ).toEqual([]);
  });

  it('starts the chat with the message of the page', () => {
    const said = (context: Parameters<typeof renderButtons>[1]) =>
      new URL(renderButtons(['whatsapp'], context)[0]?.href ?? '').searchParams.get('text');
    expect(said({})).toBe('Hi Sehat Path, I would like to connect with a care expert.');
    expect(said({ pageType: 'Marketing', pageName: 'Laser piles care' })).toBe(
      'Hi Sehat Path, I would like to know more about Laser piles care.',
    );
    expect(said({ contact: { whatsappMessage: 'Namaste' } })).toBe('Namaste');
  });
});
