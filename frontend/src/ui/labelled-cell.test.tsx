import { describe, expect, it } from 'vitest';
import { html } from '@/testing/render';
import { LabelledCell } from './labelled-cell';
import { Cited } from './prose/cited';

describe('a cell that names itself', () => {
  it('keeps a footnote beside the words it belongs to: they were two parts of the cell', () => {
    const row = document.createElement('tr');
    row.innerHTML = html(
      <LabelledCell label="Usual range">
        <Cited text="6.5% or more[^1.2]" />
      </LabelledCell>,
    );
    const cell = row.querySelector('td');
    expect(cell?.dataset.label).toBe('Usual range');
    expect([...(cell?.childNodes ?? [])].map((part) => part.nodeName)).toEqual(['SPAN']);
    expect(cell?.querySelector('span > sup, span > a')).not.toBeNull();
  });
});
