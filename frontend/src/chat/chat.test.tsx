import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ChatAnswer } from '@/contract/types';
import { shell, shellWith } from '@/testing/examples/shell';
import { noAnswer } from '@/testing/late-answer';
import { brokenRules, renderPage, words } from '@/testing/render';
import Assistant from './assistant.island';
import ChatAiPage from './chat-ai-page';
import * as ai from './chat-ai-page.example';
import ChatPage from './chat-page';
import { usual } from './chat-page.example';

const hrefs = (page: Element, of: string) =>
  [...page.querySelectorAll(of)].map((link) => link.getAttribute('href'));

describe('the chat page', () => {
  it('offers WhatsApp, a call, the assistant and a form, and says when we call', () => {
    const page = renderPage(ChatPage, usual, shell);
    expect(brokenRules(page)).toEqual([]);
    expect(hrefs(page, '.chat__log > a')).toEqual([
      `https://wa.me/919876543210?text=${encodeURIComponent('Hi Sehat Path, I would like to connect with a care expert.')}`,
      'tel:+911140000000',
      '/chat/ai',
    ]);
    expect(words(page)).toContain('between 9 am and 8 pm');
    expect(page.querySelector('form[action="/request"]')).not.toBeNull();
    expect(hrefs(page, '.notice a')).toEqual(['tel:112']);
  });

  it('ends its sentences in Hindi as Hindi does', () => {
    const page = renderPage(ChatPage, usual, shellWith({}, 'hi'));
    expect(words(page.querySelector('.notice'))).toMatch(/112।$/);
    expect(words(page)).toContain(`हम आपको कॉल करेंगे: ${usual.hours}।`);
  });

  it('renders no button without a number', () => {
    const contact = { tel: null, whatsapp: null, trackingId: null };
    const page = renderPage(ChatPage, usual, { ...shell, contact });
    expect(hrefs(page, '.chat__log > a')).toEqual(['/chat/ai']);
  });
});

describe('the assistant’s page', () => {
  it.each(Object.entries(ai))('%s keeps the rules, in both languages', (_, props) => {
    expect(brokenRules(renderPage(ChatAiPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(ChatAiPage, props, shellWith({}, 'hi')))).toEqual([]);
  });

  it('cites the page and its review', () => {
    const cited = renderPage(ChatAiPage, ai.answered, shell).querySelector('.cited');
    expect(words(cited)).toContain('Reviewed 12 October 2026, next review 12 October 2027');
    expect(cited?.querySelector('a')?.getAttribute('href')).toBe('/condition/gallstones#causes');
  });

  it('says first, and alone, what to do in an emergency', () => {
    const page = renderPage(ChatAiPage, ai.emergency, shell);
    const said = page.querySelector('.msg--me + .msg') as Element;
    expect(said.children).toHaveLength(1);
    expect(said.firstElementChild?.getAttribute('role')).toBe('alert');
    expect(hrefs(said, 'a')).toEqual(['tel:112', 'tel:108']);
  });

  it('suggests nothing more in an emergency, nor to somebody who may harm themself', () => {
    for (const props of [ai.emergency, ai.inNeed])
      expect(renderPage(ChatAiPage, props, shell).querySelector('.chat__chips')).toBeNull();
  });

  it('shows what was answered to a form that posted by itself', () => {
    const page = renderPage(ChatAiPage, ai.emergency, shell);
    for (const form of page.querySelectorAll('form'))
      expect(form.getAttribute('action')).toBe('/chat/ai#answer');
    expect(page.querySelectorAll('#answer')).toHaveLength(1);
    expect(page.querySelector('#answer')).toBe(page.querySelector('.msg--me'));
  });
});

describe('the conversation', () => {
  const open = (answer: () => Promise<Response>) => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      asked.push([url, JSON.parse(String(init.body))]);
      return answer();
    });
    render(<Assistant question="" answer={null} suggestions={['What is LASIK?']} />);
    return asked;
  };
  const field = () => screen.getByLabelText<HTMLInputElement>('Your message');
  const send = (text: string) => {
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.submit(field().form as HTMLFormElement);
  };
  const log = () => screen.getByRole('log');

  it('puts the question and its answer into the log, and empties the field', async () => {
    const asked = open(async () => Response.json(ai.answered.answer));
    send(' What causes gallstones? ');
    await within(log()).findByText('From “Gallstones”');
    expect(asked).toEqual([
      ['/api/chat/ask', { question: 'What causes gallstones?', language: 'en', subject: '' }],
    ]);
    expect(words(log())).toContain('What causes gallstones?');
    expect(field().value).toBe('');
  });

  it('brings each question to the top of the log, but none by itself', async () => {
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(vi.fn());
    open(async () => Response.json(ai.answered.answer));
    expect(brought).not.toHaveBeenCalled();
    send('What causes gallstones?');
    await within(log()).findByText('From “Gallstones”');
    const lines = () => brought.mock.contexts.map((line) => words(line as Element));
    await waitFor(() => expect(lines().slice(1)).toEqual(['You: What causes gallstones?'])); // once it is on the page
  });

  it('brings into sight that it is looking, behind a talk that is longer than its frame', async () => {
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(vi.fn());
    open(() => noAnswer());
    fireEvent.click(screen.getByRole('button', { name: 'What is LASIK?' }));
    await within(log()).findByText(/^Looking/);
    expect(brought.mock.contexts.map((line) => words(line as Element))).toEqual([
      'Looking in our pages…',
    ]);
    expect(brought.mock.calls).toEqual([[{ block: 'nearest' }]]);
  });

  it('answers a Hindi question in Hindi, also on an English page', async () => {
    const refused: ChatAnswer = { ...(ai.noDose.answer as ChatAnswer), language: 'hi' };
    open(async () => Response.json(refused));
    send('कितनी गोली लें');
    const said = await within(log()).findByText(/मैं दवा या उसकी मात्रा नहीं बताता/);
    expect(said.closest('[lang]')?.getAttribute('lang')).toBe('hi');
  });

  it('asks the next question with what the answer before was about', async () => {
    const asked = open(async () =>
      Response.json({ ...ai.nothing.answer, subject: 'Gallstones Pune' }),
    );
    send('gallstones in pune');
    await within(log()).findByText(/found nothing/);
    send('how much is it');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual([
      '/api/chat/ask',
      { question: 'how much is it', language: 'en', subject: 'Gallstones Pune' },
    ]);
    // The form that posts by itself sends it too.
    expect(new FormData(field().form as HTMLFormElement).get('subject')).toBe('Gallstones Pune');
  });

  it('asks a suggestion by one touch', async () => {
    const asked = open(async () => Response.json(ai.nothing.answer));
    fireEvent.click(screen.getByRole('button', { name: 'What is LASIK?' }));
    await within(log()).findByText(/found nothing/);
    expect(asked).toEqual([
      ['/api/chat/ask', { question: 'What is LASIK?', language: 'en', subject: '' }],
    ]);
  });

  it('suggests what may be asked next, and the first questions again where nothing may', async () => {
    const followUps = ['Gallstones: what are the risks?'];
    const answers = [{ ...ai.nothing.answer, followUps }, ai.nothing.answer];
    open(async () => Response.json(answers.shift()));
    fireEvent.click(screen.getByRole('button', { name: 'What is LASIK?' }));
    fireEvent.click(await screen.findByRole('button', { name: followUps[0] ?? '' }));
    await screen.findByRole('button', { name: 'What is LASIK?' });
    expect(screen.queryByRole('button', { name: followUps[0] ?? '' })).toBeNull();
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['too many', async () => Response.json({}, { status: 429 })],
    ['an answer that is not ours', async () => Response.json({ status: 'please log in' })],
    ['one that is nothing', async () => Response.json(null)],
  ])('%s: says so and loses nothing', async (_, answer) => {
    open(answer);
    send('What causes gallstones?');
    expect(words(await screen.findByRole('alert'))).toMatch(/could not be sent/);
    expect(field().value).toBe('What causes gallstones?');
    await waitFor(() => expect(words(log())).not.toContain('Looking'));
  });
});
