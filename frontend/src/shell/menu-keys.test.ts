import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lateAnswer } from '@/testing/late-answer';
import { words } from '@/testing/render';
import { fillMenus } from './fill-menus';
import { moveInMenus } from './menu-keys';

vi.mock('./fill-menus', () => ({ fillMenus: vi.fn(async () => undefined) }));

/** Where each stop stands on a wide screen: left and top, in px. What is not named here is not seen. */
const PLACES: Record<string, [number, number]> = {
  Eyes: [0, 100],
  Teeth: [200, 100],
  Heart: [0, 140],
  Bones: [200, 140],
  'All departments': [0, 180],
  'Second opinion': [500, 100],
  Skin: [0, 100],
  Liver: [0, 140],
  Piles: [200, 100],
  Fistula: [200, 140],
  'All conditions': [200, 180],
};

/** A wide header: a grid of departments, conditions by speciality, and a plain link. */
const HEADER = `
  <nav class="main-nav">
    <details data-menu id="departments"><summary class="nav-link">Departments</summary>
      <div class="mega__icons"><a href="#1">Eyes</a><a href="#2">Teeth</a><a href="#3">Heart</a>
        <a href="#4">Bones</a><a href="#5">All departments</a></div>
      <div class="mega__promo"><a href="#6">Second opinion</a></div></details>
    <details data-menu id="conditions"><summary class="nav-link">Conditions</summary>
      <div class="mega__groups">
        <details id="skin" open><summary>Skin</summary><div class="mega__panel"><a href="#7">Piles</a>
          <a href="#8">Fistula</a><a href="#9">All conditions</a></div></details>
        <details id="liver"><summary>Liver</summary><div class="mega__panel"><a href="#10">Hepatitis</a>
          </div></details></div></details>
    <a class="nav-link" href="/doctors">Doctors</a>
  </nav><main><button type="button">Elsewhere</button></main>`;

const nav = () => document.querySelector('.main-nav') as HTMLElement;
const isOpen = (id: string) => (document.getElementById(id) as HTMLDetailsElement).open;
const stop = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('a, summary, button')].find(
    (one) => words(one) === label,
  ) as HTMLElement;
const focused = () => words(document.activeElement);
/** Presses keys one after another, and says where the focus is then. */
async function press(...keys: string[]) {
  for (const key of keys) await moveInMenus(nav(), key);
  return focused();
}
const from = (label: string) => stop(label).focus();

beforeEach(() => {
  document.body.innerHTML = HEADER;
  for (const element of document.querySelectorAll<HTMLElement>('a, summary')) {
    const place = PLACES[words(element)];
    const [left, top] = place ?? [0, 0];
    element.getBoundingClientRect = () => ({ left, top, height: 20 }) as DOMRect;
    element.checkVisibility = () => {
      const closed = element.parentElement?.closest('details:not([open])');
      return place !== undefined && (!closed || element.matches('summary'));
    };
  }
});

describe('the names of the menus', () => {
  it('are gone along by the arrows, and stay at their ends', async () => {
    from('Departments');
    expect(await press('ArrowRight')).toBe('Conditions');
    expect(await press('ArrowRight', 'ArrowRight')).toBe('Doctors');
    expect(await press('Home')).toBe('Departments');
    expect(await press('ArrowLeft')).toBe('Departments');
    expect(await press('End')).toBe('Doctors');
  });

  it('go down into their menu, which opens', async () => {
    from('Departments');
    expect(await press('ArrowDown')).toBe('Eyes');
    expect(isOpen('departments')).toBe(true);
  });

  it('open at once where what is in their menu is slow to come, and go in as soon as it is there', async () => {
    const slow = lateAnswer<void>();
    vi.mocked(fillMenus).mockImplementationOnce(slow.call);
    from('Departments');
    const down = press('ArrowDown');
    expect([isOpen('departments'), focused()]).toEqual([true, 'Departments']);
    slow.come();
    expect(await down).toBe('Eyes');
  });

  it('leave who has gone into the open menu by Tab meanwhile where they are', async () => {
    const slow = lateAnswer<void>();
    vi.mocked(fillMenus).mockImplementationOnce(slow.call);
    from('Departments');
    const down = press('ArrowDown');
    from('All departments');
    slow.come();
    expect(await down).toBe('All departments');
    expect(isOpen('departments')).toBe(true);
  });

  it('that lead straight to a page have nothing below them', async () => {
    from('Doctors');
    expect(await press('ArrowDown')).toBe('Doctors');
  });

  it('open nothing for who has gone on to another of them while a slow menu was coming', async () => {
    const slow = lateAnswer<void>();
    vi.mocked(fillMenus).mockImplementationOnce(slow.call);
    from('Departments');
    const down = press('ArrowDown');
    await press('ArrowRight');
    slow.come();
    await down;
    expect(focused()).toBe('Conditions');
    expect([isOpen('departments'), isOpen('conditions')]).toEqual([false, false]);
  });

  it('take no focus from who has left the header meanwhile', async () => {
    const slow = lateAnswer<void>();
    vi.mocked(fillMenus).mockImplementationOnce(slow.call);
    from('Departments');
    const down = press('ArrowDown');
    from('Elsewhere');
    slow.come();
    expect(await down).toBe('Elsewhere');
    expect(isOpen('departments')).toBe(false);
  });
});

describe('a grid of departments', () => {
  beforeEach(async () => {
    from('Departments');
    await press('ArrowDown');
  });

  it('is gone through as the eye does', async () => {
    expect(await press('ArrowRight')).toBe('Teeth');
    expect(await press('ArrowDown')).toBe('Bones');
    expect(await press('ArrowLeft')).toBe('Heart');
    expect(await press('ArrowUp')).toBe('Eyes');
  });

  it('leads up to its name, and stays at its foot', async () => {
    expect(await press('ArrowUp')).toBe('Departments');
    expect(await press('ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('All departments');
    expect(await press('ArrowDown')).toBe('All departments');
  });

  it('leads to what stands beside it, and back', async () => {
    expect(await press('ArrowRight', 'ArrowRight')).toBe('Second opinion');
    expect(await press('ArrowLeft')).toBe('Teeth');
  });

  it('is gone over from end to end', async () => {
    expect(await press('End')).toBe('Second opinion');
    expect(await press('Home')).toBe('Eyes');
  });
});

describe('conditions by speciality', () => {
  beforeEach(async () => {
    from('Conditions');
    await press('ArrowDown');
  });

  it('begin at the first speciality, and go down over its links to the next', async () => {
    expect(focused()).toBe('Skin');
    expect(await press('ArrowDown')).toBe('Liver');
    expect(await press('ArrowUp')).toBe('Skin');
  });

  it('go in to the right and back to the left', async () => {
    expect(await press('ArrowRight')).toBe('Piles');
    expect(await press('ArrowDown')).toBe('Fistula');
    expect(await press('ArrowLeft')).toBe('Skin');
  });

  it('lead up from the topmost link to the name of the menu', async () => {
    expect(await press('ArrowRight', 'ArrowUp')).toBe('Conditions');
  });
});
