import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lateAnswer } from '@/testing/late-answer';
import { words } from '@/testing/render';
import Assistant from './assistant.island';
import * as ai from './chat-ai-page.example';

const field = () => screen.getByLabelText<HTMLInputElement>('Your message');
const ask = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.submit(field().form as HTMLFormElement);
};
it('a question that is typed while another is answered stays', async () => {
  const slow = lateAnswer();
  vi.stubGlobal('fetch', slow.call);
  render(<Assistant question="" answer={null} suggestions={[]} />);
  ask('What causes gallstones?');
  fireEvent.change(field(), { target: { value: 'And how are they treated?' } });
  await act(async () => slow.come(Response.json(ai.answered.answer)));
  await within(screen.getByRole('log')).findByText('From “Gallstones”');
  expect(field().value).toBe('And how are they treated?');
});
it('a half-written question stays when a suggestion is tapped', async () => {
  vi.stubGlobal('fetch', async () => Response.json(ai.answered.answer));
  render(<Assistant question="" answer={null} suggestions={['What is LASIK?']} />);
  fireEvent.change(field(), { target: { value: 'My father had' } });
  fireEvent.click(screen.getByRole('button', { name: 'What is LASIK?' }));
  await within(screen.getByRole('log')).findByText('From “Gallstones”');
  expect(field().value).toBe('My father had');
});
it('too many questions are refused in the words of the server', async () => {
  const said = 'Please wait a minute before the next question, or call us.';
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: { code: '429', message: said } }, { status: 429 }),
  );
  render(<Assistant question="" answer={null} suggestions={[]} />);
  ask('What causes gallstones?');
  expect(words(await screen.findByRole('alert'))).toBe(said);
});
