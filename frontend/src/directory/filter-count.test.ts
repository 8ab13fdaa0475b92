import { beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from './filter-count.client';

const FORM = `<form id="list-filters" action="/pune/doctors" method="get">
  <input type="radio" name="gender" value="" checked><input type="radio" name="gender" value="woman">
  <input type="checkbox" name="language" value="hi"><input type="checkbox" name="language" value="ta">
  <input type="search" name="q" value="">
  <button type="submit" data-count="">Show 40 doctors</button></form>`;

const button = () => document.querySelector('[data-count]') as HTMLElement;
const list = (words: string) =>
  new Response(`<form id="list-filters"><button data-count="">${words}</button></form>`);

interface Asked {
  url: string;
  signal: AbortSignal;
  come: (answer: Response) => void;
}
let asked: Asked[] = [];

async function tick(value: string): Promise<void> {
  const before = asked.length;
  const box = document.querySelector<HTMLInputElement>(`[value="${value}"]`) as HTMLInputElement;
  box.checked = !box.checked;
  box.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(asked.length).toBe(before + 1));
}

beforeEach(() => {
  asked = [];
  document.body.innerHTML = FORM;
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((come, fail) => {
        asked.push({ url, signal, come });
        signal.addEventListener('abort', () => fail(signal.reason));
      }),
  );
});
start(document);

describe('the button of the filters', () => {
  it('asks for the list as it would be, by what is chosen alone', async () => {
    await tick('hi');
    await tick('woman');
    expect(asked.at(-1)?.url).toBe('/pune/doctors?gender=woman&language=hi');
    asked.at(-1)?.come(list('Show 7 doctors'));
    await vi.waitFor(() => expect(button().textContent).toBe('Show 7 doctors'));
  });

  it('asks for no list any longer once another choice is made', async () => {
    await tick('hi');
    await tick('ta');
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.come(list('Show 3 doctors'));
    await vi.waitFor(() => expect(button().textContent).toBe('Show 3 doctors'));
  });

  it('says what the page came with where no list comes in time', async () => {
    const patience = new AbortController();
    await tick('hi');
    asked[0]?.come(list('Show 7 doctors'));
    await vi.waitFor(() => expect(button().textContent).toBe('Show 7 doctors'));
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    await tick('ta');
    patience.abort();
    await vi.waitFor(() => expect(button().textContent).toBe('Show 40 doctors'));
  });

  it('says it again once the form is as it came', async () => {
    await tick('hi');
    asked[0]?.come(list('Show 7 doctors'));
    await vi.waitFor(() => expect(button().textContent).toBe('Show 7 doctors'));
    document.querySelector('form')?.reset();
    expect(button().textContent).toBe('Show 40 doctors');
  });

  it('hears no field of another form', async () => {
    document.body.insertAdjacentHTML('beforeend', '<form><input id="other"></form>');
    document.getElementById('other')?.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.dynamicImportSettled();
    expect(asked).toEqual([]);
  });
});
