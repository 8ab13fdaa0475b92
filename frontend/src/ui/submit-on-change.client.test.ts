import { describe, expect, it, vi } from 'vitest';
import { start as submitOnChange } from './submit-on-change.client';

submitOnChange(document);

describe('the order of a list', () => {
  it('is sent as soon as it is chosen; other fields wait', () => {
    document.body.innerHTML = `
      <form><select name="sort" data-submit-on-change></select><input name="fee"></form>`;
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', sent);
    const change = (name: string) =>
      document
        .querySelector(`[name="${name}"]`)
        ?.dispatchEvent(new Event('change', { bubbles: true }));
    change('fee');
    expect(sent).not.toHaveBeenCalled();
    change('sort');
    expect(sent).toHaveBeenCalledOnce();
  });
});
