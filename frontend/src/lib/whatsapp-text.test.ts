import { describe, expect, it } from 'vitest';
import { telUrl, whatsappUrl } from './contact';
import { defaultMessage, marketingMessage, ticketId } from './whatsapp-text';

/** The same numbers every time: 0 up to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
const next = numbers(7);
const PIECES = [
  'a',
  'Z',
  '0',
  '9',
  '-',
  '--',
  ' ',
  '&',
  '?',
  '#',
  '%',
  '+',
  '\n',
  'पि',
  '😀',
  '\ud800',
  '<b>',
];
const text = () =>
  Array.from(
    { length: Math.floor(next() * 12) },
    () => PIECES[Math.floor(next() * PIECES.length)],
  ).join('');
const indian = () =>
  `${6 + Math.floor(next() * 4)}${String(Math.floor(next() * 1e9)).padStart(9, '0')}`;

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
    for (let count = 0; count < 10_000; count += 1) {
      const head = text().replaceAll('-', '');
      const tail = text();
      expect(ticketId(`${head}-${tail}`)).toBe(tail);
      expect(ticketId(head)).toBe('');
    }
  });

  it('reaches the chat as it was written, for any text', () => {
    for (let count = 0; count < 10_000; count += 1) {
      const message = marketingMessage('Sehat Path', text(), {
        campaignid: text(),
        targetid: text(),
      });
      const url = new URL(whatsappUrl('98765 43210', message));
      expect([url.origin, url.pathname]).toEqual(['https://wa.me', '/919876543210']);
      expect(url.hash).toBe('');
      expect([...url.searchParams.keys()]).toEqual(['text']);
      expect(url.searchParams.get('text')).toBe(message.toWellFormed());
    }
  });
});

describe('the address of a call', () => {
  it('has +91 in front of any Indian number, once', () => {
    for (let count = 0; count < 10_000; count += 1) {
      const number = indian();
      const written = [number, `+91${number}`, `+91 ${number.slice(0, 5)} ${number.slice(5)}`];
      for (const one of written) expect(telUrl(one)).toBe(`tel:+91${number}`);
    }
  });

  it.each(['112', '108', '1800 123 4567'])('leaves %s alone', (number) => {
    expect(telUrl(number)).toBe(`tel:${number.replace(/ /g, '')}`);
  });
});
