import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

/** Runs a script of /cms, which is no module, over `body`; `path` begins below sehat/. */
export function runStaffScript(path: string, body: string): void {
  document.body.innerHTML = body;
  new Function(readFileSync(`../sehat/${path}`, 'utf8'))();
}

/** The server of a test answers each path with what is listed; null stands for no network. */
export function answerStaff(answers: Record<string, string | null>, status = 200) {
  const asked = vi.fn(async (url: string, _options?: RequestInit) => {
    const text = answers[url] ?? null;
    if (text === null) throw new TypeError('no network');
    return new Response(text, { status });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}
