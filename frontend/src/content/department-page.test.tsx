import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import DepartmentPage from './department-page';
import { bare, usual } from './department-page.example';

describe('a department', () => {
  const page = renderPage(DepartmentPage, usual, shell);

  it.each(Object.entries({ usual, bare }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(DepartmentPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(DepartmentPage, props, shellWith({}, 'hi')))).toEqual([]);
  });

  it('has its Hindi name as Hindi', () => {
    expect(words(page.querySelector('h1 [lang="hi"]'))).toBe('सामान्य सर्जरी');
  });

  it('links a condition that has a page, and says the others in words', () => {
    const [gallstones, lipoma] = page.querySelectorAll('#conditions + .chips li');
    expect(gallstones?.querySelector('a')?.getAttribute('href')).toBe('/condition/gallstones');
    expect(lipoma?.querySelector('a')).toBeNull();
    expect(words(lipoma ?? null)).toBe('Lipoma');
  });

  it('leads to all doctors, and to no list that is not there', () => {
    expect([...page.querySelectorAll('.more')].map(words)).toEqual([
      'All general surgeons in Delhi NCR',
    ]);
  });

  it('of which nothing is known is a heading and a form', () => {
    const plain = renderPage(DepartmentPage, bare, shell);
    expect(plain.querySelector('.subnav, .prose h2')).toBeNull();
    expect(plain.querySelectorAll('.lead-card')).toHaveLength(1);
  });
});
