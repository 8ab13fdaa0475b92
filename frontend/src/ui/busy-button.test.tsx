import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loseFocus } from '@/testing/lose-focus';
import { BusyButton } from './busy-button';

const page = (busy: boolean, isReady = true) => (
  <>
    <BusyButton label="Save" busy={busy} isReady={isReady} />
    <input aria-label="Name" />
  </>
);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

describe('the button of a form', () => {
  it('cannot be pressed before the form is ready, and is not called busy for it', () => {
    render(page(false, false));
    expect([button().disabled, button().hasAttribute('aria-busy')]).toEqual([true, false]);
  });

  it('gets the focus back that a browser took from it while it was busy', () => {
    const { rerender } = render(page(false));
    button().focus();
    rerender(page(true));
    loseFocus();
    rerender(page(false));
    expect(document.activeElement).toBe(button());
  });

  it('leaves the focus to who has gone on to a field meanwhile', () => {
    const { rerender } = render(page(false));
    button().focus();
    rerender(page(true));
    screen.getByLabelText('Name').focus();
    rerender(page(false));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('takes no focus that it did not have: Enter in a field leaves it there', () => {
    const { rerender } = render(page(false));
    rerender(page(true));
    rerender(page(false));
    expect(document.activeElement).toBe(document.body);
  });
});
