import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { HeldRequest, StoredData } from '@/contract/types';
import { heldRequest, held as nothing } from '@/testing/examples/patients';
import { html } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import YourData from './your-data.island';

const request: HeldRequest = {
  ...heldRequest,
  notes: [{ at: '2026-11-20T12:00:00+00:00', text: 'No answer' }],
};
const held: StoredData = { ...nothing, requests: [request], hasWhatsapp: true };
const ok = (data: object) => async () => Response.json({ status: { code: '200' }, data });
const data = { cities: [{ id: 477, name: 'Mumbai', nameHi: '' }], waitDays: 7 };

async function proved(...answers: (() => Promise<Response>)[]) {
  const fetched = vi.fn();
  const all = [ok({}), ok({ proof: 'secret-proof' }), ...answers];
  for (const each of all) fetched.mockImplementationOnce(each);
  vi.stubGlobal('fetch', fetched);
  render(
    <LanguageProvider language="en">
      <YourData {...data} />
    </LanguageProvider>,
  );
  await userEvent.type(screen.getByLabelText('Mobile number'), '9810000001');
  await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByLabelText('Digit 1 of 6');
  await userEvent.keyboard('482913');
  await userEvent.click(screen.getByRole('button', { name: 'Show my data' }));
  return fetched;
}

describe('one’s own data', () => {
  it('is asked for by a number first, and renders what the server renders for everyone', () => {
    expect(html(<YourData {...data} />)).toContain('Show that the number is yours');
  });

  it('shows the proof in a header, never in an address', async () => {
    const fetched = await proved(ok(held));
    await screen.findByText('1 request');
    const [url, options] = fetched.mock.calls[2] ?? [];
    expect([url, options.headers.Proof]).toEqual(['/api/privacy/held', 'secret-proof']);
    expect(document.body.textContent).not.toContain('9810000001');
  });

  it('says that older requests are not shown, also where nothing else is held', async () => {
    await proved(ok({ ...held, requests: [], hasOlder: true }));
    await screen.findByText(/^Older requests are not shown here/);
    expect(screen.queryByText(/^We hold nothing/)).toBeNull();
  });

  it('sends only what was corrected', async () => {
    const fetched = await proved(ok(held), ok({ ...held, requests: [{ ...request, name: 'A' }] }));
    await userEvent.selectOptions(await screen.findByLabelText('City'), 'Mumbai');
    await userEvent.click(screen.getByRole('button', { name: 'Save the correction' }));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(4));
    expect(JSON.parse(fetched.mock.calls[3]?.[1].body)).toEqual({ cityId: 477 });
  });

  it('offers to withdraw only what was given', async () => {
    await proved(ok(held));
    await screen.findByRole('button', { name: 'Withdraw Updates on WhatsApp' });
    expect(screen.queryByRole('button', { name: /Withdraw Sharing/ })).toBeNull();
  });

  it('puts the focus on what was withdrawn, as its button is gone', async () => {
    await proved(ok(held), ok({ ...held, hasWhatsapp: false }));
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw Updates/ }));
    const title = screen.getByRole('heading', { name: 'Updates on WhatsApp' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('puts the focus on the heading when contact was stopped', async () => {
    await proved(ok(held), ok({ ...held, isContacted: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'Do not contact me' }));
    const title = screen.getByRole('heading', { name: 'Stop contact' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('says by when it is erased, and takes it back', async () => {
    const erasure = { askedAt: '2026-11-20T10:00:00Z', dueAt: '2026-11-27T10:00:00Z' };
    await proved(ok(held), ok({ ...held, erasure }), ok(held));
    await userEvent.click(await screen.findByRole('button', { name: 'Erase my data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, erase it' }));
    const title = await screen.findByRole('heading', {
      name: /will be erased on 27 November 2026/,
    });
    expect(document.activeElement).toBe(title);
    await userEvent.click(screen.getByRole('button', { name: 'Keep my data' }));
    expect(await screen.findByRole('heading', { name: 'Erase everything' })).toBe(
      document.activeElement,
    );
  });

  it('asks for the number again when the proof is over', async () => {
    await proved(ok(held), async () => Response.json({ status: { code: '401' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Do not contact me' }));
    await screen.findByText(/Please prove your number again/);
    expect(screen.getByLabelText('Mobile number')).toBeTruthy();
  });

  it('of a number without any is told so, and offers nothing to erase', async () => {
    await proved(ok({ ...held, requests: [] }));
    await screen.findByText(/We hold nothing under this number/);
    expect(screen.queryByRole('button', { name: 'Erase my data' })).toBeNull();
  });
});
