import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import InsurancePage from './insurance-page';
import { nothingFound, searched, usual } from './insurance-page.example';

describe('insurance', () => {
  const page = renderPage(InsurancePage, usual, shell);

  it('keeps the rules in both languages', () => {
    expect(brokenRules(page)).toEqual([]);
    expect(brokenRules(renderPage(InsurancePage, usual, shellWith({}, 'hi')))).toEqual([]);
  });

  it('counts the hospitals of each insurer, and has no heading over nothing', () => {
    expect([...page.querySelectorAll('.insurers a')].map(words)).toEqual([
      'CGHS41 hospitals (demo)',
      'Star Health Insurance1 hospital',
      'Care Health Insurance25 hospitals',
      'Cashless hospitals in Delhi NCR21 hospitals',
    ]);
    expect([...page.querySelectorAll('.prose h2')].map(words)).toEqual([
      'Government schemes',
      'Private insurers',
      'Lists we put together',
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

  it('says what a search by name found, and keeps what was typed', () => {
    const found = renderPage(InsurancePage, searched, shell);
    expect(brokenRules(found)).toEqual([]);
    expect(words(found)).toContain('1 result for “care”');
    expect(found.querySelector<HTMLInputElement>('input[type=search]')?.value).toBe('care');
    expect([...found.querySelectorAll('.insurers a')].map(words)).toEqual([
      'Care Health Insurance25 hospitals',
    ]);
  });

  it('counts what it found in Hindi as one counts there', () => {
    const hindi = shellWith({}, 'hi');
    const said = (props: typeof searched) => words(renderPage(InsurancePage, props, hindi));
    expect(said(searched)).toContain('“care” के लिए 1 नतीजा');
    const [one] = searched.private;
    const two = one ? [one, { ...one, url: '/x' }] : [];
    expect(said({ ...searched, private: two })).toContain('“care” के लिए 2 नतीजे');
  });

  it('leads back to all where no insurer has that name', () => {
    const empty = renderPage(InsurancePage, nothingFound, shell);
    expect(brokenRules(empty)).toEqual([]);
    expect(words(empty.querySelector('.empty h2'))).toBe('No insurer or scheme named “Acme”');
    expect(empty.querySelector('.empty a')?.getAttribute('href')).toBe('/insurance');
  });
});
