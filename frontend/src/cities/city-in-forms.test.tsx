import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import LeadFormIsland from '@/leads/lead-form.island';
import { formField, shell } from '@/testing/examples/shell';
import { json, serve } from '@/testing/fake-server';
import { LISTS } from '@/testing/form-on-screen';
import { chooseCity } from './city';
import { dropCity } from './drop-city';
import { restoreCity } from './restore-city';

const PUNE = { cityid: 568, cityname: 'Pune', type: 'popular' };
const chosen = { id: 568, name: 'Pune', type: 'popular', slug: 'pune' };
const city = () => screen.getByLabelText<HTMLInputElement>('City', { selector: 'input' });
const name = () => screen.getByLabelText('Your name');

/** A form that somebody has touched, so that it keeps its answers itself. */
async function open(typed = '') {
  serve({
    ...LISTS,
    '/dmg/v1/web/citylist': json({ results: [{ ...PUNE, slug: 'pune', aliases: [] }] }),
    '/api/cities/pune/lists': json({ doctors: ['urology'], hospitals: [] }),
  });
  const form = { ...shell.form, fields: [formField('city')] };
  render(<LeadFormIsland form={form} context={shell.context} />, {
    container: document.body.appendChild(document.createElement('main')),
  });
  await act(async () => undefined);
  if (typed) await userEvent.type(city(), typed);
  await userEvent.click(name());
}

/** Another city is looked at by the form when something in it is rendered again. */
async function goOn() {
  await userEvent.click(screen.getByRole('button', { name: 'Get a free call back' }));
  await userEvent.type(name(), 'Asha');
}

beforeEach(() => {
  document.title = 'Gallstones';
});

it('the city of a patient who has logged in stays in a form that is being filled in', async () => {
  await open();
  await act(() => restoreCity(PUNE));
  expect(city().value).toBe('Pune');
  await goOn();
  expect(city().value).toBe('Pune');
});

it('the city of a patient takes the place of none that was typed', async () => {
  await open('Mumbai');
  await act(() => restoreCity(PUNE));
  await goOn();
  expect(city().value).toBe('Mumbai');
});

it('a city that is ours no more does not come back into a form that is being filled in', async () => {
  chooseCity(chosen);
  await open('Pune');
  await act(async () => dropCity(document, chosen));
  expect(city().value).toBe('');
  await goOn();
  expect(city().value).toBe('');
});
