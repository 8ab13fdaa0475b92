import { describe, expect, it } from 'vitest';
import type { Contact, Shell } from '@/contract/types';
import { shell } from '@/testing/examples/shell';
import { html, words } from '@/testing/render';
import { FloatingBar } from './floating-bar';

const none: Contact = { tel: null, whatsapp: null, trackingId: null };

function bar(contact: Contact, isFormEnabled: boolean): HTMLElement {
  const { context } = shell;
  const page: Shell = {
    ...shell,
    contact,
    context: { ...context, contact: { ...context.contact, isFormEnabled } },
  };
  const box = document.createElement('div');
  box.innerHTML = html(<FloatingBar shell={page} />);
  return box;
}
const ways = (contact: Contact, isFormEnabled: boolean) =>
  [...bar(contact, isFormEnabled).querySelectorAll('a')].map(words);

describe('the bar at the foot of a page', () => {
  it('has the ways that the page has', () => {
    const both = { ...none, tel: '+91 11 4000 0000', whatsapp: '+91 98100 00001' };
    expect(ways(both, true)).toEqual(['Call', 'WhatsApp', 'Request appointment']);
    expect(ways({ ...none, tel: '+91 11 4000 0000' }, false)).toEqual(['Call']);
    expect(ways(none, true)).toEqual(['Request appointment']);
  });

  it('is hidden until the page is scrolled, and is named', () => {
    const section = bar(none, true).querySelector('section');
    expect(section?.hasAttribute('hidden')).toBe(true);
    expect(section?.getAttribute('aria-label')).toBe('Contact');
  });

  it('is not there on a page without a number and without a form: it would be empty', () => {
    expect(bar(none, false).innerHTML).toBe('');
  });
});
