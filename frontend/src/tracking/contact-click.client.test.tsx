import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ChatNotice } from '@/chat/chat-head';
import { CareCard } from '@/content/care-card';
import { EmergencyBox } from '@/emergencies/emergency-box';
import { SafetyLine } from '@/shell/safety-line';
import { gentle, heart } from '@/testing/examples/emergency';
import { shell } from '@/testing/examples/shell';
import { html } from '@/testing/render';
import { start } from './contact-click.client';

const sent = vi.fn<typeof fetch>();

beforeAll(() => {
  start(document);
  document.addEventListener('click', (event) => event.preventDefault()); // nobody is called
});
beforeEach(() => {
  vi.stubGlobal('fetch', sent.mockReset().mockResolvedValue(new Response('{}')));
});

/** A link of a page is pressed on its icon, as a thumb does. */
function press(href: string, around = ''): void {
  document.body.innerHTML = `<a href="${href}"><svg></svg></a>${around}
    <script type="application/json" id="page-form">${JSON.stringify({ context: shell.context })}</script>`;
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

it.each([
  ['tel:+911140000000', 'CALL'],
  ['https://wa.me/911140000000', 'CHAT'],
  ['https://wa.me/911140000000?text=Hi', 'CHAT'],
])('who calls or writes to us by %s is counted', (href, kind) => {
  press(href);
  expect(sent.mock.calls.map(([url]) => String(url))).toEqual([
    expect.stringContaining(`eventType=${kind}`),
  ]);
});

it.each([
  'https://wa.me/?text=What+a+knee+replacement+costs',
  'https://elsewhere.example/wa.me/911140000000',
  '/contact-us',
])('who sends an estimate to their family, or reads on, has not written to us: %s', (href) => {
  press(href);
  expect(sent).not.toHaveBeenCalled();
});

it.each([
  ['the line at the foot of a page', () => <SafetyLine brand={shell.brand} />],
  [
    'the red card of a page',
    () => <CareCard kind="urgent" title="Go now" items={['it hurts']} calls={['108']} />,
  ],
  ['what is said of an emergency', () => <EmergencyBox answer={heart} />],
  ['what is said to who may harm themself', () => <EmergencyBox answer={gentle} />],
  ['the notice of the chat', () => <ChatNotice emergencyNumber="112" />],
])('who calls for help by %s has not called us, and nothing of it is told', (_, part) => {
  press('/', html(part()));
  const numbers = [...document.querySelectorAll<HTMLElement>('a[href^="tel:"]')];
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) number.click();
  expect(sent).not.toHaveBeenCalled();
});

it('a press beside everything is no error', () => {
  expect(() => document.dispatchEvent(new MouseEvent('click'))).not.toThrow();
  expect(sent).not.toHaveBeenCalled();
});
