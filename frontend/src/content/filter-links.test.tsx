import { describe, expect, it } from 'vitest';
import type { Link } from '@/contract/types';
import { html, words } from '@/testing/render';
import { FilterLinks } from './filter-links';

const link = (label: string, url: string): Link => ({ label, url, lang: null });
const all = link('All', '/blog');
const urology = link('Urology', '/blog?department=urology');
const eyes = link('Eyes', '/blog?department=eyes');

function show(links: Link[], chosen: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html(<FilterLinks links={links} chosen={chosen} label="By department" />);
  return box;
}

describe('the parts of a list', () => {
  it('are links, the whole list first, and the one that is shown says so', () => {
    const page = show([all, urology, eyes], '/blog?department=urology');
    expect([...page.querySelectorAll('a')].map(words)).toEqual(['All', 'Urology', 'Eyes']);
    expect(words(page.querySelector('[aria-current="page"]'))).toBe('Urology');
    expect(page.querySelector('nav')?.getAttribute('aria-label')).toBe('By department');
  });

  it('of which there is one are no choice on the page of the whole list', () => {
    expect(show([all, urology], '/blog').innerHTML).toBe('');
    expect(show([all], '/blog').innerHTML).toBe('');
  });

  it('of which there is one lead back to the whole list, which may have more', () => {
    const page = show([all, urology], '/blog?department=urology');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/blog');
    expect(words(page.querySelector('[aria-current="page"]'))).toBe('Urology');
  });
});
