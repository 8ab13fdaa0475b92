// Runs beside the pages: a page that was seen is there without a network, and says of when it is.
import {
  answerFile,
  answerMenus,
  answerPage,
  clearOld,
  install,
  isFile,
  isMenus,
  saveOpen,
} from '@/lib/saved-pages';
import { pageOf } from '@/tracking/touch';

/** What TypeScript's DOM types lack of a service worker. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Waiting {
  data: unknown;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
const worker = self as unknown as Worker;
const on = <E extends Event>(type: string, listener: (event: E) => void) =>
  addEventListener(type, listener as EventListener);

on<Waiting>('install', (event) => {
  event.waitUntil(install().then(() => worker.skipWaiting()));
});
on<Waiting>('activate', (event) => {
  event.waitUntil(clearOld().then(() => worker.clients.claim()));
});
on<Told>('message', (event) => {
  const urls = Array.isArray(event.data) ? event.data.map(String) : [];
  const ours = urls.filter((url) => url.startsWith(`${location.origin}/`));
  event.waitUntil(saveOpen(ours, pageOf).catch(() => undefined));
});
on<Fetching>('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const wait = (work: Promise<void>) => event.waitUntil(work.catch(() => undefined));
  if (request.mode === 'navigate' && !url.pathname.startsWith('/cms')) {
    event.respondWith(answerPage(request, wait, pageOf));
  } else if (isMenus(request.url)) {
    event.respondWith(answerMenus(request, wait));
  } else if (isFile(request.url)) {
    event.respondWith(answerFile(request, wait));
  }
});
