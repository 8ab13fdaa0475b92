import { send } from '@/lib/send';

let asked = new AbortController();

/** The list that the form asks for says it on its own button; where it does not come, nothing changes. */
export async function showCount(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
  const query = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]));
  const response = await send(`${form.getAttribute('action')}?${query}`, { signal });
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const words = page.querySelector(`#${form.id} [data-count]`)?.textContent;
  if (words && !signal.aborted) button.textContent = words;
}
