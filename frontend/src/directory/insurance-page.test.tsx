import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/lib/examples/shell';
import { brokenRules, draw, words } from '@/ui/testing';
import InsurancePage from './insurance-page';
import { usual } from './insurance-page.example';

describe('insurance', () => {
  const page = draw(InsurancePage, usual, shell);

  it('keeps the rules in both languages', () => {
    expect(brokenRules(page)).toEqual([]);
    expect(brokenRules(draw(InsurancePage, usual, shellWith({}, 'hi')))).toEqual([]);
  });

  it('counts the hospitals of each insurer, and has no heading over nothing', () => {
    expect([...page.querySelectorAll('.insurers a')].map(words)).toEqual([
      'CGHS41 hospitals',
      'Star Health Insurance1 hospital',
      'Care Health Insurance25 hospitals',
    ]);
    expect([...page.querySelectorAll('.prose h2')].map(words)).toEqual([
      'Government schemes',
      'Private insurers',
      'How cashless works',
      'What Ayushman Bharat PM-JAY covers',
    ]);
  });

  it('names where each rule was read', () => {
    const sources = [...page.querySelectorAll('.prose .caption')].map(words);
    expect(sources[0]).toContain('circular of 29 May 2024');
    expect(sources[1]).toContain('November 2026');
  });

  it('offers to check the cover', () => {
    expect(words(page.querySelector('.lead-card h2'))).toBe('Check my cover');
  });
});
