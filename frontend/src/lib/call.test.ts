import { describe, expect, it, vi } from 'vitest';
import { stuckNetwork } from '@/testing/late-answer';
import { call, refusalOf } from './call';

const SIGNUP = '/users/v1/user/signup';

const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

describe('a refusal', () => {
  it.each([
    [{ error: ['first', 'second'], status: { message: 'status' } }, 'first'],
    [{ error: [{ message: 'as an object' }], status: { message: 'status' } }, 'as an object'],
    [{ error: [], status: { message: 'status' } }, 'status'],
    [{ error: [null], status: { message: 'status' } }, 'status'],
    [{ error: [''] }, ''],
    [{ error: 'Too many requests' }, ''], // of something in between: its words are not ours
    [{ error: { message: 'Forbidden' } }, ''],
    [{ error: null }, ''],
    [{ status: 429, error: 'Too many requests' }, ''],
    [{}, ''],
  ])('%j says %s', (envelope, text) => {
    expect(refusalOf(envelope as Parameters<typeof refusalOf>[0])).toBe(text);
  });
});

describe('a call', () => {
  it('answers with the code of the envelope, a number or a string', async () => {
    for (const code of [200, '200']) {
      serve(async () => Response.json({ status: { code }, data: { name: 'Asha' } }));
      const answer = await call('POST', SIGNUP, {});
      expect(answer).toEqual({ code: 200, data: { name: 'Asha' }, message: '' });
    }
  });

  it('is nothing when the network fails or a stranger answers', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await call('POST', SIGNUP, {})).toBeNull();
    serve(async () => new Response('<html>502</html>', { status: 502 }));
    expect(await call('POST', SIGNUP, {})).toBeNull();
  });

  it.each([[{}], [[]], ['ok'], [7], [{ login: 'https://hotel.example' }], [{ status: 'ok' }]])(
    'is nothing when a stranger says yes to all, as a hotel does: %j',
    async (said) => {
      serve(async () => Response.json(said));
      expect(await call('POST', SIGNUP, {})).toBeNull();
    },
  );

  it('has the code of HTTP where a refusal has none of its own', async () => {
    serve(async () => Response.json({ detail: 'Too large' }, { status: 413 }));
    expect(await call('POST', SIGNUP, {})).toMatchObject({ code: 413, message: '' });
  });

  it('is nothing when nobody answers', async () => {
    const network = stuckNetwork();
    const answer = call('POST', SIGNUP, {});
    network.end();
    expect(await answer).toBeNull();
    expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000);
  });

  it('is nothing when an answer stops half-way', async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const begun = new ReadableStream({
      start: (body) => patience.signal.addEventListener('abort', () => body.error(new Error())),
    });
    serve(async () => new Response(begun));
    const answer = call('POST', SIGNUP, {});
    patience.abort();
    expect(await answer).toBeNull();
  });
});
