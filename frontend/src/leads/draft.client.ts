import { session } from '@/lib/storage';

const FORM = 'form[data-draft]';

/** A half-filled form survives a reload, and closing what it stands in. */
export function start(root: Document): void {
  const save = ({ target }: Event) => {
    const control = target as HTMLInputElement;
    if (!control.name || !control.closest(FORM)) return;
    import('@/leads/form/draft')
      .then((module) => module.saveAnswer(control))
      .catch(() => undefined);
  };
  root.addEventListener('input', save);
  root.addEventListener('focusout', save); // a choice from a list is no input
  // Sent by the browser itself, before it has woken.
  root.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.matches(FORM)) return;
    session.remove('lead_draft');
  });
  if (session.get('lead_draft') === null) return;
  import('@/leads/form/draft')
    .then((module) => {
      module.dropOld();
      root.querySelectorAll<HTMLFormElement>(FORM).forEach(module.fillDraft);
    })
    .catch(() => undefined);
}
