import { describe, expect, it } from 'vitest';
import { shell } from '@/testing/examples/shell';
import { html, words } from '@/testing/render';
import { SafetyLine } from './safety-line';

function line(language: 'en' | 'hi') {
  const box = document.createElement('div');
  box.innerHTML = html(<SafetyLine brand={{ ...shell.brand, emergencyNumber: '112' }} />, language);
  return box;
}

describe('the line that a page is not for emergencies', () => {
  it('says whom to call, by a link that calls', () => {
    expect(words(line('en'))).toBe(
      'In an emergency, call 112. This website is not for emergencies.',
    );
    expect(line('en').querySelector('a')?.getAttribute('href')).toBe('tel:112');
  });

  it('ends both its sentences in Hindi as Hindi does', () => {
    expect(words(line('hi'))).toMatch(/ 112। .+।$/);
  });

  it('is a part of the page that is found by its name', () => {
    expect(line('en').querySelector('section')?.getAttribute('aria-label')).toBe('In an emergency');
  });
});
