import { describe, expect, it } from 'vitest';
import { shell } from '@/lib/examples/shell';
import { brokenRules, draw, words } from '@/ui/testing';
import ThankyouPage from './thankyou-page';
import { usual, withReference } from './thankyou-page.example';

describe('thank you', () => {
  const page = draw(ThankyouPage, usual, shell);

  it.each(Object.entries({ usual, withReference }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(draw(ThankyouPage, props, shell))).toEqual([]);
  });

  it('knows nobody: the script fills what is hidden', () => {
    const slots = [...page.querySelectorAll<HTMLElement>('[data-thankyou]')];
    expect(slots.map((slot) => slot.dataset.thankyou)).toEqual(['name', 'mobile', 'reference']);
    expect(slots.every((slot) => slot.hasAttribute('hidden'))).toBe(true);
  });

  it('shows a reference that the server knows', () => {
    const slot = draw(ThankyouPage, withReference, shell).querySelector(
      '[data-thankyou="reference"]',
    );
    expect(words(slot)).toBe('SP-204 518');
    expect(slot?.hasAttribute('hidden')).toBe(false);
  });

  it('says received, never booked', () => {
    expect(words(page)).not.toMatch(/booked|confirmed/i);
    expect([...page.querySelectorAll('.journey li')].map((li) => li.className)).toEqual([
      'is-done',
      'is-now',
      '',
    ]);
  });
});
