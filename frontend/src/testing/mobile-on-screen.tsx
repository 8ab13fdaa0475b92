import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { MobileField } from '@/leads/fields/mobile-field';
import { formText } from '@/leads/text';
import { html } from './render';

/** The field of a number, of India until another country is named. */
export const field = (
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

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const number = () => input('Mobile number');
/** Country code and number, as they stand on the page. */
export const shown = () => [input('Country code').value, number().value];

/** As on a slow network: the number, and a country, are there before the code of the form. */
export function wakeWith(typed: string, country?: string): void {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html(field);
  const [code, mobile] = container.querySelectorAll('input');
  if (code && country) code.value = country;
  if (mobile) mobile.value = typed;
  render(field, { container, hydrate: true });
}
