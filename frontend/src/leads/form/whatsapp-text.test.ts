import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { telUrl, whatsappUrl } from '@/lib/contact';
import { defaultMessage, marketingMessage, ticketId } from './whatsapp-text';

const EXAMPLES = { numRuns: 10_000 };
/** Any text at all: signs of an address, Hindi, faces, halves of characters. */
const text = fc.string({ unit: 'binary', maxLength: 24 });
const campaign = fc.record(
  { campaignid: text, network: text, targetid: text },
  { requiredKeys: [] },
);
const indian = fc.stringMatching(/^[6-9][0-9]{9}$/);

describe('the message of a chat', () => {
  it('greets, and asks for a care expert', () => {
    expect(defaultMessage('Sehat Path')).toBe(
      'Hi Sehat Path, I would like to connect with a care expert.',
    );
  });

  it('of marketing holds the page, the reference and the ticket', () => {
    const campaign = { campaignid: '42', network: 'g', targetid: 'kwd-123-9' };
    expect(marketingMessage('Sehat Path', 'Piles in Delhi', campaign)).toBe(
      'Hi Sehat Path, I would like to know more about Piles in Delhi. webpage-ref: 42-g ticket-id: 123-9',
    );
    expect(marketingMessage('Sehat Path', 'Piles', {})).toBe(
      'Hi Sehat Path, I would like to know more about Piles.',
    );
  });

  it('has the ticket behind the first hyphen, whatever the target', () => {
    const headOnly = text.map((head) => head.replaceAll('-', ''));
    const property = fc.property(headOnly, text, (head, tail) => {
      expect(ticketId(`${head}-${tail}`)).toBe(tail);
      expect(ticketId(head)).toBe('');
    });
    fc.assert(property, EXAMPLES);
  });

  it('reaches the chat as it was written, for any page and any campaign', () => {
    const property = fc.property(text, campaign, (page, facts) => {
      const message = marketingMessage('Sehat Path', page, facts);
      const url = new URL(whatsappUrl('98765 43210', message));
      expect([url.origin, url.pathname]).toEqual(['https://wa.me', '/919876543210']);
      expect(url.hash).toBe('');
      expect([...url.searchParams.keys()]).toEqual(['text']);
      expect(url.searchParams.get('text')).toBe(message.toWellFormed());
    });
    fc.assert(property, EXAMPLES);
  });
});

describe('the address of a call', () => {
  it('has +91 in front of any Indian number, once', () => {
    const property = fc.property(indian, (number) => {
      const written = [number, `+91${number}`, `+91 ${number.slice(0, 5)} ${number.slice(5)}`];
      for (const one of written) expect(telUrl(one)).toBe(`tel:+91${number}`);
    });
    fc.assert(property, EXAMPLES);
  });

  it.each(['112', '108', '1800 123 4567'])('leaves %s alone', (number) => {
    expect(telUrl(number)).toBe(`tel:${number.replace(/ /g, '')}`);
  });
});
