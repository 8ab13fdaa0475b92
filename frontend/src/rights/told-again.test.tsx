import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { heldRequest, held as nothing } from '@/testing/examples/patients';
import { noAnswer } from '@/testing/late-answer';
import { Consents } from './consents';
import { Correct } from './correct';
import { Erase } from './erase';
import { StopContact } from './stop-contact';
import type { Ask } from './use-held';

const FAILED = 'We could not save this.';
const erasure = { askedAt: '2026-11-20T20:00:00Z', dueAt: '2026-11-27T20:00:00Z' };
const held = { ...nothing, requests: [heldRequest], hasWhatsapp: true, isContacted: true };

const asks: [string, string, (ask: Ask) => ReactNode][] = [
  ['a consent', 'Withdraw Updates on WhatsApp', (ask) => <Consents held={held} ask={ask} />],
  ['calls', 'Do not contact me', (ask) => <StopContact held={held} ask={ask} />],
  [
    'an erasure',
    'Keep my data',
    (ask) => <Erase held={{ ...held, erasure }} ask={ask} waitDays={7} />,
  ],
  ['a name', 'Save the correction', (ask) => <Correct held={held} ask={ask} cities={[]} />],
];

it.each(asks)('what failed about %s is told anew when it fails again', async (_, name, shown) => {
  const ask = vi.fn<Ask>(async () => FAILED);
  render(shown(ask));
  const field = document.querySelector<HTMLInputElement>('input[name="name"]');
  if (field) field.value = 'Asha Rao';
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press();
  expect(screen.getByText(FAILED)).toBeTruthy();
  ask.mockImplementation(noAnswer);
  await press();
  expect(screen.queryByText(FAILED)).toBeNull();
});
