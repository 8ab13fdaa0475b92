import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import DepartmentsPage from './departments-page';
import { usual } from './departments-page.example';

describe('departments', () => {
  it('are tiles with the plain name and the specialist', () => {
    const page = renderPage(DepartmentsPage, usual, shell);
    expect(brokenRules(page)).toEqual([]);
    const tile = page.querySelector('.depts a');
    expect(tile?.getAttribute('href')).toBe('/department/urology');
    expect(words(tile)).toBe('Kidney and urinaryUrologist');
  });

  it('in Hindi, where specialists have no name of their own, end with the plain name', () => {
    const departments = usual.departments.map((one) => ({ ...one, specialist: '' }));
    const page = renderPage(DepartmentsPage, { ...usual, departments }, shellWith({}, 'hi'));
    expect(page.querySelector('.depts small')).toBeNull();
    expect(page.querySelectorAll('.depts a')).toHaveLength(departments.length);
  });

  it('of a site that has none yet say so, and are no part to find one’s way by', () => {
    const page = renderPage(DepartmentsPage, { ...usual, departments: [] }, shell);
    expect(words(page.querySelector('.departments'))).toBe('No live pages yet.');
    expect(page.querySelector('nav.depts')).toBeNull();
  });
});
