import type { PageFeedback } from '@/contract/types';
import { sendPatiently } from '@/lib/patience';
import { session } from '@/lib/storage';

const PARTS = ['why', 'thanks', 'later'] as const;
type Part = (typeof PARTS)[number];

/** A vote given in place. A page takes one in a browser session, and after a No one reason. */
export default async function voteHelpful(button: HTMLElement): Promise<void> {
  const form = (button as HTMLButtonElement).form;
  const page = new FormData(form ?? undefined).get('page');
  if (!form || typeof page !== 'string' || form.hasAttribute('aria-busy')) return;
  const said = (button as HTMLButtonElement).value as PageFeedback['said'];
  form.setAttribute('aria-busy', 'true'); // one answer at a time
  show(form, await partAfter(page, said));
  form.removeAttribute('aria-busy');
}

async function partAfter(page: string, said: PageFeedback['said']): Promise<Part> {
  const isReason = said !== 'yes' && said !== 'no';
  const before = session.get(keyOf(page)); // where storage is blocked, the server's own limit holds
  if (before !== null && !(isReason && before === 'no')) return 'thanks';
  if (!(await sendFeedback({ page, said }))) return 'later';
  session.set(keyOf(page), said);
  return said === 'no' ? 'why' : 'thanks';
}

/** What our server says: a network that asks for a login first answers 200 to everything. */
const COUNTED = 204;

/** Without cookies or the visitor's id: a count needs nobody. */
async function sendFeedback(feedback: PageFeedback): Promise<boolean> {
  const request = { method: 'POST', credentials: 'omit', body: feedback } as const;
  const answer = await sendPatiently('/api/page/helpful', request);
  return answer?.status === COUNTED;
}

/** A failure is told beside what was asked, so that it can be answered again. Who has gone on is left where they are. */
function show(form: HTMLFormElement, part: Part): void {
  // As `isFocusAt`, whose file comes with React: a vote loads none.
  const { activeElement: focused, body } = document;
  const isHere = focused === null || focused === body || form.contains(focused);
  const shown = form.querySelector<HTMLElement>(`#helpful-${part}`);
  if (part !== 'later') {
    for (const name of PARTS) form.querySelector(`#helpful-${name}`)?.setAttribute('hidden', '');
  }
  shown?.removeAttribute('hidden');
  shown?.classList.add('is-shown');
  if (isHere) shown?.focus({ preventScroll: true });
}

const keyOf = (page: string) => `helpful:${page}`;
