import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatAnswer } from '@/contract/types';
import { gentle } from '@/testing/examples/emergency';
import { shell, shellWith } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import Assistant from './assistant.island';
import ChatAiPage from './chat-ai-page';
import * as ai from './chat-ai-page.example';
import ChatPage from './chat-page';
import { usual } from './chat-page.example';

const hindi = { ...shellWith({}, 'hi'), brand: { ...shell.brand, homeUrl: '/hi' } };
const HINDI_QUESTION = 'बवासीर के लक्षण क्या हैं?';
const answered = ai.answered.answer as ChatAnswer;

/** What was asked, and how the test answers it: in any order, with words, with a refusal, or not at all. */
function server() {
  const asked: { question: string; answer: (said: ChatAnswer) => void; fail: () => void }[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const { question } = JSON.parse(String(init.body));
    return new Promise<Response>((resolve, reject) =>
      asked.push({
        question,
        answer: (said) => resolve(Response.json(said)),
        fail: () => reject(new TypeError('Failed to fetch')),
      }),
    );
  });
  return asked;
}

const show = (suggestions: string[] = [], language: 'en' | 'hi' = 'en') =>
  render(
    <LanguageProvider language={language}>
      <Assistant question="" answer={null} suggestions={suggestions} />
    </LanguageProvider>,
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your message' });
const log = () => screen.getByRole('log');
const lines = () => [...log().children].map(words);

describe('the way out of the chat', () => {
  it('leads home in the language of the page', () => {
    const leave = (of: typeof shell) =>
      renderPage(ChatPage, usual, of).querySelector('a[aria-label]')?.getAttribute('href');
    expect(leave(shell)).toBe('/');
    expect(leave(hindi)).toBe('/hi');
  });

  it('leads from the assistant to the ways to a person, in the language of the page', () => {
    const leave = (of: typeof shell) =>
      renderPage(ChatAiPage, ai.blank, of).querySelector('.chat__head a')?.getAttribute('href');
    expect([leave(shell), leave(hindi)]).toEqual(['/chat', '/hi/chat']);
  });

  it('and the call have names, though they show only an icon', () => {
    const head = renderPage(ChatPage, usual, hindi).querySelector('.chat__head') as Element;
    const icons = [...head.querySelectorAll('.icon-btn')];
    expect(icons.map((link) => link.getAttribute('aria-label'))).toEqual([
      'चैट से बाहर जाएँ',
      'सलाहकार को कॉल करें',
    ]);
  });
});

describe('a question on a page of the other language', () => {
  const spoken = (page: Element, text: string) =>
    [...page.querySelectorAll('button, span')]
      .find((element) => element.children.length === 0 && words(element) === text)
      ?.closest('[lang]')
      ?.getAttribute('lang');

  it('is read out as Hindi, where it is suggested and where it was asked', () => {
    const page = renderPage(ChatAiPage, { ...ai.answered, question: HINDI_QUESTION }, shell);
    expect(spoken(page, HINDI_QUESTION)).toBe('hi');
    const blank = renderPage(ChatAiPage, ai.blank, shell);
    expect(spoken(blank, HINDI_QUESTION)).toBe('hi');
    expect(spoken(blank, 'What are the symptoms of gallstones?')).toBeUndefined();
  });
});

describe('asking', () => {
  let complaints: unknown[];
  beforeEach(() => {
    complaints = [];
    vi.spyOn(console, 'error').mockImplementation((...told) => complaints.push(told));
  });
  afterEach(() => expect(complaints).toEqual([]));

  it('is done by the keyboard alone, and the field stays where one writes', async () => {
    const asked = server();
    show(['What is LASIK?']);
    await userEvent.click(field());
    await userEvent.keyboard('What causes gallstones?{Enter}');
    asked[0]?.answer(answered);
    await within(log()).findByText('From “Gallstones”');
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('');
  });

  it('reaches the log by the Tab key, since it scrolls', async () => {
    show();
    await userEvent.tab();
    expect(document.activeElement).toBe(log());
  });

  it('twice by a double press is asking once', async () => {
    const asked = server();
    show();
    fireEvent.change(field(), { target: { value: 'What causes gallstones?' } });
    const send = screen.getByRole('button', { name: 'Send' });
    await userEvent.dblClick(send);
    expect(asked).toHaveLength(1);
    expect(send.getAttribute('aria-busy')).toBe('true');
    asked[0]?.answer(answered);
    await within(log()).findByText('From “Gallstones”');
    expect(asked).toHaveLength(1);
  });

  it('by a suggestion while another is answered waits for that answer', async () => {
    const asked = server();
    show(['What is LASIK?', 'What is a hernia?']);
    await userEvent.click(screen.getByRole('button', { name: 'What is LASIK?' }));
    await userEvent.click(screen.getByRole('button', { name: 'What is a hernia?' }));
    expect(asked.map(({ question }) => question)).toEqual(['What is LASIK?']);
  });

  it('by a suggestion that is gone then leaves the keyboard in the log', async () => {
    const asked = server();
    show(['What is LASIK?']);
    await userEvent.click(screen.getByRole('button', { name: 'What is LASIK?' }));
    asked[0]?.answer({ ...answered, followUps: ['LASIK: what are the risks?'] });
    await screen.findByRole('button', { name: 'LASIK: what are the risks?' });
    expect(document.activeElement).toBe(log());
  });

  it('about harming oneself is answered with people to call, and suggests nothing more', async () => {
    const asked = server();
    show(['What is LASIK?']);
    await userEvent.click(screen.getByRole('button', { name: 'What is LASIK?' }));
    asked[0]?.answer({ ...answered, said: 'emergency', passages: [], emergency: gentle });
    expect(words(await within(log()).findByRole('alert'))).toContain('You are not alone');
    expect(screen.queryByRole('button', { name: 'What is LASIK?' })).toBeNull();
    expect(document.activeElement).toBe(log());
  });

  it('two questions shows each answer under its own', async () => {
    const asked = server();
    show(['First?', 'Second?']);
    await userEvent.click(screen.getByRole('button', { name: 'First?' }));
    asked[0]?.answer({ ...answered, summary: 'It is the first.' });
    await within(log()).findByText('It is the first.');
    await userEvent.click(screen.getByRole('button', { name: 'Second?' }));
    asked[1]?.answer({ ...answered, summary: 'It is the second.' });
    await within(log()).findByText('It is the second.');
    const [, first, its, second, other] = lines();
    expect([first, second]).toEqual(['You: First?', 'You: Second?']);
    expect([its?.includes('the first'), other?.includes('the second')]).toEqual([true, true]);
  });

  it('again after a failure takes the warning away, and a second failure is said again', async () => {
    const asked = server();
    show();
    const ask = () => fireEvent.submit(field().form as HTMLFormElement);
    fireEvent.change(field(), { target: { value: 'What causes gallstones?' } });
    ask();
    asked[0]?.fail();
    const before = await screen.findByRole('alert');
    ask();
    expect(screen.queryByRole('alert')).toBeNull();
    asked[1]?.fail();
    expect(await screen.findByRole('alert')).not.toBe(before);
    ask();
    asked[2]?.answer(answered);
    await within(log()).findByText('From “Gallstones”');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(lines().filter((line) => line === 'You: What causes gallstones?')).toHaveLength(1);
  });

  it('through a Wi-Fi that wants a login says that it was not sent', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Log in to the Wi-Fi</h1>'));
    show();
    fireEvent.change(field(), { target: { value: 'What causes gallstones?' } });
    fireEvent.submit(field().form as HTMLFormElement);
    expect(words(await screen.findByRole('alert'))).toContain('could not be sent');
    expect(field().value).toBe('What causes gallstones?');
  });

  it('and leaving before the answer comes does no harm', async () => {
    const asked = server();
    const { unmount } = show(['What is LASIK?']);
    await userEvent.click(screen.getByRole('button', { name: 'What is LASIK?' }));
    unmount();
    asked[0]?.answer(answered);
    await waitFor(() => expect(document.body.textContent).toBe(''));
  });

  it('in Hindi is told in Hindi that it failed, and where to go on', async () => {
    const asked = server();
    const { container } = show([HINDI_QUESTION], 'hi');
    expect(
      [...container.querySelectorAll('form')].map((form) => form.getAttribute('action')),
    ).toEqual(['/hi/chat/ai#answer', '/hi/chat/ai#answer']);
    await userEvent.click(screen.getByRole('button', { name: HINDI_QUESTION }));
    expect(words(log())).toContain('हमारे पन्नों में देख रहे हैं');
    asked[0]?.fail();
    expect(words(await screen.findByRole('alert'))).toContain('नहीं भेजा जा सका');
    expect(container.textContent).not.toMatch(/[a-z]{3}/);
  });
});

describe('an answer', () => {
  it('that no doctor has reviewed says so beside its page', () => {
    const passages = answered.passages.map((each) => ({ ...each, reviewed: '', nextReview: '' }));
    const page = renderPage(
      ChatAiPage,
      { ...ai.answered, answer: { ...answered, passages } },
      shell,
    );
    expect(words(page.querySelector('.cited .caption'))).toBe(
      'From “Gallstones” · Not yet reviewed by a doctor',
    );
  });

  it('in English on a Hindi page is read out as English, its frame as Hindi', () => {
    const answer: ChatAnswer = { ...answered, language: 'hi' };
    const page = renderPage(ChatAiPage, { ...ai.answered, answer }, hindi);
    const cited = page.querySelector('.cited') as Element;
    expect(cited.querySelector('[lang="en"]')?.textContent).toContain('Bile is made');
    expect(cited.querySelector('.caption')?.closest('[lang="en"]')).toBeNull();
    expect(words(cited.querySelector('.caption'))).toContain('समीक्षा: 12 October 2026');
  });

  it('about money is one link to the price, with its amount as India writes it', () => {
    const page = renderPage(ChatAiPage, ai.cost, shell);
    const [row] = page.querySelectorAll('.chat__costs a');
    expect(row?.getAttribute('href')).toBe('/mumbai/treatment/total-knee-replacement/cost');
    expect(words(row ?? null)).toContain('₹1,75,000 – ₹3,80,000');
  });
});
