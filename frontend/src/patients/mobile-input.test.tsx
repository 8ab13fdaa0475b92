import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MobileInput } from './mobile-input';

function Field({ error = '' }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <MobileInput
      id="mobile"
      label="Mobile number"
      hint="10 digits"
      value={value}
      error={error}
      onChange={setValue}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Mobile number');

describe('the field of a mobile number', () => {
  it.each([
    ['as it is', '9810000001', '9810000001'],
    ['with the country before it', '+91 98100 00001', '9810000001'],
    ['with 00 before the country', '0091-9810000001', '9810000001'],
    ['with the country but no plus', '919810000001', '9810000001'],
    ['with the zero of a trunk call', '09810000001', '9810000001'],
    ['with the country and that zero', '+91 098100 00001', '9810000001'],
    ['with words around it', 'Call: 98100.00001', '9810000001'],
    ['longer than a number', '98100000012345', '9810000001'],
    ['beginning with 91, of ten digits', '9198100000', '9198100000'],
    ['in the digits of Hindi', '९८१०० ००००१', '9810000001'],
    ['in the digits of Hindi, with its country', '+९१ ९८१०० ००००१', '9810000001'],
    ['without digits', 'hello', ''],
    ['of another country, as one that is no Indian number', '+971 50 123 4567', '+971501234567'],
  ])('takes a number that is pasted %s', async (_, pasted, shown) => {
    render(<Field />);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expect(input().value).toBe(shown);
  });

  it('takes digits alone as they are typed, and no more than ten', async () => {
    render(<Field />);
    await userEvent.type(input(), '9a8 1-0e0.0+001988');
    expect(input().value).toBe('9810000019');
  });

  it.each(['e', 'E', '+', '-', '.', 'ArrowUp', 'ArrowDown'])('does not take the key %s', (key) => {
    render(<Field />);
    expect(fireEvent.keyDown(input(), { key })).toBe(false);
  });

  it.each([
    { key: '-', ctrlKey: true },
    { key: '+', metaKey: true },
    { key: 'ArrowLeft' },
    { key: 'Backspace' },
  ])('leaves %o to the browser', (pressed) => {
    render(<Field />);
    expect(fireEvent.keyDown(input(), pressed)).toBe(true);
  });

  it('opens the keys for digits, and lets the browser fill the number in', () => {
    render(<Field />);
    expect(input().type).toBe('tel');
    expect(input().inputMode).toBe('numeric');
    expect(input().autocomplete).toBe('tel-national');
  });

  it('is tied to its error, and only while there is one', () => {
    const { rerender } = render(<Field />);
    expect(input().hasAttribute('aria-describedby')).toBe(false);
    rerender(<Field error="Please enter valid mobile number" />);
    const told = document.getElementById(input().getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe('Please enter valid mobile number');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').contains(told)).toBe(true);
  });

  it('takes no part of a number of another country for an Indian one, typed digit by digit', async () => {
    render(<Field />);
    await userEvent.type(input(), '00971501234567');
    expect(input().value).toBe('+971501234567');
    await userEvent.clear(input());
    await userEvent.type(input(), '919810000001');
    expect(input().value).toBe('9810000001');
  });

  it('takes no part of one for an Indian number where its plus, which no field takes, was typed first', async () => {
    render(<Field />);
    await userEvent.type(input(), '+971501234567');
    expect(input().value).toBe('+971501234567');
    await userEvent.clear(input());
    await userEvent.type(input(), '+919810000001');
    expect(input().value).toBe('9810000001');
  });

  it('counts what was typed before the page had woken', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Field />);
    input().value = '+91 98100 00001';
    render(<Field />, { container, hydrate: true });
    expect(input().value).toBe('9810000001');
  });
});
