import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import StatusPage from './status-page';
import { stopped, usual, withdrawn } from './status-page.example';

const wishes = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLButtonElement>('button[name="wish"]')].map(({ value }) => value);

describe('the page of one request', () => {
  it.each(Object.entries({ usual, stopped, withdrawn }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(StatusPage, props, shell))).toEqual([]);
  });

  it('says where it stands and by when we call', () => {
    const page = renderPage(StatusPage, usual, shell);
    expect(words(page.querySelector('h1'))).toBe('We are trying to reach you');
    expect(words(page.querySelector('.lead'))).toBe(
      'We call you again usually within 2 hours, between 9 am and 8 pm.',
    );
  });

  it('tells who did what with it, oldest first', () => {
    const steps = [...renderPage(StatusPage, usual, shell).querySelectorAll('.journey li')];
    expect(steps.map(words)).toEqual(usual.history.map((line) => `${line.text}${line.at}`));
  });

  it('says when and where a confirmed visit is', () => {
    const visit = '24 November 2026, 10:30 am, City Hospital, Saket';
    const page = renderPage(
      StatusPage,
      { ...usual, stage: 'confirmed', appointment: visit },
      shell,
    );
    expect(words(page)).toContain(visit);
  });

  it('takes three wishes by forms that post by themselves', () => {
    const page = renderPage(StatusPage, usual, shell);
    expect(wishes(page)).toEqual(['call', 'stop', 'withdraw']);
    for (const form of page.querySelectorAll('form')) {
      expect([form.method, form.getAttribute('action')]).toEqual(['post', usual.action]);
    }
    const chosen = page.querySelector<HTMLInputElement>('input[checked]');
    expect(chosen?.value).toBe('Later 9-12');
  });

  it('does not offer what is done already', () => {
    expect(wishes(renderPage(StatusPage, stopped, shell))).toEqual(['withdraw']);
    expect(wishes(renderPage(StatusPage, withdrawn, shell))).toEqual([]);
    expect(words(renderPage(StatusPage, withdrawn, shell))).not.toContain('within 2 hours');
  });

  it('confirms what was changed, in words that can take the focus', () => {
    const said = (done: 'call' | 'stop' | null) =>
      words(
        renderPage(StatusPage, { ...usual, done }, shell).querySelector('#done[tabindex="-1"]'),
      );
    expect(said('call')).toBe('Saved. We will call you at this time: Later, 9 am to 12 noon.');
    expect(said('stop')).toBe('Done. We will not contact you about this request.');
    expect(said(null)).toBe('');
  });

  it('speaks Hindi', () => {
    const page = renderPage(StatusPage, withdrawn, shellWith({}, 'hi'));
    expect(words(page.querySelector('h1'))).toBe('आपने यह अनुरोध वापस ले लिया है');
  });

  it('says in Hindi first by when, then who calls, and ends the sentence as Hindi does', () => {
    const promise = '2 घंटे के अंदर';
    const props = { ...usual, stage: 'new' as const, callbackPromise: promise };
    const page = renderPage(StatusPage, props, shellWith({}, 'hi'));
    expect(words(page.querySelector('.lead'))).toBe('2 घंटे के अंदर हमारे सलाहकार आपको फ़ोन करेंगे।');
  });
});
