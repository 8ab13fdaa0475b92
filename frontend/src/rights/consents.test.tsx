import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { StoredData } from '@/contract/types';
import { heldRequest, held as nothing } from '@/testing/examples/patients';
import { json, offline, serve } from '@/testing/fake-server';
import { lateAnswer, noAnswer } from '@/testing/late-answer';
import { logIn } from '@/testing/log-in';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import YourData from './your-data.island';

const WITHDRAW = '/api/privacy/withdraw';
const STOP = '/api/privacy/stop-contact';
const user = userEvent.setup({ delay: null });
const held: StoredData = {
  ...nothing,
  requests: [heldRequest],
  hasWhatsapp: true,
  hasSharing: true,
};
const ok = (more: Partial<StoredData> = {}) =>
  json({ status: { code: '200' }, data: { ...held, ...more } });
const limited = json({ status: { code: '429', message: 'Please wait a minute' } }, 429);

/** The page of who is logged in, with what is held of them. */
async function open(
  answers: Parameters<typeof serve>[0] = {},
  data: Partial<StoredData> = {},
  language: 'en' | 'hi' = 'en',
) {
  logIn();
  const calls = serve({ '/api/privacy/held': ok(data), ...answers });
  render(
    <LanguageProvider language={language}>
      <YourData cities={[]} waitDays={7} />
    </LanguageProvider>,
  );
  await screen.findByRole('heading', { name: language === 'hi' ? 'सहमतियाँ' : 'Consents' });
  calls.length = 0;
  return calls;
}

const WHATSAPP = 'Updates on WhatsApp';
const SHARING = 'Sharing my request with more than one hospital';
const withdrawButton = (what: string) =>
  screen.queryByRole<HTMLButtonElement>('button', { name: `Withdraw ${what}` });
const stopButton = () =>
  screen.queryByRole<HTMLButtonElement>('button', { name: 'Do not contact me' });
const press = (button: HTMLElement | null) => user.click(button as HTMLElement);
const errors = () => [...document.querySelectorAll('.error')].map(words);
const stateOf = (what: string) => {
  const { parentElement } = screen.getByRole('heading', { name: what });
  return within(parentElement as HTMLElement).getByText(/agreed/).textContent;
};

describe('a consent', () => {
  it.each([
    [WHATSAPP, { whatsapp: true }, { hasWhatsapp: false }, SHARING],
    [SHARING, { sharing: true }, { hasSharing: false }, WHATSAPP],
  ])('to “%s” is withdrawn alone, by one press', async (what, body, after, other) => {
    const calls = await open({ [WITHDRAW]: ok(after) });
    expect(stateOf(what)).toBe('You agreed to this.');
    await press(withdrawButton(what));
    expect(await screen.findByText('Withdrawn. Our care team is told.')).toBeTruthy();
    expect(calls).toMatchObject([{ url: WITHDRAW, method: 'POST' }]);
    expect(calls[0]?.body).toEqual(body);
    expect(stateOf(what)).toBe('You have not agreed, or you withdrew it.');
    expect(withdrawButton(what)).toBeNull();
    expect([stateOf(other), withdrawButton(other) !== null]).toEqual(['You agreed to this.', true]);
  });

  it.each([
    ['a limit', limited, 'Please wait a minute'],
    ['no network', offline, 'We could not save this. Please try again.'],
    [
      'an answer that holds nothing',
      json({ status: { code: '200' } }),
      'We could not save this. Please try again.',
    ],
  ])('is not told as withdrawn after %s; its error stands with it alone', async (...row) => {
    const [, answer, message] = row;
    await open({ [WITHDRAW]: answer });
    await press(withdrawButton(SHARING));
    await waitFor(() => expect(errors()).toEqual([message]));
    const card = screen.getByRole('heading', { name: SHARING }).parentElement;
    expect(card?.querySelector('[role="alert"]')?.textContent).toBe(message);
    expect(stateOf(SHARING)).toBe('You agreed to this.');
    expect(withdrawButton(SHARING)?.disabled).toBe(false);
    expect(screen.queryByText(/^Withdrawn/)).toBeNull();
  });

  it('is withdrawn once while the answer is slow, and its own button alone is busy', async () => {
    const slow = lateAnswer();
    const calls = await open({ [WITHDRAW]: slow.call });
    await user.dblClick(withdrawButton(WHATSAPP) as HTMLElement);
    expect(withdrawButton(WHATSAPP)?.getAttribute('aria-busy')).toBe('true');
    expect(withdrawButton(SHARING)?.disabled).toBe(false);
    expect(calls).toHaveLength(1);
    slow.come(Response.json({ status: { code: '200' }, data: { ...held, hasWhatsapp: false } }));
    await waitFor(() => expect(withdrawButton(WHATSAPP)).toBeNull());
    expect(calls).toHaveLength(1);
  });

  it('to counting and measuring is changed on the device: the page says where', async () => {
    await open();
    const link = document.querySelector('[data-privacy-open]');
    expect(link?.closest('section')?.textContent).toContain('chosen on the device itself');
  });

  it('speaks Hindi', async () => {
    await open({ [WITHDRAW]: offline }, {}, 'hi');
    await press(screen.getByRole('button', { name: 'वापस लें WhatsApp पर जानकारी पाना' }));
    await waitFor(() => expect(errors()).toEqual(['यह सहेजा नहीं जा सका। फिर कोशिश करें।']));
  });
});

describe('stopping contact', () => {
  it('takes one press, and says that nobody calls any more', async () => {
    const calls = await open({ [STOP]: ok({ isContacted: false }) });
    const card = screen.getByRole('heading', { name: 'Stop contact' }).parentElement;
    expect(card?.textContent).toContain('The requests themselves stay.');
    await press(stopButton());
    await waitFor(() => expect(stopButton()).toBeNull());
    expect(calls.map(({ url, method, body }) => [url, method, body])).toEqual([[STOP, 'POST', {}]]);
    expect(card?.textContent).toContain('We do not contact you.');
  });

  it.each([
    ['a limit', limited, 'Please wait a minute'],
    ['no network', offline, 'We could not save this. Please try again.'],
  ])('is not told as done after %s, and may be tried again', async (_, answer, message) => {
    const calls = await open({ [STOP]: answer });
    await press(stopButton());
    await waitFor(() => expect(errors()).toEqual([message]));
    expect(screen.queryByText('We do not contact you.')).toBeNull();
    await press(stopButton());
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('is sent once while the answer is slow', async () => {
    const calls = await open({ [STOP]: noAnswer });
    await user.dblClick(stopButton() as HTMLElement);
    expect([stopButton()?.disabled, stopButton()?.getAttribute('aria-busy')]).toEqual([
      true,
      'true',
    ]);
    expect(calls).toHaveLength(1);
  });

  it('that was asked for before is told so, and offered no more', async () => {
    await open({}, { isContacted: false });
    expect(screen.getByText('We do not contact you.')).toBeTruthy();
    expect(stopButton()).toBeNull();
  });
});
