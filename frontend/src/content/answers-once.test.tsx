import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { html, words } from '@/testing/render';
import BmiCalculator from './bmi-calculator.island';
import { Helpful } from './helpful';
import { start } from './helpful.client';

it('a page that was called helpful takes one answer at a time', async () => {
  document.body.innerHTML = html(<Helpful path="/condition/piles" />);
  const sent: unknown[] = [];
  const come: ((r: Response) => void)[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return new Promise<Response>((r) => come.push(r));
  });
  start(document);
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find((b) => words(b) === name) as HTMLElement;
  button('Yes').click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  button('No').click();
  await vi.dynamicImportSettled();
  await new Promise((r) => setTimeout(r, 50));
  expect(sent).toHaveLength(1);
});
it('a weight with a comma is no number for the form either', async () => {
  document.body.innerHTML = '';
  render(
    <BmiCalculator
      first={{
        values: { unit: 'cm', height: '', feet: '', inches: '', weight: '' },
        wrong: [],
        result: null,
      }}
    />,
  );
  fireEvent.change(document.querySelector('[name="height"]') as Element, {
    target: { value: '170' },
  });
  fireEvent.change(document.querySelector('[name="weight"]') as Element, {
    target: { value: '1,20' },
  });
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(
    JSON.stringify({
      ...sessionStorage,
      ...localStorage,
      n: Object.keys(sessionStorage).map((k) => sessionStorage.getItem(k)),
    }),
  ).not.toContain('NaN');
});
