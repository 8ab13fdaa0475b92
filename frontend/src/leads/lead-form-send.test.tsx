import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comeBack } from '@/testing/come-back';
import { formField, shell } from '@/testing/examples/shell';
import { accepted, json, offline, refused, serve } from '@/testing/fake-server';
import {
  type Answers,
  city,
  ENRICH,
  errors,
  FAILED,
  fill,
  LISTS,
  mobile,
  name,
  onPage,
  open,
  SUBMIT,
  send,
  sent,
  treatment,
} from '@/testing/form-on-screen';
import { lateAnswer, noAnswer } from '@/testing/late-answer';
import { words } from '@/testing/render';
import LeadFormIsland from './lead-form.island';

let assign: ReturnType<typeof onPage>;
beforeEach(() => {
  assign = onPage();
});

describe('while it is sent', () => {
  it('the button reads “Submitting...”, and a second press sends nothing', async () => {
    const slow = lateAnswer();
    const calls = await open({ [SUBMIT]: slow.call, [ENRICH]: json({}) });
    await fill();
    await send();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submitting...' });
    expect(button.disabled).toBe(true);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.type(name(), '{Enter}');
    button.form?.requestSubmit();
    expect(sent(calls)).toHaveLength(1);
    slow.come(await accepted('SP-1')());
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(sent(calls)).toHaveLength(1);
  });
});

describe('a failed send', () => {
  it('keeps what was typed, says so once, and can be tried again', async () => {
    await open({ [SUBMIT]: offline });
    await fill();
    await send();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(words(screen.getByRole('alert'))).toBe(FAILED);
    expect([name(), mobile(), city(), treatment()].map((field) => field.value)).toEqual([
      'Asha Devi',
      '9810000001',
      'Mumbai',
      'Gallstones',
    ]);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Get a free call back' });
    expect(button.disabled).toBe(false);
    expect(document.title).toBe('Gallstones');
    expect(assign).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  it('says where there is no network, which no second press brings back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    document.body.insertAdjacentHTML('beforeend', '<p data-offline hidden>You are offline.</p>');
    await open({ [SUBMIT]: offline });
    await fill();
    await send();
    await waitFor(() => expect(words(screen.getByRole('alert'))).toBe('You are offline.'));
  });

  it('offers the number of the page, or of the advertisement that led to it', async () => {
    await open({ [SUBMIT]: offline });
    const bar = '<section data-floating-bar><a href="tel:+911140000007"></a></section>';
    document.body.insertAdjacentHTML('beforeend', bar);
    await fill();
    await send();
    const call = await screen.findByRole('link', { name: 'Call +91 11 4000 0007' });
    expect(call.getAttribute('href')).toBe('tel:+911140000007');
  });

  it('is retried with the same key, so that it makes one lead', async () => {
    const answers: Answers = { [SUBMIT]: offline };
    const calls = await open(answers);
    await fill();
    await send();
    await screen.findByText(FAILED);
    await userEvent.type(screen.getByLabelText(/Your question/), 'Again');
    await send();
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    const [first, second] = sent(calls).map((call) => call.headers['Idempotency-Key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('that had arrived and was changed since goes as another request', async () => {
    const refusal = refused({ field: 'Idempotency-Key', message: 'This request was sent already' });
    const calls = await open({ [SUBMIT]: refusal });
    await fill();
    await send();
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    expect(new Set(sent(calls).map((call) => call.headers['Idempotency-Key'])).size).toBe(2);
  });

  it('keeps what was typed and its key for who leaves and comes back', async () => {
    const calls = await open({ [SUBMIT]: offline });
    await fill();
    await send();
    await screen.findByText(FAILED);
    comeBack();
    expect([name().value, city().value]).toEqual(['Asha Devi', 'Mumbai']);
    await send();
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    expect(new Set(sent(calls).map((call) => call.headers['Idempotency-Key'])).size).toBe(1);
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is refused', refused({ field: 'name', message: 'Please Enter Name' })],
    ['meets the page of a Wi-Fi', async () => new Response('<h1>Log in</h1>')],
  ])('that %s is told to who has closed the form, and takes it for sent', async (_, answer) => {
    const slow = lateAnswer();
    await open({ [SUBMIT]: slow.call });
    await fill();
    await send();
    cleanup();
    await Promise.resolve().then(answer).then(slow.come, slow.fail);
    expect(words(await screen.findByText(FAILED))).toBe(FAILED);
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['in the same words, from a form that was closed meanwhile, is the same request', '', 1],
    ['in other words, from another form, is another request', 'Is it urgent?', 2],
  ])('%s', async (_, more, requests) => {
    const keys: (string | undefined)[] = [];
    for (const question of ['', more]) {
      const calls = await open({ [SUBMIT]: noAnswer });
      await fill();
      if (question) await userEvent.type(screen.getByLabelText(/Your question/), question);
      await send();
      await waitFor(() => expect(sent(calls)).toHaveLength(1));
      keys.push(sent(calls)[0]?.headers['Idempotency-Key']);
      cleanup();
    }
    expect(new Set(keys).size).toBe(requests);
  });

  it('of an answer that was mended meanwhile says that it was not sent, not that the answer is wrong', async () => {
    const slow = lateAnswer();
    await open({ [SUBMIT]: slow.call });
    await fill();
    await send();
    await userEvent.type(mobile(), '{Backspace}2');
    slow.come(await refused({ field: 'MobileNoData', message: 'Please enter a valid number' })());
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(errors()).toEqual([]);
  });

  it('puts the server’s refusal under its field', async () => {
    const refusal = refused({ field: 'CityData', message: 'Please select valid city' });
    await open({ [SUBMIT]: refusal });
    await fill();
    await send();
    await waitFor(() => expect(errors()).toEqual(['Please select valid city']));
    expect(document.activeElement).toBe(city());
    expect(words(screen.getByRole('alert', { hidden: true }))).toBe('');
  });
});

describe('a refusal that no field on screen can show', () => {
  it('is a failure that is told, as any other', async () => {
    const refusal = refused({ field: 'CityData', message: 'Please select valid city' });
    serve({ ...LISTS, [SUBMIT]: refusal });
    const fields = [formField('city', { isHidden: true, preset: 'Atlantis' })];
    render(<LeadFormIsland form={{ ...shell.form, fields }} context={shell.context} />);
    await userEvent.type(name(), 'Asha Devi');
    await userEvent.type(mobile(), '9810000001');
    await send();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(name().value).toBe('Asha Devi');
  });
});
