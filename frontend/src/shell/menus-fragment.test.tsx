import { describe, expect, it } from 'vitest';
import type { Menu } from '@/contract/types';
import { menus } from '@/testing/examples/shell';
import { html, words } from '@/testing/render';
import MenusFragment from './menus-fragment';

function fragment(of: Menu[] = menus): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html(<MenusFragment menus={of} />);
  return box;
}

describe('what is in the menus', () => {
  it('is there for a wide header and for the menu of a phone', () => {
    const parts = [...fragment().querySelectorAll<HTMLElement>('[data-menu-part]')];
    expect(parts.map((part) => part.dataset.menuPart)).toEqual([
      'main-layout-grid',
      'side-layout-grid',
      'main-heart-pulse',
      'side-heart-pulse',
    ]);
  });

  it('is a grid, or specialities that close one another, each with the link to all', () => {
    const box = fragment();
    expect(box.querySelectorAll('.mega__icons li')).toHaveLength(6);
    expect(box.querySelectorAll('.mega__groups > details')).toHaveLength(4);
    expect(box.querySelectorAll('.mega__groups > details[open]')).toHaveLength(1);
    expect(box.querySelectorAll('.mega__panel a[href="/condition"]')).toHaveLength(4);
    expect(box.querySelectorAll('.menu-sub__all')).toHaveLength(1);
  });

  it('opens at the speciality with most to see', () => {
    const item = { label: 'Piles', url: '/condition/piles', icon: null, lang: null };
    const group = (label: string, items: number) => ({
      label,
      icon: null,
      items: Array.from({ length: items }, () => item),
    });
    const groups = [group('Skin', 1), group('Eyes', 3), group('Ears', 2)];
    const box = fragment([{ ...(menus[1] as Menu), groups }]);
    expect(words(box.querySelector('.mega__groups > [open] > summary'))).toBe('Eyes');
  });
});
