import { getDocument } from '@/lib/get-document';
import { endAfter, PATIENCE_MS } from '@/lib/patience';

let asked = new AbortController();

/** The list that the form asks for says it on its own button; where it does not come, it says what the page came with. */
export async function showCount(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  if (!button.dataset.count) rememberFirst(form, button);
  const own = askAnew();
  endAfter(PATIENCE_MS).addEventListener('abort', () => own.abort());
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
  const query = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]));
  const page = await getDocument(`${form.getAttribute('action')}?${query}`, own.signal);
  const words = page?.querySelector(`#${form.id} [data-count]`)?.textContent;
  if (asked === own) button.textContent = words ?? button.dataset.count ?? '';
}

/** What was asked before is wanted no more. */
function askAnew(): AbortController {
  asked.abort();
  asked = new AbortController();
  return asked;
}

/** As the page came: what is said where nothing else is known, and once the choices are those again. */
function rememberFirst(form: HTMLFormElement, button: HTMLElement): void {
  const words = button.textContent ?? '';
  button.dataset.count = words;
  form.addEventListener('reset', () => {
    askAnew();
    button.textContent = words;
  });
}
