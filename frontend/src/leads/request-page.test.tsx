import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import RequestPage from './request-page';
import { refused, usual } from './request-page.example';

describe('the page of the form, before any JavaScript', () => {
  it('is a form that posts by itself, with what the page is about', () => {
    const form = renderPage(RequestPage, usual, shell).querySelector('form');
    expect(form?.getAttribute('action')).toBe('/request');
    expect(form?.getAttribute('method')).toBe('post');
    const hidden = [...(form?.querySelectorAll<HTMLInputElement>('[type="hidden"]') ?? [])];
    expect(Object.fromEntries(hidden.map((field) => [field.name, field.value]))).toEqual({
      PageTypeData: 'Condition',
      LeadTypeData: 'Appointment',
      PageNameData: 'Gallstones',
      pagePath: '/condition/gallstones',
      pageToken: 'Condition:3:signed',
      leadFormVariant: '1',
      leadFormKeys: 'city,treatment,query',
    });
  });

  it('has a label for each field, and every city once, with Other', () => {
    const page = renderPage(RequestPage, usual, shell);
    expect([...page.querySelectorAll('.field > label')].map(words)).toEqual([
      'Your name',
      'Mobile number',
      'City',
      'Treatment or condition',
      'Your question (optional)',
    ]);
    const city = page.querySelector<HTMLInputElement>('[name="cityField"]');
    expect(city?.value).toBe('Delhi NCR');
    const names = page.querySelectorAll<HTMLOptionElement>(`#${city?.getAttribute('list')} option`);
    expect([...names].map((name) => name.value)).toEqual(['Delhi NCR', 'Mumbai', 'Other']);
  });

  it('comes back with what was typed and what is wrong', () => {
    const page = renderPage(RequestPage, refused, shell);
    expect([...page.querySelectorAll('.field .error')].map(words)).toEqual([
      'Please Enter Name',
      'Please Only Enter a Valid Mobile Number',
    ]);
    expect([...page.querySelectorAll('.error-summary a')].map(words)).toHaveLength(2);
    expect(page.querySelector<HTMLInputElement>('[name="mobileField"]')?.value).toBe('58200 14');
    expect(page.querySelector('textarea')?.textContent).toBe('Is it urgent?');
  });

  it('skips no level of headings where answers are wrong: who listens goes by them', () => {
    for (const props of [usual, refused]) {
      const heads = [...renderPage(RequestPage, props, shell).querySelectorAll('h1, h2, h3, h4')];
      const levels = heads.map(({ tagName }) => Number(tagName.slice(1)));
      expect(levels[0]).toBe(1);
      for (const [at, level] of levels.entries())
        expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  it('tells of a failure at once', () => {
    const failure = "We couldn't send this. Please try again or call us.";
    const page = renderPage(RequestPage, { ...usual, failure }, shell);
    expect(words(page.querySelector('.request-page > [role="alert"]'))).toBe(failure);
    expect(
      renderPage(RequestPage, usual, shell).querySelector('.request-page > [role="alert"]'),
    ).toBeNull();
  });

  it('agrees to nothing on behalf of the visitor', () => {
    const page = renderPage(RequestPage, usual, shell);
    expect(page.querySelectorAll('[type="checkbox"]')).toHaveLength(2);
    expect(page.querySelectorAll('[checked]')).toHaveLength(0);
    const terms = [...page.querySelectorAll('p')].map(words);
    expect(terms).toContain('By proceeding, you agree to our terms and conditions');
  });

  it('speaks Hindi on a Hindi page', () => {
    const page = renderPage(RequestPage, usual, shellWith({}, 'hi'));
    expect(words(page.querySelector('button[type="submit"]'))).toBe('मुफ़्त कॉल के लिए अनुरोध करें');
  });
});
