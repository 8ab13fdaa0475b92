import { act, fireEvent } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCity, cityFields } from '@/cities/city';
import { usual as condition } from '@/content/condition-page.example';
import { usual } from '@/content/people-page.example';
import { notFound } from '@/shell/error-page.example';
import { shell, shellWith } from '@/testing/examples/shell';
import { words } from '@/testing/render';
import { wakeIslands } from './wake';

/** What was rendered in a test goes with it, as in wake.test.tsx. */
const rendered: Root[] = [];
vi.mock('react-dom/client', async (original) => {
  const client = await original<typeof import('react-dom/client')>();
  const createRoot: typeof client.createRoot = (...given) => {
    const root = client.createRoot(...given);
    rendered.push(root);
    return root;
  };
  return { ...client, createRoot };
});
afterEach(() => act(() => rendered.splice(0).forEach((root) => void root.unmount())));

const wake = vi.fn();
vi.mock('./client', () => {
  wake();
  return {};
});
vi.mock('@/content/section-page', () => {
  throw new TypeError('Failed to fetch');
});

let runs = 0;

/** A page as Django sends it while the renderer is down (sehat/rendering/fallback.py). */
async function arrive(component: string, of = shell, props: object = usual) {
  const payload = { component, props, shell: of };
  document.body.innerHTML = `
    <div id="root"><main id="main"><h1>Our writers</h1>
    <noscript><p>Please try again in a moment. <a href="tel:112">In an emergency call 112</a></p></noscript></main></div>
    <script type="application/json" id="page">${JSON.stringify(payload).replaceAll('<', '\\u003c')}</script>`;
  runs += 1;
  await import(/* @vite-ignore */ `./whole-page?run=${runs}`); // it renders as it is loaded
  await vi.dynamicImportSettled();
}

const scrolledTo: string[] = [];
beforeEach(() => {
  wake.mockClear();
  scrolledTo.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
});
afterEach(() => history.replaceState(null, '', '/'));

describe('a page that the renderer did not render', () => {
  it('is rendered by the browser, whole, and wakes as any other', async () => {
    await arrive('content/people-page');
    const main = document.querySelector('main');
    await vi.waitFor(() => expect(words(main)).toContain(usual.people[0]?.name));
    expect(document.querySelector('header, footer')).not.toBeNull();
    expect(document.documentElement.dataset.pageType).toBe(shell.context.pageType);
    await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce());
    expect(scrolledTo).toEqual([]);
  });

  it('speaks the language of its address', async () => {
    await arrive('content/people-page', shellWith({}, 'hi'));
    await vi.waitFor(() => expect(words(document.body)).toContain('आपात स्थिति'));
  });

  it('is shown at the part that its address names, which was not there before', async () => {
    history.replaceState(null, '', '/authors#app-title');
    await arrive('content/people-page');
    await vi.waitFor(() => expect(scrolledTo).toEqual(['app-title']));
  });

  it.each(['#no-such-part', '#%', '#'])(
    'begins at its top where %s is no part of it',
    async (hash) => {
      history.replaceState(null, '', `/authors${hash}`);
      await arrive('content/people-page');
      await vi.waitFor(() => expect(document.querySelector('footer')).not.toBeNull());
      expect(scrolledTo).toEqual([]);
    },
  );

  it.each([
    ['whose code does not come', 'content/section-page'],
    ['that this build does not know', 'content/no-such-page'],
  ])('says what to do, and whom to call in an emergency, of one %s', async (_, component) => {
    await arrive(component);
    await vi.waitFor(() =>
      expect(words(document.querySelector('main > p'))).toBe(
        'Please try again in a moment. In an emergency call 112',
      ),
    );
    expect(document.querySelector('main a[href="tel:112"]')).not.toBeNull();
  });

  it('is awake already: what is typed in its form at the touch that wakes others stays', async () => {
    const noise = vi.spyOn(console, 'error');
    vi.stubGlobal('fetch', async () => Response.json([[], []]));
    await arrive('content/condition-page', shell, condition);
    const fieldOf = (name: string) =>
      document.querySelector<HTMLInputElement>(`main [name="${name}"]`) as HTMLInputElement;
    await vi.waitFor(() => expect(fieldOf('nameField')).not.toBeNull());
    const fields = [fieldOf('nameField'), fieldOf('treatment')];
    wakeIslands(document);
    for (const field of fields) {
      act(() => field.focus());
      fireEvent.input(field, { target: { value: 'Piles' } });
    }
    await act(() => vi.dynamicImportSettled());
    expect([fieldOf('nameField'), fieldOf('treatment')]).toEqual(fields);
    expect(fields.map(({ isConnected, value }) => [isConnected, value])).toEqual([
      [true, 'Piles'],
      [true, 'Piles'],
    ]);
    expect(noise).not.toHaveBeenCalled();
  });

  it('has the city that the visitor chose in its form, also once that is rendered again', async () => {
    vi.stubGlobal('fetch', async () => Response.json([[], []]));
    chooseCity({ id: 477, name: 'Mumbai', type: 'popular', slug: 'mumbai' });
    const fields = shell.form.fields.map((one) =>
      one.key === 'city' ? { ...one, preset: '' } : one,
    );
    await arrive(
      'content/condition-page',
      { ...shell, form: { ...shell.form, fields } },
      condition,
    );
    const city = () => cityFields(document)[0]?.value;
    await vi.waitFor(() => expect(city()).toBe('Mumbai'));
    await act(() => vi.dynamicImportSettled());
    const name = document.querySelector('main [name="nameField"]') as HTMLElement;
    fireEvent.input(name, { target: { value: 'Asha' } });
    expect(city()).toBe('Mumbai');
  });

  it('searches in the city that the visitor chose, where the page is of none', async () => {
    const [, chosen] = shell.form.cities;
    if (!chosen) throw new Error('a second city to choose');
    chooseCity({ id: chosen.id, name: chosen.name, type: 'popular', slug: 'chosen' });
    const subject = { ...shell.context.subject, city: null };
    const ofNone = { ...shell, context: { ...shell.context, subject } };
    await arrive('shell/error-page', ofNone, notFound);
    await act(() => vi.dynamicImportSettled());
    const box = () => document.querySelector<HTMLFormElement>('main form.finder');
    await vi.waitFor(() => expect(box()?.querySelector('select')).toBeNull()); // it is awake
    expect(new FormData(box() as HTMLFormElement).get('city')).toBe(String(chosen.id));
  });
});
