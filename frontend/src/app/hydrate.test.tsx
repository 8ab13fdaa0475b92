import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BookLink } from '@/leads/form/book-link';
import openSearch from '@/search/open-search';
import { shell, shellWith } from '@/testing/examples/shell';
import { useLanguage } from '@/ui/language';
import { hydrate } from './hydrate';

/** A part that says what it knows of its page. */
function Told({ name = '' }: { name?: string }) {
  return (
    <p>
      {name} {useLanguage()} <BookLink>Book</BookLink>
    </p>
  );
}

function page(isFormEnabled: boolean, language: 'en' | 'hi' = 'en'): HTMLElement {
  const { form, context } = shellWith({}, language);
  const data = {
    'page-form': { form, context: { ...context, contact: { ...context.contact, isFormEnabled } } },
    'page-search': { id: 'q', popular: shell.popular },
    own: { name: 'Asha' },
  };
  document.documentElement.lang = language;
  document.body.innerHTML = `<div data-island data-props="own"></div><a href="/search">Search</a>${Object.entries(
    data,
  )
    .map(
      ([id, value]) =>
        `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`,
    )
    .join('')}`;
  return document.querySelector('[data-island]') as HTMLElement;
}

const wake = async (island: HTMLElement) => {
  await act(async () => hydrate(island, Told));
  return island;
};

describe('an island that wakes', () => {
  it('has the props of its block and the language of the page', async () => {
    expect((await wake(page(true, 'hi'))).textContent).toContain('Asha hi');
  });

  it('offers the form of its page', async () => {
    expect((await wake(page(true))).querySelector('[data-book]')).not.toBeNull();
  });

  it('offers no form where its page has it switched off, as beside words to who may harm themself', async () => {
    expect((await wake(page(false))).querySelector('[data-book]')).toBeNull();
  });
});

describe('the search that opens over a page', () => {
  it.each([true, false])('offers a call back where its page has a form: %s', async (isOn) => {
    vi.stubGlobal('fetch', async () => Response.json([[], { total: 0, emergency: null }]));
    page(isOn);
    await act(async () => openSearch(document.querySelector('a') as HTMLElement));
    const field = await waitFor(() => screen.getByRole('combobox', { name: /Search doctors/ }));
    fireEvent.input(field, { target: { value: 'xqzzy' } });
    await screen.findByText("No match for 'xqzzy'");
    expect(document.querySelector('dialog [data-book]') !== null).toBe(isOn);
  });
});
