import { describe, expect, it } from 'vitest';
import { html, words } from '@/testing/render';
import { Pager } from './pager';

describe('the pager', () => {
  const pages = (current: number) =>
    [1, 2, 3].map((number) => ({
      number,
      url: `/list?page=${number}`,
      isCurrent: number === current,
    }));

  it('leads one on from the first page and one back from the last', () => {
    const first = html(<Pager pages={pages(1)} nextUrl="/list?page=2" />);
    expect(first).toContain('rel="next"');
    expect(first).not.toContain('rel="prev"');
    const last = html(<Pager pages={pages(3)} nextUrl={null} />);
    expect(last).toContain('<a href="/list?page=2" rel="prev">Previous</a>');
    expect(last).not.toContain('rel="next"');
  });

  it('shows where pages are left out, and nowhere else', () => {
    const box = document.createElement('div');
    const shown = [1, 4, 5, 6, 20].map((number) => ({
      number,
      url: '/',
      isCurrent: number === 5,
    }));
    box.innerHTML = html(<Pager pages={shown} nextUrl="/" />);
    const shownAs = [...box.querySelectorAll('li')].map(words);
    expect(shownAs).toEqual(['Previous', '1', '…', '4', '5', '6', '…', '20', 'Next']);
  });

  it('is not rendered for one page', () => {
    expect(html(<Pager pages={[{ number: 1, url: '/', isCurrent: true }]} nextUrl={null} />)).toBe(
      '',
    );
  });
});
