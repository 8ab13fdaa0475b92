import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import LeadFormIsland, { type LeadFormProps } from '@/leads/lead-form.island';
import { shell } from './examples/shell';
import { type Call, json, serve } from './fake-server';
import { words } from './render';

export const SUBMIT = '/api/lead/submit';
export const ENRICH = '/api/lead/createleadzoho';
export const LISTS = {
  '/api/cities': json([[{ CityId: 477, CityName: 'Mumbai', Aliases: ['Bombay'] }]]),
  '/api/lead/treatments': json([
    [{ ProcedureName: 'Gallbladder Removal', Aliases: ['pitt ki thaili ka operation'] }],
  ]),
  '/api/lead/department-options': json([
    [],
    [{ DiseaseName: 'Gallstones', Aliases: ['pitt ki pathri'] }],
  ]),
};
export const FAILED = "We couldn't send this. Please try again or call us.";

export type Answers = Parameters<typeof serve>[0];

/** The page that the form stands on, and where it is sent next. */
export function onPage() {
  const assign = vi.fn();
  document.title = 'Gallstones';
  vi.stubGlobal('location', { assign });
  return assign;
}

/** A form that has woken, its lists loaded, and the calls it makes from then on. */
export async function open(answers: Answers, props: Partial<LeadFormProps> = {}) {
  const calls = serve({ ...LISTS, ...answers });
  const fields = shell.form.fields.map((field) => ({ ...field, preset: '' }));
  const form = { ...shell.form, fields };
  render(<LeadFormIsland form={form} context={shell.context} {...props} />);
  await waitFor(() => expect(calls).toHaveLength(3));
  calls.length = 0;
  return calls;
}

export const name = () => screen.getByLabelText<HTMLInputElement>('Your name');
export const mobile = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
export const city = () => screen.getByLabelText<HTMLInputElement>('City', { selector: 'input' });
export const treatment = () =>
  screen.getByLabelText<HTMLInputElement>('Treatment or condition', { selector: 'input' });
export const send = () =>
  userEvent.click(screen.getByRole('button', { name: 'Get a free call back' }));
export const errors = () => [...document.querySelectorAll('.field .error')].map(words);
export const sent = (calls: Call[]) => calls.filter((call) => call.url === SUBMIT);

export async function fill() {
  await userEvent.type(name(), 'Asha Devi');
  await userEvent.type(mobile(), '9810000001');
  await userEvent.type(city(), 'Mumbai');
  await userEvent.tab();
  await userEvent.type(treatment(), 'Gallstones');
  await userEvent.tab(); // the open list hides the rest of the page from assistive technology
}
