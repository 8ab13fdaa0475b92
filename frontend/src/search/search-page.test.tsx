import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/lib/examples/shell';
import { brokenRules, draw, words } from '@/ui/testing';
import SearchPage from './search-page';
import * as examples from './search-page.example';

describe('search', () => {
  it.each(Object.entries(examples))('%s keeps the rules', (_, props) => {
    expect(brokenRules(draw(SearchPage, props, shell))).toEqual([]);
    expect(brokenRules(draw(SearchPage, props, shellWith({}, 'hi')))).toEqual([]);
  });

  it('shows what was found, by kind, and keeps what was asked', () => {
    const page = draw(SearchPage, examples.found, shell);
    expect([...page.querySelectorAll('h2')].map(words)).toEqual(['Conditions', 'Doctors']);
    expect(page.querySelector('input[name="q"]')?.getAttribute('value')).toBe('gall');
    expect(page.querySelector('select[name="city"] [selected]')?.textContent).toBe('Delhi NCR');
    expect(words(page.querySelector('.searchpanel .avatar'))).toBe('KR');
  });

  it('says when nothing was found, and offers a call', () => {
    const page = draw(SearchPage, examples.none, shell);
    expect(words(page.querySelector('.empty h2'))).toBe('No match for “xyzzy”');
    expect(page.querySelector('.empty a[data-book]')).not.toBeNull();
  });

  it('asks for more letters, and says nothing before anything is asked', () => {
    const short = draw(SearchPage, examples.tooShort, shell);
    expect(words(short.querySelector('[role="status"]'))).toContain('three letters');
    const blank = draw(SearchPage, examples.blank, shell);
    expect(blank.querySelector('.empty, [role="status"]')).toBeNull();
    expect(words(blank.querySelector('h1'))).toBe('Search');
  });

  it('puts the emergency numbers before the results', () => {
    const page = draw(SearchPage, examples.emergency, shell);
    const numbers = [...page.querySelectorAll('.care--urgent a')].map((a) =>
      a.getAttribute('href'),
    );
    expect(numbers).toEqual(['tel:112', 'tel:108']);
  });
});
