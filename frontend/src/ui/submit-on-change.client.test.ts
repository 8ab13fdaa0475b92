import { describe, expect, it, vi } from 'vitest';
import { start as submitOnChange } from './submit-on-change.client';

submitOnChange(document);

describe('the order of a list', () => {
  it('is that of the list again for who comes back to it', () => {
    document.body.innerHTML = `
      <form><select name="sort" data-submit-on-change><option>Near</option><option>Fee</option></select></form>`;
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    const order = document.querySelector('select') as HTMLSelectElement;
    order.value = 'Fee';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    expect(order.value).toBe('Fee');
    dispatchEvent(new Event('pagehide'));
    expect(order.value).toBe('Near');
  });

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
