import { endAfter, PATIENCE_MS } from './patience';
import { send } from './send';

/** What is at an address of the site, a page or a fragment. Null: it did not come in time, or was refused. */
export async function getDocument(
  path: string,
  signal = endAfter(PATIENCE_MS),
): Promise<Document | null> {
  const answer = await send(path, { signal });
  const html = answer?.ok ? await answer.text().catch(() => null) : null;
  return html === null ? null : new DOMParser().parseFromString(html, 'text/html');
}
