import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormField, LeadForm } from '@/contract/types';
import { start } from '@/leads/book.client';
import { shell } from '@/testing/examples/shell';
import { stuckNetwork } from '@/testing/late-answer';
import { words } from '@/testing/render';

const LINKS = `
  <a id="plain" href="/request" data-book>Book</a>
  <a id="doctor" href="/request?doctor=11" data-book data-book-doctor-id="11"
    data-book-doctor-name="Dr Kavita Raghunathan" data-book-doctor-title="General surgeon">Book</a>
  <a id="opinion" href="/request" data-book data-book-purpose="second-opinion"><b>Ask</b></a>
  <a id="weight" href="/request?purpose=weightloss" data-book data-book-purpose="weightloss">Ask</a>
  <a id="other" href="#other">Other</a>`;

let assign: ReturnType<typeof vi.fn>;
beforeAll(() => start(document));
beforeEach(() => {
  assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', async () => Response.json([[], []]));
  writeBlock(shell.form);
});

function writeBlock(form: LeadForm) {
  const block = JSON.stringify({ form, context: shell.context });
  document.body.innerHTML = `${LINKS}<script type="application/json" id="page-form">${block}</script>`;
}

const fieldOf = (key: FormField['key']): FormField => ({
  key,
  type: 'input',
  isRequired: true,
  isHidden: false,
  options: [],
  preset: '',
});
const typedIn = (name: string) =>
  dialog()?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;

const link = (id: string) => document.getElementById(id) as HTMLAnchorElement;
const dialog = () => document.querySelector('dialog');

async function open(id: string) {
  await userEvent.click(link(id).querySelector('b') ?? link(id));
  await waitFor(() => expect(dialog()?.open).toBe(true));
}

describe('a Book link', () => {
  it('opens the form over the page, titled as the page says', async () => {
    await open('plain');
    expect(words(document.querySelector('#lead-dialog-title'))).toBe('Request an appointment');
    expect(dialog()?.querySelector('form')?.getAttribute('action')).toBe('/request');
    expect(link('plain').hasAttribute('aria-busy')).toBe(false);
  });

  it('names the doctor, and sends the doctor along', async () => {
    await open('doctor');
    expect(words(document.querySelector('.modal__head p'))).toBe(
      'with Dr Kavita Raghunathan, General surgeon',
    );
    const hidden = dialog()?.querySelector<HTMLInputElement>('[name="docotrid"]');
    expect(hidden?.value).toBe('11');
  });

  it('that was pressed last opens its form, alone', async () => {
    link('plain').click();
    link('doctor').click();
    await waitFor(() => expect(dialog()?.open).toBe(true));
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(words(document.querySelector('.modal__head p'))).toContain('Dr Kavita Raghunathan');
  });

  it('has a title of its own for a second opinion', async () => {
    await open('opinion');
    expect(words(document.querySelector('#lead-dialog-title'))).toBe('Get a second opinion');
  });

  it('opens the form of its own purpose, with what the page is about', async () => {
    const ofPage = { ...fieldOf('city'), preset: 'Pune' };
    writeBlock({ ...shell.form, fields: [ofPage] });
    const fields = [fieldOf('height'), fieldOf('weight'), fieldOf('city')];
    vi.stubGlobal('fetch', async () => Response.json({ ...shell.form, variant: '7', fields }));
    await open('weight');
    expect(words(document.querySelector('#lead-dialog-title'))).toBe(
      'Talk to a weight-loss doctor',
    );
    expect(typedIn('leadFormVariant')).toBe('7');
    expect(typedIn('LeadTypeData')).toBe('Weight Loss');
    expect(typedIn('height')).toBe('');
    expect(typedIn('cityField')).toBe('Pune');
  });

  it('leads to its page when the form of its purpose cannot be had', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await userEvent.click(link('weight'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(link('weight').href));
    expect(dialog()).toBeNull();
  });

  it('leads to its page when the form of its purpose is stuck on its way', async () => {
    const patience = stuckNetwork();
    await userEvent.click(link('weight'));
    await waitFor(() => expect(AbortSignal.timeout).toHaveBeenCalled());
    patience.end();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(link('weight').href));
    expect(link('weight').hasAttribute('aria-busy')).toBe(false);
  });

  it('keeps the button in the foot, the fields in what scrolls', async () => {
    await open('plain');
    expect(dialog()?.querySelector('.modal__foot button[type="submit"]')).not.toBeNull();
    expect(dialog()?.querySelectorAll('.modal__body .field')).toHaveLength(5);
  });

  it('asks for what the link says, whatever the button of the page’s own form', async () => {
    writeBlock({ ...shell.form, button: 'Ask for a listing' });
    await open('plain');
    expect(words(dialog()?.querySelector('[type="submit"]') ?? null)).toBe('Get a free call back');
  });

  it('gets the focus back when the dialog closes, and nothing of it is left', async () => {
    await open('doctor');
    await userEvent.click(dialog()?.querySelector('[aria-label="Close"]') as HTMLElement);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(document.activeElement).toBe(link('doctor'));
    expect(document.body.querySelectorAll(':scope > div')).toHaveLength(0);
  });

  it('stays a link for those who want another tab', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link('other').addEventListener('click', (event) => event.preventDefault());
    expect(link('plain').dispatchEvent(click)).toBe(true);
    expect(dialog()).toBeNull();
  });

  it('leads to its page when the form cannot be opened', async () => {
    document.getElementById('page-form')?.remove();
    await userEvent.click(link('plain'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(link('plain').href));
    expect(dialog()).toBeNull();
  });
});
