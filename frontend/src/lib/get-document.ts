import { send } from './send';

/** How long what a page asks for by itself is waited for. */
export const FOR_MS = 8_000;

/** What is at an address of the site, a page or a fragment. Null: it did not come in time, or was refused. */
export async function getDocument(
  path: string,
  signal = AbortSignal.timeout?.(FOR_MS),
): Promise<Document | null> {
  const answer = await send(path, { signal });
  const html = answer?.ok ? await answer.text().catch(() => null) : null;
  return html === null ? null : new DOMParser().parseFromString(html, 'text/html');
}
