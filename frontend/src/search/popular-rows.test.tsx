import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Link } from '@/contract/types';
import { SearchDialog } from './search-dialog';

const open = (popular: Link[]) =>
  render(<SearchDialog id="q" popular={popular} onClosed={vi.fn()} />);

it('offers only popular pages that lead somewhere: a row without an address would load the page again', () => {
  open([
    { label: 'Gallstones', url: '/condition/gallstones', lang: null },
    { label: 'Piles', url: null, lang: null },
  ]);
  expect(screen.getAllByRole('option').map((row) => row.getAttribute('href'))).toEqual([
    '/condition/gallstones',
  ]);
});

it('opens no list where none of them does', () => {
  open([{ label: 'Piles', url: null, lang: null }]);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
});
