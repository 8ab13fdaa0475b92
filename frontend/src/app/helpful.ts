import type { PageFeedback } from '@/contract/types';

const PARTS = ['why', 'thanks', 'later'] as const;
type Part = (typeof PARTS)[number];

/** A vote given in place. A page takes one in a browser session, and after a No one reason. */
export async function voteHelpful(button: HTMLElement): Promise<void> {
  const form = (button as HTMLButtonElement).form;
  const page = new FormData(form ?? undefined).get('page');
  if (!form || typeof page !== 'string') return;
  const said = (button as HTMLButtonElement).value as PageFeedback['said'];
  show(form, await partAfter(page, said));
}

async function partAfter(page: string, said: PageFeedback['said']): Promise<Part> {
  const isReason = said !== 'yes' && said !== 'no';
  const before = storedVote(page);
  if (before !== null && !(isReason && before === 'no')) return 'thanks';
  if (!(await sendFeedback({ page, said }))) return 'later';
  storeVote(page, said);
  return said === 'no' ? 'why' : 'thanks';
}

/** Without cookies or the visitor's id: a count needs nobody. */
async function sendFeedback(feedback: PageFeedback): Promise<boolean> {
  try {
    const sent = await fetch('/api/page/helpful', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(feedback),
    });
    return sent.ok;
  } catch {
    return false;
  }
}

/** A failure is told beside what was asked, so that it can be answered again. */
function show(form: HTMLFormElement, part: Part): void {
  const shown = form.querySelector<HTMLElement>(`#helpful-${part}`);
  if (part !== 'later') {
    for (const name of PARTS) form.querySelector(`#helpful-${name}`)?.setAttribute('hidden', '');
  }
  shown?.removeAttribute('hidden');
  shown?.classList.add('is-shown');
  shown?.focus({ preventScroll: true });
}

const keyOf = (page: string) => `helpful:${page}`;

function storedVote(page: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(page));
  } catch {
    return null; // storage is blocked: the server's own limit holds
  }
}

function storeVote(page: string, said: string): void {
  try {
    sessionStorage.setItem(keyOf(page), said);
  } catch {
    // storage is blocked: the server's own limit holds
  }
}
