import { describe, expect, it, vi } from 'vitest';
import { start as submitOnChange } from './submit-on-change.client';

submitOnChange(document);

/** The filters of a list, and the order beside it with its button, which CSS hides where scripts run. */
function list(): (name: string) => void {
  document.body.innerHTML = `
    <form id="filters" method="get"><input name="fee"></form>
    <select name="sort" form="filters" data-submit-on-change></select>
    <button type="submit" form="filters" hidden>Sort</button>`;
  return (name) =>
    document
      .querySelector(`[name="${name}"]`)
      ?.dispatchEvent(new Event('change', { bubbles: true }));
}

function sent() {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  return onSubmit;
}

describe('the order of a list', () => {
  it('is sent as soon as it is chosen; other fields wait', () => {
    const change = list();
    const onSubmit = sent();
    change('fee');
    expect(onSubmit).not.toHaveBeenCalled();
    change('sort');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is sent by its button, as Safari before 16 knows no other way that is heard of', () => {
    const change = list();
    const onSubmit = sent();
    change('sort');
    expect(onSubmit.mock.lastCall?.[0]).toHaveProperty(
      'submitter',
      document.querySelector('button'),
    );
  });
});
