import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Login } from '@/patients/login';
import { json, refused, serve } from '@/testing/fake-server';

type Get = (wish: CredentialRequestOptions) => Promise<{ code: string } | null>;

/** A phone that reads the codes of its text messages, and what the page asks of it. */
function phone(answer: Get) {
  const get = vi.fn(answer);
  vi.stubGlobal('OTPCredential', class {});
  vi.stubGlobal('navigator', { credentials: { get }, onLine: true });
  return get;
}

async function askForCode(answers: Parameters<typeof serve>[0] = {}) {
  serve({ '/users/v1/user/signup': json({ status: { code: 200 } }), ...answers });
  render(<Login onClosed={vi.fn()} onDone={vi.fn()} />);
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '9810000001' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByLabelText('Digit 1 of 6');
}

const code = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Digit/).reduce((all, { value }) => all + value, '');
const isReady = () =>
  !screen.getByRole<HTMLButtonElement>('button', { name: 'Verify and log in' }).disabled;

describe('a phone that reads the code out of the SMS', () => {
  it('is asked once a code is on its way, and fills it in', async () => {
    let come = (_: { code: string }) => {};
    const get = phone(() => new Promise((resolve) => (come = resolve)));
    await askForCode();
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    expect(get.mock.calls[0]?.[0]).toMatchObject({ otp: { transport: ['sms'] } });
    expect(isReady()).toBe(false);
    await act(async () => come({ code: '482913' }));
    expect(code()).toBe('482913');
    expect(isReady()).toBe(true);
  });

  it('fills it in place of a wrong one that was typed meanwhile, which is no longer news', async () => {
    let come = (_: { code: string }) => {};
    phone(() => new Promise((resolve) => (come = resolve)));
    await askForCode({ '/users/v1/user/login': refused({ message: 'Please enter valid OTP' }) });
    fireEvent.input(screen.getByLabelText('Digit 1 of 6'), { target: { value: '111111' } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify and log in' }));
    await screen.findByText('Please enter valid OTP');
    await act(async () => come({ code: '482913' }));
    expect(code()).toBe('482913');
    expect(screen.queryByText('Please enter valid OTP')).toBeNull();
  });

  it('is asked again for the code that is sent again', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const get = phone(async () => ({ code: '111111' }));
    await askForCode();
    await waitFor(() => expect(code()).toBe('111111'));
    get.mockResolvedValue({ code: '482913' });
    act(() => vi.advanceTimersByTime(30_000));
    fireEvent.click(screen.getByRole('button', { name: 'Resend OTP' }));
    await waitFor(() => expect(code()).toBe('482913'));
    expect(get).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the patient refuses', () => Promise.reject(new DOMException('no', 'AbortError'))],
    ['there is none', async () => null],
  ])('leaves the boxes to be typed into where %s', async (_, answer) => {
    const get = phone(answer);
    await askForCode();
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    fireEvent.input(screen.getByLabelText('Digit 1 of 6'), { target: { value: '482913' } });
    expect(code()).toBe('482913');
  });

  it('is no longer waited for when the number is edited', async () => {
    const get = phone(() => new Promise(() => undefined));
    await askForCode();
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    const signal = get.mock.calls[0]?.[0].signal;
    expect(signal?.aborted).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Edit mobile number' }));
    expect(signal?.aborted).toBe(true);
  });
});
