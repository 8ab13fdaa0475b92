import { session } from '@/lib/storage';

const FORM = 'form[data-draft]';

/** A half-filled form survives a reload, and closing what it stands in. */
export function start(root: Document): void {
  const load = () => import('@/leads/form/draft');
  const save = ({ target }: Event) => {
    const control = target as HTMLInputElement;
    if (!control.name || !control.closest(FORM)) return;
    load()
      .then((module) => module.saveAnswer(control))
      .catch(() => undefined);
  };
  root.addEventListener('input', save);
  root.addEventListener('focusout', save); // a choice from a list is no input
  if (session.get('lead_draft') === null) return;
  load()
    .then((module) => {
      module.dropOld();
      root.querySelectorAll<HTMLFormElement>(FORM).forEach(module.fillDraft);
    })
    .catch(() => undefined);
}
