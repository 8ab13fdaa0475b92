import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import ErrorPage from './error-page';
import { broken, notFound } from './error-page.example';

describe('an error page', () => {
  it('404 offers a search and ways on', () => {
    const page = renderPage(ErrorPage, notFound, shell);
    expect(brokenRules(page)).toEqual([]);
    expect(page.querySelector('form[action="/search"]')).not.toBeNull();
    expect(words(page.querySelector('select[name="city"]'))).toBe('All IndiaDelhi NCRMumbai');
    expect(page.querySelectorAll('.chip')).toHaveLength(4);
  });

  it('500 offers to try again', () => {
    const page = renderPage(ErrorPage, broken, shell);
    expect(brokenRules(page)).toEqual([]);
    expect(words(page.querySelector('.btn'))).toBe('Try again');
    expect(page.querySelector('.btn')?.getAttribute('href')).toBe(shell.context.path);
    expect(page.querySelector('form')).toBeNull();
  });
});

describe('an error page that is shown without a network', () => {
  const offline = { ...broken, status: 503 as const, links: [] };

  it('tries again at the address that was asked for, which is not its own', () => {
    const page = renderPage(ErrorPage, offline, shell);
    expect(page.querySelector('.btn')?.getAttribute('href')).toBe('');
  });

  it('has no empty list of ways on', () => {
    expect(renderPage(ErrorPage, offline, shell).querySelector('nav')).toBeNull();
  });

  it('offers to try again in Hindi', () => {
    const page = renderPage(ErrorPage, offline, shellWith({}, 'hi'));
    expect(words(page.querySelector('.btn'))).toMatch(/\p{Script=Devanagari}/u);
  });
});
