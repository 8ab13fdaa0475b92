import { describe, expect, it, vi } from 'vitest';
import { json, offline, serve } from '@/testing/fake-server';
import { callHeaders } from './call-headers';
import { getJson } from './get-json';
import { send } from './send';

/** What a call hands to the browser. */
async function sentWith(options: Parameters<typeof send>[1]) {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => new Response(''));
  vi.stubGlobal('fetch', fetched);
  await send('/api/x', options);
  return fetched.mock.calls[0]?.[1] ?? {};
}

describe('what is sent', () => {
  it('is JSON, and says so', async () => {
    const { body, headers } = await sentWith({ method: 'POST', body: { name: 'आशा' } });
    expect(body).toBe('{"name":"आशा"}');
    expect(headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it('is a picture as it is, of the type that its call says', async () => {
    const picture = new Blob(['x'], { type: 'image/jpeg' });
    const sent = await sentWith({ method: 'POST', body: picture, headers: { a: '1' } });
    expect(sent.body).toBe(picture);
    expect(sent.headers).toEqual({ a: '1' });
  });

  it('says nothing of a body where there is none', async () => {
    const sent = await sentWith({ method: 'GET' });
    expect('body' in sent).toBe(false);
    expect(sent.headers).toEqual({});
  });

  it('can be given up, and is then as a network that fails', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return Promise.resolve(new Response(''));
    });
    expect(await send('/api/x', { signal: AbortSignal.abort() })).toBeNull();
  });
});

describe('a list', () => {
  it.each([
    ['the network fails', offline],
    ['it is refused', json([1], 503)],
    ['a page answers in its place', () => new Response('<!doctype html>')],
    ['it breaks off', () => new Response(new ReadableStream({ pull: (it) => it.error() }))],
  ])('is nothing when %s', async (_, answer) => {
    serve({ '/api/x': answer });
    expect(await getJson('/api/x')).toBeNull();
  });

  it('may be empty, which is not nothing', async () => {
    serve({ '/api/x': json([]) });
    expect(await getJson('/api/x')).toEqual([]);
  });
});

describe('the headers of a call', () => {
  function cookie(text: string) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the site and its server set them
    document.cookie = `${text}; path=/`;
  }

  it('ask for the language of the page', () => {
    document.documentElement.lang = 'hi';
    expect(callHeaders()['Accept-Language']).toBe('hi');
    document.documentElement.removeAttribute('lang');
    expect(callHeaders()['Accept-Language']).toBe('en');
  });

  it('name the visitor, by their own cookie and no other', () => {
    cookie('notvisitorid=5');
    expect('visitorid' in callHeaders()).toBe(false);
    cookie('visitorid=1763700000000123456');
    expect(callHeaders().visitorid).toBe('1763700000000123456');
  });

  it('name nobody by a cookie that is no number of ours', () => {
    cookie('visitorid=x%0d%0aCookie');
    expect('visitorid' in callHeaders()).toBe(false);
  });
});
