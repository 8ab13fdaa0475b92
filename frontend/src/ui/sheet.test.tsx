import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Sheet } from './sheet';

function open(closeLabel?: string) {
  const onClosed = vi.fn();
  const shown = render(
    <>
      <button type="button">Outside</button>
      <Sheet id="login" title="Login" onClosed={onClosed} {...(closeLabel && { closeLabel })}>
        <input aria-label="Photo" type="file" />
      </Sheet>
    </>,
  );
  return { onClosed, ...shown };
}
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Login' });

describe('a sheet', () => {
  it('is open over the page at once, and called by its title', () => {
    open();
    expect(dialog().open).toBe(true);
  });

  it('has a cross with a name only where it is given one', async () => {
    const { onClosed, unmount } = open('Close');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClosed).toHaveBeenCalledOnce();
    unmount();
    open();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('is taken off the page by Escape, once, and not by the browser itself', () => {
    const { onClosed } = open();
    const isLeftToBrowser = fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(isLeftToBrowser).toBe(false);
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('stays when a file that was asked for in it is not chosen', () => {
    const { onClosed } = open();
    fireEvent(
      screen.getByLabelText('Photo'),
      new Event('cancel', { bubbles: true, cancelable: true }),
    );
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('is closed as it leaves the page, so that nothing of the page stays inert', () => {
    const { unmount } = open();
    const own = dialog();
    unmount();
    expect(own.open).toBe(false);
  });
});
