import { getDocument } from '@/lib/get-document';

let asked = new AbortController();

/** The list that the form asks for says it on its own button; where it does not come, nothing changes. */
export async function showCount(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
  const query = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]));
  const page = await getDocument(`${form.getAttribute('action')}?${query}`, signal);
  const words = page?.querySelector(`#${form.id} [data-count]`)?.textContent;
  if (words && !signal.aborted) button.textContent = words;
}
