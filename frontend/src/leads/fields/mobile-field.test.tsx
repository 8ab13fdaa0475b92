import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formText } from '@/leads/text';
import { html } from '@/testing/render';
import { MobileField } from './mobile-field';

const field = (
  <MobileField
    id="mobile"
    text={formText('en')}
    language="en"
    error={undefined}
    value=""
    countryCode="+91"
    onCountry={vi.fn()}
  />
);
const shown = () =>
  ['Country code', 'Mobile number'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );

/** As on a slow network: the number is there before the code of the form. */
function wakeWith(typed: string): void {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html(field);
  const input = container.querySelector<HTMLInputElement>('#mobile');
  if (input) input.value = typed;
  render(field, { container, hydrate: true });
}

describe('a number that was entered while the form was asleep', () => {
  it.each([
    ['as it is', '9810000001', '+91', '9810000001'],
    ['with its country', '+91 98100 00001', '+91', '9810000001'],
    ['of another country, which is then chosen', '+971 50 123 4567', '+971', '501234567'],
    ['in the digits of Hindi', '९८१०० ००००१', '+91', '9810000001'],
    ['not at all', '', '+91', ''],
  ])('is read as if it was entered later: %s', (_, typed, code, number) => {
    wakeWith(typed);
    expect(shown()).toEqual([code, number]);
  });
});
