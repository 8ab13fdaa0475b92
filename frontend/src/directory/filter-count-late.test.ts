import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stuckNetwork } from '@/testing/late-answer';
import { showCount } from './filter-count';

type Come = (words: string) => void;
let asked: string[];
let come: Come[];

/** Every list stays on its way until the test has it come, given up or not. */
beforeEach(() => {
  asked = [];
  come = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise<Response>((resolve) => {
      come.push((words) => resolve(new Response(listOf(words))));
    });
  });
  document.body.innerHTML = `<form id="f" action="/hi/doctors"><select name="fee"><option></option>
    </select><input type="checkbox" name="day" value="sat" checked><input type="checkbox"
    name="day" value="sun"><button data-count="">Show 40</button></form>`;
});

const listOf = (words: string) => `<form id="f"><button data-count="">${words}</button></form>`;
const button = () => document.querySelector('button') as HTMLElement;
const show = () => showCount(document.querySelector('form') as HTMLFormElement, button());

describe('how many a filter leaves', () => {
  it('is said of what is ticked last, in whatever order the lists come', async () => {
    const first = show();
    document.querySelector<HTMLInputElement>('[value="sun"]')?.click();
    const second = show();
    come[1]?.('Show 3');
    await second;
    come[0]?.('Show 12');
    await first;
    expect(button().textContent).toBe('Show 3');
  });

  it('is asked of the list itself, without what is left open', async () => {
    const shown = show();
    come[0]?.('Show 12');
    await shown;
    expect(asked).toEqual(['/hi/doctors?day=sat']);
  });

  it('stays what it was when a page of another kind comes, as from a Wi-Fi that wants a login', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Log in to the Wi-Fi</h1>'));
    await show();
    expect(button().textContent).toBe('Show 40');
  });
});

it('of a network that is stuck says what the page came with, and no more what an earlier choice left', async () => {
  const before = show();
  come[0]?.('Show 12');
  await before;
  const network = stuckNetwork();
  document.querySelector<HTMLInputElement>('[value="sun"]')?.click();
  const shown = show();
  network.end();
  await shown;
  expect(button().textContent).toBe('Show 40');
});

it('a form that is as the page came again, as after Back, says how many that are', async () => {
  const shown = show();
  come[0]?.('Show 12');
  await shown;
  const late = show();
  document.querySelector('form')?.reset();
  expect(button().textContent).toBe('Show 40');
  come[1]?.('Show 3');
  await late;
  expect(button().textContent).toBe('Show 40');
});
