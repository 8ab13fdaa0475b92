import { beforeEach, describe, expect, it } from 'vitest';
import { runStaffScript } from './staff-script';

interface Controlled {
  connect?: () => void;
  search: (event: { target: HTMLInputElement }) => void;
  tell: () => void;
  draw: () => void;
}
type Controller = new (element: Element) => Controlled;

/** As far as the inputs need Wagtail's Stimulus: what is marked as a target is there by its name. */
class Base {
  constructor(readonly element: Element) {
    for (const part of element.querySelectorAll<HTMLElement>('*')) {
      for (const [data, name] of Object.entries(part.dataset)) {
        if (!data.endsWith('Target')) continue;
        const own = this as unknown as Record<string, unknown>;
        own[`${name}Target`] ??= part;
        own[`${name}Targets`] = [...((own[`${name}Targets`] as Element[]) ?? []), part];
      }
    }
  }
}

const found: Record<string, Controller> = {};
const register = (name: string, controller: Controller) => {
  found[name] = controller;
};

const row = (label: string, isTicked = false) =>
  `<label data-search-list-target="row"><input type="checkbox" ${isTicked ? 'checked' : ''}>
    <span>${label}</span></label>`;

function open(name: string, inside: string): Controlled {
  document.body.insertAdjacentHTML('beforeend', `<details>${inside}</details>`);
  const Own = found[name] as Controller;
  return new Own(document.body.lastElementChild as Element);
}

beforeEach(() => {
  Object.assign(window, { StimulusModule: { Controller: Base }, wagtail: { app: { register } } });
  runStaffScript('directory/static/directory/inputs.js', '');
});

describe('a long list that is searched', () => {
  const LABELS = ['Ménière’s disease', 'Piles', 'Kidney stones', 'पिज़्ज़ा', 'Crohn’s disease'];

  function search(typed: string) {
    document.body.replaceChildren();
    const list = open(
      'search-list',
      `${LABELS.map((label) => row(label)).join('')}<p data-search-list-target="found"></p>`,
    );
    list.search({ target: Object.assign(document.createElement('input'), { value: typed }) });
    const rows = [...document.querySelectorAll<HTMLElement>('label')];
    const shown = rows.filter((one) => !one.hidden).map((one) => one.textContent?.trim());
    return { shown, said: document.querySelector('p')?.textContent };
  }

  it('shows the rows that have all of the words, in any order, and how many they are', () => {
    expect(search('stones  KID')).toEqual({ shown: ['Kidney stones'], said: '1 found' });
  });

  it.each([
    ['without the accents and signs of a name', 'menieres', 'Ménière’s disease'],
    ['with the other apostrophe', "crohn's", 'Crohn’s disease'],
    ['in Hindi as another keyboard writes it', 'पि\u095b्\u095bा', 'पिज़्ज़ा'],
  ])('finds a name that is typed %s', (_, typed, label) => {
    expect(search(typed).shown).toEqual([label]);
  });

  it('shows all again once nothing is typed, and says nothing then', () => {
    expect(search('   ')).toEqual({ shown: LABELS, said: '' });
    expect(search('xyz').said).toBe('0 found');
  });
});

describe('the closed list of what is ticked', () => {
  const ticked = (rows: string) =>
    open(
      'tick-input',
      `<summary><span data-tick-input-target="names">None</span></summary>${rows}`,
    );
  const said = () => document.querySelector('summary')?.textContent;

  it('names what is ticked, and none', () => {
    const input = ticked(row('Piles', true) + row('Hernia') + row('Fistula', true));
    input.tell();
    expect(said()).toBe('Piles, Fistula');
    for (const box of document.querySelectorAll('input')) box.checked = false;
    input.tell();
    expect(said()).toBe('None');
  });

  it('names what a browser has ticked again as one goes back to the form', () => {
    ticked(row('Piles', true)).connect?.();
    expect(said()).toBe('Piles');
  });
});

describe('the icons to choose from', () => {
  const choices = (chosen: string) =>
    ['eye', 'heart', 'none']
      .map(
        (name) =>
          `<label><input type="radio" name="icon" ${name === chosen ? 'checked' : ''}>${
            name === 'none'
              ? ''
              : `<svg><use data-icon-input-target="icon" data-href="/${name}.svg"></use></svg>`
          }<span>${name}</span></label>`,
      )
      .join('');
  const icons = (chosen: string) =>
    open(
      'icon-input',
      `<summary><svg><use data-icon-input-target="picture"></use></svg>
        <span data-icon-input-target="name"></span></summary>${choices(chosen)}`,
    );
  const hrefs = () =>
    [...document.querySelectorAll('label use')].map((use) => use.getAttribute('href'));

  it('are fetched as the list is opened, and not before', () => {
    const input = icons('eye');
    input.draw();
    expect(hrefs()).toEqual([null, null]);
    (document.querySelector('details') as HTMLDetailsElement).open = true;
    input.draw();
    expect(hrefs()).toEqual(['/eye.svg', '/heart.svg']);
  });

  it.each([
    ['heart', '/heart.svg'],
    ['none', ''],
  ])('%s stands on the closed list, by its name and its picture', (chosen, href) => {
    icons(chosen).connect?.();
    expect(document.querySelector('summary span')?.textContent).toBe(chosen);
    expect(document.querySelector('summary use')?.getAttribute('href')).toBe(href);
  });

  it('of which none is chosen leave the closed list as it came', () => {
    icons('').connect?.();
    expect(document.querySelector('summary span')?.textContent).toBe('');
  });
});
