import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCity } from '@/cities/city';
import { start as openOnBook } from '@/leads/book.client';
import { start } from '@/leads/draft.client';
import { session } from '@/lib/storage';
import { shell } from '@/testing/examples/shell';
import { accepted, serve } from '@/testing/fake-server';
import { city, fill, LISTS, mobile, name, open, SUBMIT, send } from '@/testing/form-on-screen';
import { storeAsked } from './asked';
import { draftValues, fillDraft } from './draft';

const stored = () => session.get('lead_draft') ?? '';

beforeAll(() => {
  start(document);
  openOnBook(document);
});

describe('a form that is half filled in', () => {
  it('is kept in this tab, and nowhere else', async () => {
    await open({});
    await userEvent.type(name(), 'Asha Devi');
    await waitFor(() => expect(draftValues().name).toBe('Asha Devi'));
    expect(localStorage).toHaveLength(0);
  });

  it('keeps no consent and no hidden answer', async () => {
    await open({});
    for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
      await userEvent.click(box);
    await userEvent.type(mobile(), '98');
    await waitFor(() => expect(draftValues().mobile).toBe('98'));
    expect(stored()).not.toContain('consent');
    expect(stored()).not.toContain('website');
  });

  it('belongs to its page', async () => {
    await open({});
    await userEvent.type(name(), 'Asha');
    await waitFor(() => expect(draftValues().name).toBe('Asha'));
    history.replaceState(null, '', '/another');
    expect(draftValues()).toEqual({});
  });

  it('stands again in the form of a page that was loaded again', async () => {
    await open({});
    await userEvent.type(name(), 'Asha Devi');
    await waitFor(() => expect(draftValues().name).toBe('Asha Devi'));
    document.body.innerHTML = '<form data-draft><input name="nameField"></form>';
    start(document);
    const again = document.querySelector('input') as HTMLInputElement;
    await waitFor(() => expect(again.value).toBe('Asha Devi'));
  });

  it('stands in a form that woke before it was read, also where a list was chosen from', async () => {
    await open({});
    const left = { nameField: 'Asha Devi', cityField: 'Mumbai' };
    session.set('lead_draft', JSON.stringify({ [location.pathname]: left }));
    act(() => fillDraft(name().form as HTMLFormElement));
    await userEvent.type(mobile(), '98'); // which renders the lists again
    expect([name().value, city().value]).toEqual(['Asha Devi', 'Mumbai']);
    await userEvent.click(city());
    await userEvent.tab();
    expect(city().value).toBe('Mumbai');
  });

  it('takes no place of what was typed into a list meanwhile, as its code was on its way', async () => {
    await open({});
    await userEvent.clear(city());
    await userEvent.type(city(), 'Pune');
    const left = { nameField: 'Asha Devi', cityField: 'Mumbai', countryCode: '+49' };
    session.set('lead_draft', JSON.stringify({ [location.pathname]: left }));
    act(() => fillDraft(name().form as HTMLFormElement));
    expect([name().value, city().value]).toEqual(['Asha Devi', 'Pune']);
    expect(screen.getByLabelText<HTMLInputElement>('Country code').value).toBe('+49');
  });

  it('goes after a day, also from another page', async () => {
    const at = String(Date.now() - 25 * 60 * 60 * 1000);
    session.set('lead_draft', JSON.stringify({ '/other': { nameField: 'Asha', at } }));
    start(document);
    await waitFor(() => expect(session.get('lead_draft')).toBeNull());
  });

  it('goes as well where a clock that was wrong has dated it in the future: it would stay until then', async () => {
    const at = String(Date.now() + 25 * 60 * 60 * 1000);
    session.set('lead_draft', JSON.stringify({ [location.pathname]: { nameField: 'Asha', at } }));
    expect(draftValues()).toEqual({});
    start(document);
    await waitFor(() => expect(session.get('lead_draft')).toBeNull());
  });

  it('stays where the clock was set back by a few minutes meanwhile', () => {
    const at = String(Date.now() + 5 * 60 * 1000);
    session.set('lead_draft', JSON.stringify({ [location.pathname]: { nameField: 'Asha', at } }));
    expect(draftValues()).toEqual({ name: 'Asha' });
  });

  it.each([
    ['{"/": {"nameField": {"first": "Asha"}, "mobileField": 98, "colour": "red"}}', {}],
    ['{"/": {"nameField": "Asha", "formerField": "x"}}', { name: 'Asha' }],
    ['{"/": "Asha"}', {}],
    ['[["/", 1]]', {}],
    ['5', {}],
    ['{', {}],
  ])('that an older form left is read as far as it is ours: %s', (left, read) => {
    session.set('lead_draft', left);
    expect(draftValues()).toEqual(read);
  });

  it('is kept for the page where the browser stores nothing', async () => {
    const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await open({});
    await userEvent.type(name(), 'Asha Devi');
    await waitFor(() => expect(draftValues().name).toBe('Asha Devi'));
    blocked.mockRestore();
    expect(sessionStorage).toHaveLength(0);
    session.remove('lead_draft');
  });

  it('is forgotten when it is sent', async () => {
    vi.stubGlobal('location', { assign: vi.fn(), pathname: '/' });
    await open({ [SUBMIT]: accepted('1') });
    await fill();
    await send();
    await waitFor(() => expect(location.assign).toHaveBeenCalled());
    expect(stored()).toBe('');
  });
});

describe('the form over the page', () => {
  beforeEach(() => {
    serve(LISTS);
    const block = JSON.stringify({ form: shell.form, context: shell.context });
    document.body.innerHTML = `<a href="/request" data-book>Book</a>
      <script type="application/json" id="page-form">${block}</script>`;
  });
  const dialog = () => document.querySelector('dialog');
  const openDialog = async () => {
    await userEvent.click(document.querySelector('a') as HTMLAnchorElement);
    await waitFor(() => expect(dialog()?.open).toBe(true));
  };

  it('holds what was typed when it is opened again', async () => {
    await openDialog();
    await userEvent.type(name(), 'Asha Devi');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await openDialog();
    expect(name().value).toBe('Asha Devi');
  });

  /** On a page that is about no city. */
  const leave = (draft: Record<string, string>) => {
    session.set('lead_draft', JSON.stringify({ [location.pathname]: draft }));
    const fields = shell.form.fields.map((field) => ({ ...field, preset: '' }));
    const block = JSON.stringify({ form: { ...shell.form, fields }, context: shell.context });
    for (const script of document.querySelectorAll('script')) script.textContent = block;
  };

  it('starts from the city that was chosen, though its field was once left empty', async () => {
    chooseCity({ id: 477, name: 'Mumbai', type: 'popular', slug: 'mumbai' });
    leave({ cityField: '' });
    await openDialog();
    expect(city().value).toBe('Mumbai');
  });

  it('starts from the city that its address asks for, though its field was once left empty', async () => {
    storeAsked({ city: 'Pune' });
    leave({ cityField: '' });
    await openDialog();
    expect(city().value).toBe('Pune');
  });

  it('holds the city that was typed rather than the one that was chosen', async () => {
    chooseCity({ id: 477, name: 'Mumbai', type: 'popular', slug: 'mumbai' });
    leave({ cityField: 'Jaipur' });
    await openDialog();
    expect(city().value).toBe('Jaipur');
  });
});
