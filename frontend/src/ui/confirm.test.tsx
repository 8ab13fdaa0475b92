import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { lateAnswer } from '@/testing/late-answer';
import { loseFocus } from '@/testing/lose-focus';
import { words } from '@/testing/render';
import { Confirm } from './confirm';

/** A question whose yes is answered when the test says so: "" is done. */
function ask(text = 'All of it goes.') {
  const answers: ReturnType<typeof lateAnswer<string>>[] = [];
  const onYes = vi.fn(() => {
    const answer = lateAnswer<string>();
    answers.push(answer);
    return answer.call();
  });
  const onClosed = vi.fn();
  const { unmount } = render(
    <Confirm
      id="erase"
      question="Erase it?"
      text={text}
      yes="Yes, erase"
      no="Cancel"
      onYes={onYes}
      onClosed={onClosed}
    />,
  );
  const say = (failure: string) => act(async () => answers.at(-1)?.come(failure));
  return { onYes, onClosed, say, unmount };
}
const yes = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, erase' });
const no = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' });
const told = () => words(screen.getByRole('alert'));

describe('a question before what cannot be undone', () => {
  it('is a dialog of that name, and says what a yes means', () => {
    ask();
    expect(words(screen.getByRole('dialog', { name: 'Erase it?' }))).toContain('All of it goes.');
    expect(told()).toBe('');
  });

  it('does nothing for who says no', async () => {
    const { onYes, onClosed } = ask();
    await userEvent.click(no());
    expect([onClosed.mock.calls.length, onYes.mock.calls.length]).toEqual([1, 0]);
  });

  it('is answered once, however fast it is pressed, and says that it is under way', async () => {
    const { onYes } = ask();
    await userEvent.dblClick(yes());
    expect(onYes).toHaveBeenCalledOnce();
    expect([yes().disabled, no().disabled, yes().getAttribute('aria-busy')]).toEqual([
      true,
      true,
      'true',
    ]);
  });

  it('stays with what went wrong, which is taken back as it is tried again', async () => {
    const { onYes, onClosed, say } = ask();
    await userEvent.click(yes());
    await say('No network');
    expect(told()).toBe('No network');
    expect([yes().disabled, yes().hasAttribute('aria-busy')]).toEqual([false, false]);
    await userEvent.click(yes());
    expect(told()).toBe('');
    expect(onYes).toHaveBeenCalledTimes(2);
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('gives the focus back to the button that failed, which lost it while it was disabled', async () => {
    const { say } = ask();
    yes().focus();
    await userEvent.keyboard('{Enter}');
    loseFocus();
    await say('No network');
    expect(document.activeElement).toBe(yes());
  });

  it.each(['No network', ''])(
    'can be left while it is under way, and tells what failed: "%s"',
    async (failure) => {
      const { onClosed, say, unmount } = ask();
      const errors = vi.spyOn(console, 'error');
      await userEvent.click(yes());
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
      expect(onClosed).toHaveBeenCalledOnce();
      unmount();
      await say(failure);
      expect(errors).not.toHaveBeenCalled();
      await waitFor(() => expect(words(document.body)).toBe(failure));
      expect(screen.queryAllByRole('status')).toHaveLength(failure ? 1 : 0);
    },
  );
});
