import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EmergencyAnswer } from '@/contract/types';
import { gentle, heart, inHindi } from '@/testing/examples/emergency';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import { EmergencyBox } from './emergency-box';

const show = (answer: EmergencyAnswer, page: 'en' | 'hi' = 'en') =>
  render(
    <LanguageProvider language={page}>
      <EmergencyBox answer={answer} />
    </LanguageProvider>,
  );
const calls = () =>
  screen.getAllByRole('link').map((link) => [words(link), link.getAttribute('href')]);

describe('an emergency, as it is heard', () => {
  it('names each number with whom it reaches, in the order of the answer', () => {
    show(heart);
    expect(calls()).toEqual([
      ['Call 112 Emergency', 'tel:112'],
      ['Call 108 Ambulance', 'tel:108'],
    ]);
  });

  it('has the helpline first where somebody may harm themself, and no first aid for oneself', () => {
    show(gentle);
    expect(calls()[0]).toEqual(['Call 14416 Tele-MANAS, someone to talk to', 'tel:14416']);
    expect(words(screen.getByRole('alert'))).not.toContain('First aid');
    expect(words(screen.getByRole('alert'))).toContain('Is it someone else?');
  });

  it('is one list of calls and one of steps under one heading', () => {
    show(heart);
    const box = within(screen.getByRole('alert'));
    expect(box.getAllByRole('heading').map(words)).toEqual(['This may be a heart attack']);
    expect(box.getAllByRole('list').map((list) => list.children.length)).toEqual([2, 2]);
  });

  it('is wholly Hindi on a Hindi page, but for the lines in other languages', () => {
    show(inHindi, 'hi');
    const own = screen.getByRole('alert').cloneNode(true) as Element;
    for (const other of own.querySelectorAll('[lang], .emergency__label')) other.remove();
    expect(words(own)).not.toMatch(/[a-z]{2}/i);
    expect(words(own)).toContain('प्राथमिक उपचार');
  });

  it('in English on a Hindi page is read out as English, its Hindi line as Hindi', () => {
    show(heart, 'hi');
    const box = screen.getByRole('alert');
    expect(box.getAttribute('lang')).toBe('en');
    const hindi = [...box.querySelectorAll('p')].find((line) => /[क-ह]/.test(words(line)));
    expect(hindi?.getAttribute('lang')).toBe('hi');
  });

  it('calls a number with spaces by its digits alone', () => {
    show({ ...heart, numbers: [{ number: '011 2658 8500', label: 'Poisons' }] });
    expect(calls()).toEqual([['Call 011 2658 8500 Poisons', 'tel:+911126588500']]);
  });
});
