import { describe, expect, it } from 'vitest';
import { formField, shell } from '@/testing/examples/shell';
import { html, words } from '@/testing/render';
import { LeadInline } from './lead-inline';

const form = (variant: string, ...keys: Parameters<typeof formField>[0][]) => ({
  ...shell.form,
  variant,
  isWhite: true,
  fields: keys.map((key) => formField(key)),
});
const withForms = { ...shell, extraForms: [form('5', 'query'), form('6', 'email', 'city')] };

function renderVariant(variant: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html(<LeadInline shell={withForms} variant={variant} />);
  return box;
}

describe('a further form of a page', () => {
  it.each(['5', '6'])('of variant %s is on white and sends its own variant', (variant) => {
    const box = renderVariant(variant);
    expect(box.querySelector('.lead-card--white')).not.toBeNull();
    const sent = box.querySelector<HTMLInputElement>('[name="leadFormVariant"]');
    expect(sent?.value).toBe(variant);
    expect(words(box.querySelector('h2'))).toBe('Request an appointment');
  });

  it('says on its button what it asks for', () => {
    const asked = { ...form('5', 'query'), button: 'Get a call back' };
    const box = document.createElement('div');
    box.innerHTML = html(<LeadInline shell={{ ...shell, extraForms: [asked] }} variant="5" />);
    expect(words(box.querySelector('[type="submit"]'))).toBe('Get a call back');
    expect(words(renderVariant('6').querySelector('[type="submit"]'))).toBe('Get a free call back');
  });

  it('shares no id with another form of the page', () => {
    const ids = ['5', '6'].flatMap((variant) =>
      [...renderVariant(variant).querySelectorAll('[id]')].map((element) => element.id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('wakes with the same props it was rendered from', () => {
    const box = renderVariant('6');
    const island = box.querySelector<HTMLElement>('[data-island="leads/lead-form"]');
    const block = box.querySelector(`#${island?.dataset.props}`);
    expect(JSON.parse(block?.textContent ?? '')).toMatchObject({
      prefix: 'form-6-',
      form: { variant: '6' },
    });
  });

  it('is nothing where the page has none', () => {
    expect(html(<LeadInline shell={shell} variant="5" />)).toBe('');
  });
});
