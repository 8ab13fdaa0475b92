import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const number = () => input('Mobile number');
const shown = () => [input('Country code').value, number().value];

describe('a number that is typed digit by digit', () => {
  it.each([
    ['00971501234567', '+971', '501234567'],
    ['0014155550123', '+1', '4155550123'],
    ['00447911123456', '+44', '7911123456'],
    ['00919810000001', '+91', '9810000001'],
    ['919810000001', '+91', '9810000001'],
    ['09810000001', '+91', '9810000001'],
    ['009810000001', '+91', '9810000001'],
    ['98100000012', '+91', '9810000001'],
    ['9123456789', '+91', '9123456789'],
    ['91234567890', '+91', '9123456789'],
  ])('is read as if it was pasted whole: %s', async (typed, code, left) => {
    render(field);
    await userEvent.type(number(), typed);
    expect(shown()).toEqual([code, left]);
  });

  it('is read anew once the field was emptied', async () => {
    render(field);
    await userEvent.type(number(), '00971501234567');
    await userEvent.clear(number());
    await userEvent.type(number(), '501234567');
    expect(shown()).toEqual(['+971', '501234567']);
  });
});

describe('a number of another country that was entered while the form was asleep', () => {
  it('keeps all its digits, also more than a number of India has', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html(field);
    const [code, mobile] = container.querySelectorAll('input');
    if (code) code.value = '+49';
    if (mobile) mobile.value = '15123456789';
    render(field, { container, hydrate: true });
    expect(shown()).toEqual(['+49', '15123456789']);
  });
});
