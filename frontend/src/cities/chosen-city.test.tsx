import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LeadFormIsland from '@/leads/lead-form.island';
import { shell } from '@/testing/examples/shell';
import { start as showChosenCity } from './chosen-city.client';
import { chooseCity } from './city';

const { context } = shell;
const withPreset = (preset: string) => ({
  ...shell.form,
  fields: shell.form.fields.map((field) => (field.key === 'city' ? { ...field, preset } : field)),
});
const markup = (preset = '') =>
  renderToString(<LeadFormIsland form={withPreset(preset)} context={context} />);
const fields = () => [...document.querySelectorAll<HTMLInputElement>('[name="cityField"]')];

beforeEach(() => {
  document.body.innerHTML = '';
  vi.stubGlobal('fetch', async () => Response.json([[]]));
});
let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

describe('the chosen city in a request form', () => {
  it('stands in every form of the page that names no city', () => {
    chooseCity({ id: 477, name: 'Mumbai', type: 'popular' });
    document.body.innerHTML = `<main>${markup()}${markup('Jaipur')}${markup()}</main>`;
    showChosenCity(document);
    expect(fields().map(({ value }) => value)).toEqual(['Mumbai', 'Jaipur', 'Mumbai']);
  });

  it.each([
    [{ id: 477, name: 'Mumbai', type: 'popular' }, 'मुंबई'],
    [{ id: 0, name: 'Other', type: 'other' }, 'अन्य'],
    [{ id: 999, name: 'Kota', type: 'other' }, 'Kota'],
  ])('is in Hindi on a page in Hindi: %j', (city, said) => {
    chooseCity(city);
    document.documentElement.lang = 'hi';
    const cities = [{ id: 477, name: 'Mumbai', nameHi: 'मुंबई' }];
    const block = JSON.stringify({ form: { ...shell.form, cities }, context });
    document.body.innerHTML = `<a data-city-name=""></a><main>${markup()}</main>
      <script type="application/json" id="page-form">${block}</script>`;
    showChosenCity(document);
    document.documentElement.lang = 'en';
    expect(document.querySelector('[data-city-name]')?.textContent).toBe(said);
    expect(fields().map(({ value }) => value)).toEqual([said]);
  });

  it('is not Delhi NCR, the usual label, when none was chosen', () => {
    document.body.innerHTML = `<main>${markup()}</main>`;
    showChosenCity(document);
    expect(fields().map(({ value }) => value)).toEqual(['']);
  });

  it('does not replace what was typed', () => {
    chooseCity({ id: 477, name: 'Mumbai', type: 'popular' });
    document.body.innerHTML = `<main>${markup()}</main>`;
    const [field] = fields();
    if (field) field.value = 'Kota';
    showChosenCity(document);
    expect(field?.value).toBe('Kota');
  });

  it('stays when the form wakes, which renders what the server rendered', async () => {
    chooseCity({ id: 477, name: 'Mumbai', type: 'popular' });
    document.body.innerHTML = `<main>${markup()}</main>`;
    showChosenCity(document);
    const unlike = vi.fn();
    await act(async () => {
      root = hydrateRoot(
        document.querySelector('main') as HTMLElement,
        <LeadFormIsland form={withPreset('')} context={context} />,
        { onRecoverableError: unlike },
      );
    });
    expect(unlike).not.toHaveBeenCalled();
    expect(fields().map(({ value }) => value)).toEqual(['Mumbai']);
  });
});
