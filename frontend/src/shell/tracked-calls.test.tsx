import { describe, expect, it } from 'vitest';
import ChatAiPage from '@/chat/chat-ai-page';
import { blank as chatAi } from '@/chat/chat-ai-page.example';
import ChatPage from '@/chat/chat-page';
import { usual as chat } from '@/chat/chat-page.example';
import MyRequestsPage from '@/leads/my-requests-page';
import { usual as ownRequests } from '@/leads/my-requests-page.example';
import StatusPage from '@/leads/status-page';
import { usual as status } from '@/leads/status-page.example';
import ThankyouPage from '@/leads/thankyou-page';
import { usual as thanks } from '@/leads/thankyou-page.example';
import YourDataPage from '@/rights/your-data-page';
import { usual as ownData } from '@/rights/your-data-page.example';
import { shell, shellWith } from '@/testing/examples/shell';
import { html, renderPage } from '@/testing/render';
import { Frame } from './frame';

const OURS = 'a[href="tel:+911140000000"], a[href^="https://wa.me/919876543210"]';

/** The tracking ids of the links that call or write to the page's own number. */
const idsIn = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>(OURS)].map(({ dataset }) => dataset.trackingId);

/** A call is counted for whoever pays for the number, whichever link of the page began it. */
describe('a call or a chat with the number of the page is begun under its tracking id', () => {
  const frames = { full: {}, plain: { nav: 'plain', footer: false } } as const;
  it.each(Object.entries(frames))('around the page: %s', (_, layout) => {
    const box = document.createElement('div');
    box.innerHTML = html(<Frame shell={shellWith(layout)}>page</Frame>);
    const ids = idsIn(box);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids)).toEqual(new Set(['C-1']));
  });

  it.each([
    ['the chat', renderPage(ChatPage, chat, shell)],
    ['the assistant', renderPage(ChatAiPage, chatAi, shell)],
    ['a request', renderPage(StatusPage, status, shell)],
    ['what thanks, with a plan', renderPage(ThankyouPage, { ...thanks, plan: '' }, shell)],
    ['own requests', renderPage(MyRequestsPage, ownRequests, shell)],
    ['own data', renderPage(YourDataPage, ownData, shell)],
  ])('on the page of %s', (_, page) => {
    const ids = idsIn(page);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids)).toEqual(new Set(['C-1']));
  });
});
