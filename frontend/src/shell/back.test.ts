import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCity, forgetCity } from '@/cities/city';
import { start } from './back.client';

const PUNE = { id: 7, name: 'Pune', type: 'popular', slug: 'pune' };
const reload = vi.fn();
start(document);

/** Back to this page, which was stored whole or is loaded anew. */
const leave = () => dispatchEvent(new Event('pagehide'));
const comeBack = (persisted = true) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** Asks for what the form says, without the window leaving. */
const ask = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

beforeEach(() => {
  reload.mockClear();
  localStorage.clear();
  forgetCity();
  vi.stubGlobal('location', { reload });
});

describe('a page that Back shows as it was left', () => {
  it('stays where nothing has changed', () => {
    localStorage.setItem('shortlist', '[1]');
    chooseCity(PUNE);
    leave();
    comeBack();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded again where another page saved a doctor', () => {
    leave();
    localStorage.setItem('shortlist', '[1]');
    comeBack();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is loaded again where another city was chosen', () => {
    leave();
    chooseCity(PUNE);
    comeBack();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not loaded twice: what is loaded anew shows what is stored', () => {
    leave();
    chooseCity(PUNE);
    comeBack(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['asked for another page is as this page says again', 'get', 'Near'],
    ['sent a request keeps its answers, as its own page decides', 'post', 'Fee'],
  ])('and a form that %s', (_, method, order) => {
    document.body.innerHTML = `
      <form method="${method}"><select><option>Near</option><option>Fee</option></select></form>`;
    const form = document.querySelector('form') as HTMLFormElement;
    const select = document.querySelector('select') as HTMLSelectElement;
    select.value = 'Fee';
    ask(form);
    expect(select.value).toBe('Fee');
    leave();
    expect(select.value).toBe(order);
  });

  it('but not a form that was stopped, as there was no network: it is what its visitor chose', () => {
    document.body.innerHTML = '<form method="get"><input name="q"></form>';
    const [form, query] = ['form', 'input'].map((name) => document.querySelector(name)) as [
      HTMLFormElement,
      HTMLInputElement,
    ];
    query.value = 'knee';
    addEventListener('submit', (event) => event.preventDefault(), { once: true });
    ask(form);
    leave();
    expect(query.value).toBe('knee');
    ask(form);
    leave();
    expect(query.value).toBe('');
  });

  it('and a search box, which asks in the city that was chosen again, not in the usual one', () => {
    chooseCity(PUNE);
    document.body.innerHTML = `<form method="get"><input name="q"><select data-chosen-city="">
        <option value="514" selected>Delhi NCR</option><option value="7">Pune</option>
        <option value="8">Jaipur</option></select></form>`;
    const form = document.querySelector('form') as HTMLFormElement;
    const [query, city] = [form.querySelector('input'), form.querySelector('select')] as [
      HTMLInputElement,
      HTMLSelectElement,
    ];
    query.value = 'knee';
    city.value = '8';
    ask(form);
    leave();
    expect([query.value, city.value]).toEqual(['', '7']);
  });
});
