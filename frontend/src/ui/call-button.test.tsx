import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { lateAnswer } from '@/testing/late-answer';
import { CallButton } from './call-button';

function Saving({ call }: { call: () => Promise<null> }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await call();
    setBusy(false);
  };
  return (
    <CallButton busy={busy} onClick={() => void save()}>
      Save
    </CallButton>
  );
}

it('is pressed once for a call, and can be pressed again when that has ended', async () => {
  const answer = lateAnswer<null>();
  render(<Saving call={answer.call} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await userEvent.click(button);
  expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  answer.come(null);
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(button.hasAttribute('aria-busy')).toBe(false);
});
