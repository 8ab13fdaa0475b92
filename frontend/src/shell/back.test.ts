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
    form.addEventListener('submit', (event) => event.preventDefault());
    select.value = 'Fee';
    form.requestSubmit();
    expect(select.value).toBe('Fee');
    leave();
    expect(select.value).toBe(order);
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
    form.addEventListener('submit', (event) => event.preventDefault());
    query.value = 'knee';
    city.value = '8';
    form.requestSubmit();
    leave();
    expect([query.value, city.value]).toEqual(['', '7']);
  });
});
