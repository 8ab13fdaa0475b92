import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { StoredData } from '@/contract/types';
import { comeBack } from '@/testing/come-back';
import { asha, held as nothing } from '@/testing/examples/patients';
import { json, offline, serve } from '@/testing/fake-server';
import { lateAnswer } from '@/testing/late-answer';
import { logIn, logOut } from '@/testing/log-in';
import { words } from '@/testing/render';
import YourData from './your-data.island';

const HELD = '/api/privacy/held';
const user = userEvent.setup({ delay: null });
const held: StoredData = {
  ...nothing,
  profile: { name: 'Asha', email: '', city: 'Pune', since: '2026-01-01T00:00:00Z' },
  hasWhatsapp: true,
};
const ok = (more: Partial<StoredData> = {}) =>
  json({ status: { code: '200' }, data: { ...held, ...more } });
const over = json({ status: { code: '401', message: 'Please log in to do this.' } }, 401);

type Answers = Parameters<typeof serve>[0];

function show(answers: Answers) {
  const all: Answers = {
    '/api/privacy/code': json({ code: '200' }),
    '/api/privacy/proof': json({ status: { code: '200' }, data: { proof: 'secret-proof' } }),
    ...answers,
  };
  const calls = serve(all);
  render(<YourData cities={[]} waitDays={7} />);
  return { calls, answers: all };
}

async function prove() {
  await user.type(screen.getByLabelText('Mobile number'), '9810000001{Enter}');
  await screen.findByLabelText('Digit 1 of 6');
  await user.keyboard('482913{Enter}');
}

const title = () => screen.findByRole('heading', { name: 'What we hold' });
const mobile = () => screen.queryByLabelText('Mobile number');

describe('who is logged in', () => {
  it('sees what is held at once, without a proof, and keeps the focus where it is', async () => {
    logIn();
    const { calls } = show({ [HELD]: ok() });
    expect(screen.getByRole('status').textContent).toBe('Loading your data...');
    await title();
    await act(async () => undefined); // what would move the focus has had its turn
    expect(calls.map(({ url, headers }) => [url, headers.Proof])).toEqual([[HELD, undefined]]);
    expect(mobile()).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('proves the number where the login is one of long ago, and stays logged in', async () => {
    logIn();
    const { calls, answers } = show({ [HELD]: over });
    await screen.findByText(/Please prove your number again/);
    expect(document.cookie).toContain('profile=');
    answers[HELD] = ok();
    await prove();
    await title();
    expect(calls.at(-1)).toMatchObject({ url: HELD, headers: { Proof: 'secret-proof' } });
  });

  it.each([
    ['the same patient', asha],
    ['another one', { ...asha, id: 'P2' }],
  ])(
    'anew, as %s, sees what is held without a proof, whatever the login before was',
    async (_, next) => {
      logIn();
      const { answers } = show({ [HELD]: over });
      await screen.findByText(/Please prove your number again/);
      logOut(); // in another tab
      comeBack();
      answers[HELD] = ok();
      logIn(next);
      comeBack();
      await title();
      expect(mobile()).toBeNull();
    },
  );

  it('who logs out in another tab is asked for a number: nothing stays on the page', async () => {
    logIn();
    show({ [HELD]: ok() });
    await title();
    logOut();
    comeBack();
    expect(mobile()).not.toBeNull();
    expect(document.body.textContent).not.toContain('Asha');
  });

  it('is another patient now: sees theirs, and never the data of the one before', async () => {
    logIn();
    const { answers } = show({ [HELD]: ok() });
    await title();
    const slow = lateAnswer();
    answers[HELD] = slow.call;
    logIn({ ...asha, id: 'P2' });
    comeBack();
    expect(screen.getByText('Loading your data...')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Pune');
    await act(async () => slow.come((await ok({ mobile: '+919810000002' })()) as Response));
    await screen.findByText('******0002');
  });
});

describe('a page that Back shows as it was left', () => {
  it('tells what is held by now, and stays on screen until it has come', async () => {
    logIn();
    const { answers, calls } = show({ [HELD]: ok() });
    await title();
    answers[HELD] = ok({ mobile: '+919810000002' });
    comeBack();
    expect(screen.queryByText('Loading your data...')).toBeNull();
    await act(async () => undefined);
    expect(calls).toHaveLength(2);
    expect(screen.queryByText('******0002')).not.toBeNull();
  });
});

describe('an answer of before', () => {
  it('does not take back on the page what was withdrawn while it was on its way', async () => {
    logIn();
    const slow = lateAnswer();
    const { answers } = show({
      [HELD]: ok(),
      '/api/privacy/withdraw': ok({ hasWhatsapp: false }),
    });
    await title();
    answers[HELD] = slow.call;
    comeBack();
    await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull());
    await act(async () => slow.come((await ok()()) as Response));
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });
});

describe('what was asked for the patient before', () => {
  const asNext = () => {
    logIn({ ...asha, id: 'P2' });
    comeBack();
  };

  it('is not shown to the next, however late it comes', async () => {
    logIn();
    const slow = lateAnswer();
    const { answers } = show({ [HELD]: slow.call });
    answers[HELD] = ok({ mobile: '+919810000002' });
    asNext();
    await screen.findByText('******0002');
    await act(async () => slow.come((await ok({ mobile: '+919810000001' })()) as Response));
    expect(screen.getByText('******0002')).toBeTruthy();
    expect(screen.queryByText('******0001')).toBeNull();
  });

  it('is not told to the next when it is done, and asks nobody for a proof when it is refused', async () => {
    for (const late of [ok({ mobile: '+919810000001' }), over]) {
      logIn();
      const slow = lateAnswer();
      const { answers } = show({ [HELD]: ok(), '/api/privacy/correct': slow.call });
      await title();
      await user.type(screen.getByLabelText('Name'), ' Rao{Enter}');
      answers[HELD] = ok({ mobile: '+919810000002' });
      asNext();
      await screen.findByText('******0002');
      await act(async () => slow.come((await late()) as Response));
      expect(screen.getByText('******0002')).toBeTruthy();
      expect(mobile()).toBeNull();
      cleanup();
    }
  });

  it('and had to wait for its turn is not done to the next', async () => {
    logIn();
    const slow = lateAnswer();
    const { answers, calls } = show({ [HELD]: ok(), '/api/privacy/correct': slow.call });
    await title();
    await user.type(screen.getByLabelText('Name'), ' Rao{Enter}');
    await user.click(screen.getByRole('button', { name: 'Erase my data' }));
    await user.click(screen.getByRole('button', { name: 'Yes, erase it' }));
    answers[HELD] = ok({ mobile: '+919810000002' });
    asNext();
    await screen.findByText('******0002');
    await act(async () => slow.come((await ok()()) as Response));
    expect(calls.map(({ url }) => url)).not.toContain('/api/privacy/erase');
  });
});

describe('who proved a number', () => {
  it('is led to what is held of it', async () => {
    show({ [HELD]: ok() });
    await prove();
    const heading = await title();
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('shows the proof with each wish', async () => {
    const { calls } = show({
      [HELD]: ok(),
      '/api/privacy/erase': ok(),
      '/api/privacy/withdraw': ok(),
    });
    await prove();
    await user.click(await screen.findByRole('button', { name: /^Withdraw Updates/ }));
    await user.click(screen.getByRole('button', { name: 'Erase my data' }));
    await user.click(screen.getByRole('button', { name: 'Yes, erase it' }));
    await waitFor(() => expect(calls).toHaveLength(5));
    expect(calls.slice(2).map(({ headers }) => headers.Proof)).toEqual(
      Array(3).fill('secret-proof'),
    );
  });

  it('proves it anew when the time is over, and sees nothing of the number before', async () => {
    const { answers, calls } = show({ [HELD]: ok() });
    await prove();
    await title();
    answers['/api/privacy/correct'] = over;
    await user.type(screen.getByLabelText('Name'), ' Rao{Enter}');
    await screen.findByText(/Please prove your number again/);
    expect(document.body.textContent).not.toContain('Pune');
    await prove();
    await title();
    expect(calls.at(-1)).toMatchObject({ url: HELD, headers: { Proof: 'secret-proof' } });
  });
});

describe('who proved a number that is not the one they are logged in with', () => {
  const ofMother = ok({ mobile: '+919810000002' });
  const own = ok({ mobile: '+919810000001' });

  it('is not led to their own data once the proof is over: what they erase next would be that', async () => {
    const { answers } = show({ [HELD]: ofMother });
    await prove();
    await screen.findByText('******0002');
    logIn(); // in another tab
    comeBack();
    await screen.findByText('******0002');
    answers['/api/privacy/correct'] = over;
    answers[HELD] = own;
    await user.type(screen.getByLabelText('Name'), ' Rao{Enter}');
    await screen.findByText(/Please prove your number again/);
    expect(screen.queryByText('******0001')).toBeNull();
    expect(mobile()).not.toBeNull();
  });
});

describe('two wishes at once', () => {
  it('are sent one after the other, so that the page ends with what holds', async () => {
    logIn();
    const sentAt = '2026-11-20T10:00:00Z';
    const request = { reference: 'SP-7K4M-Q2XR', sentAt, notes: [], consents: [] } as unknown;
    const requests = [request as StoredData['requests'][number]];
    const slow = lateAnswer();
    const { calls } = show({
      [HELD]: ok({ requests }),
      '/api/privacy/withdraw': slow.call,
      '/api/privacy/stop-contact': ok({ requests, hasWhatsapp: false, isContacted: false }),
    });
    await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
    await user.click(screen.getByRole('button', { name: 'Do not contact me' }));
    expect(calls.map(({ url }) => url)).toEqual([HELD, '/api/privacy/withdraw']);
    await act(async () => slow.come((await ok({ requests, hasWhatsapp: false })()) as Response));
    await waitFor(() => expect(screen.queryByRole('button', { name: /contact me/ })).toBeNull());
    expect(calls.at(-1)?.url).toBe('/api/privacy/stop-contact');
  });
});

describe('what may be of who had the number before', () => {
  it('is not shown, and can be stopped, withdrawn and erased', async () => {
    show({ [HELD]: ok({ profile: null, hasOlder: true }) });
    await prove();
    await title();
    const labels = ['Do not contact me', 'Erase my data', /^Withdraw/];
    for (const name of labels) expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByText(/Older requests are not shown here/)).toBeTruthy();
  });
});

describe('what cannot be loaded', () => {
  it('for now says how long, and leads to what is held once it comes', async () => {
    logIn();
    const { answers } = show({
      [HELD]: json({ status: { code: '429', message: 'Please wait 2 minutes.' } }, 429),
    });
    expect(words(await screen.findByRole('alert'))).toContain('Please wait 2 minutes.');
    answers[HELD] = ok();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const heading = await title();
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it.each([
    ['no network', offline],
    ['a server that is down', json({ status: { code: '503' } }, 503)],
    ['an answer that is not ours', () => new Response('<html>', { status: 502 })],
    ['an answer that holds nothing', json({ status: { code: '200' } })],
  ])('says so after %s, and is asked for again by a press', async (_, answer) => {
    logIn();
    const { answers, calls } = show({ [HELD]: answer });
    const alert = await screen.findByRole('alert');
    expect(words(alert)).toContain('We could not load your data. Please try again.');
    expect(mobile()).toBeNull();
    answers[HELD] = ok();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title();
    expect(screen.queryByText(/could not load/)).toBeNull();
    expect(calls).toHaveLength(2);
  });

  it('says that it is loading again, and fails again where it must', async () => {
    logIn();
    const slow = lateAnswer();
    const { answers } = show({ [HELD]: offline });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers[HELD] = slow.call;
    await user.click(again);
    expect(screen.getByRole('status').textContent).toBe('Loading your data...');
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => slow.come(new Response('', { status: 502 })));
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  });
});

describe('the download', () => {
  it('is a file of all that is held, made on the device without a call', async () => {
    logIn();
    const { calls } = show({ [HELD]: ok() });
    await title();
    const files: string[] = [];
    let made = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made = blob as Blob;
      return 'blob:mine';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(`${this.href} ${this.download}`);
    });
    await user.click(screen.getByRole('button', { name: 'Download everything (JSON)' }));
    expect(files).toEqual(['blob:mine my-data.json']);
    expect(JSON.parse(await made.text())).toEqual(held);
    expect(made.type).toBe('application/json');
    expect(calls).toHaveLength(1);
  });
});
