import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { start } from '@/leads/draft.client';
import { draftValues, fillDraft } from '@/leads/form/draft';
import { session } from '@/lib/storage';
import { mobile, name, open } from '@/testing/form-on-screen';

const code = () => screen.getByLabelText<HTMLInputElement>('Country code');

beforeAll(() => start(document));

it('a pasted number of another country is kept with its country', async () => {
  await open({});
  await userEvent.click(mobile());
  await userEvent.paste('+977 98100 00001');
  await waitFor(() => expect(draftValues().mobile).toBe('9810000001'));
  expect(draftValues().countryCode).toBe('+977');
});

it('a number that is longer than one of India comes back whole, in whatever order it was typed', async () => {
  await open({});
  const left = { mobileField: '15123456789', countryCode: '+49' };
  session.set('lead_draft', JSON.stringify({ [location.pathname]: left }));
  act(() => fillDraft(name().form as HTMLFormElement));
  expect([code().value, mobile().value]).toEqual(['+49', '15123456789']);
});
