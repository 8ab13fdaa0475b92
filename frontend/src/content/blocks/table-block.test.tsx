import { describe, expect, it } from 'vitest';
import type { BodyTable } from '@/contract/types';
import { shell } from '@/testing/examples/shell';
import { html, words } from '@/testing/render';
import { bodySections } from './body-sections';
import { TableBlock } from './table-block';

const table: BodyTable = {
  type: 'table',
  heading: 'Doses',
  caption: '',
  head: ['Age', 'Morning', 'Evening'],
  rows: [
    ['Adults', 'One', 'Two'],
    ['Children', '', 'Half'],
  ],
};

function show(changes: Partial<BodyTable>): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html(<TableBlock block={{ ...table, ...changes }} />);
  return box;
}
const labels = (row: Element | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.dataset.label);

describe('a table of an editor', () => {
  it('names each cell of a row by the head of its column', () => {
    const [adults] = show({}).querySelectorAll('tbody tr');
    expect(labels(adults)).toEqual(['Morning', 'Evening']);
    expect(words(adults?.querySelector('th') ?? null)).toBe('Adults');
  });

  it('names no cell that says nothing: on a phone its name would stand there alone', () => {
    for (const nothing of ['', '  ', '\u00a0']) {
      const rows = [['Children', nothing, 'Half']];
      const row = show({ rows }).querySelector('tbody tr');
      expect(labels(row ?? undefined)).toEqual([undefined, 'Evening']);
      expect(row?.querySelector('td')?.childNodes).toHaveLength(0);
    }
  });

  it('has no row of which nothing was filled in', () => {
    const rows = [['Adults', 'One', 'Two'], ['', ' ', ''], []];
    expect(show({ rows }).querySelectorAll('tbody tr')).toHaveLength(1);
  });

  it('is nothing where no row was filled in', () => {
    expect(show({ rows: [['', '', '']], caption: 'Doses' }).innerHTML).toBe('');
    expect(show({ rows: [] }).innerHTML).toBe('');
  });

  it('has no heading then, and no line in the contents', () => {
    const text = { type: 'text', heading: 'Care', text: 'Rest.' } as const;
    const { sections } = bodySections([{ ...table, rows: [['', '', '']] }, table, text], shell);
    expect(sections.map(({ label }) => label)).toEqual(['Doses', 'Care']);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(2);
  });

  it('says its caption below, and has no empty one', () => {
    expect(show({}).querySelector('.caption')).toBeNull();
    expect(words(show({ caption: 'As of May.' }).querySelector('.caption'))).toBe('As of May.');
  });

  it('has no head without words where its corner is left blank, nor before a row that goes on', () => {
    const rows = [
      ['Adults', 'One', 'Two'],
      [' ', 'None', 'None'],
    ];
    const box = show({ head: ['', 'Morning', 'Evening'], rows });
    expect([...box.querySelectorAll('th')].map(words)).toEqual(['Morning', 'Evening', 'Adults']);
    expect([...box.querySelectorAll('tr')].map((row) => row.cells.length)).toEqual([3, 3, 3]);
    expect(labels(box.querySelectorAll('tbody tr')[1])).toEqual([undefined, 'Morning', 'Evening']);
  });

  it('leaves no room on a phone for the name of a column that has none', () => {
    const head = ['Age', '', 'Evening'];
    const row = show({ head, rows: [['Adults', 'One', 'Two', 'Three']] }).querySelector('tbody tr');
    expect(labels(row ?? undefined)).toEqual([undefined, 'Evening', undefined]);
  });

  it('shows a cell beyond its heads all the same', () => {
    const row = show({ rows: [['Adults', 'One', 'Two', 'Three']] }).querySelector('tbody tr');
    expect(words(row?.lastElementChild ?? null)).toBe('Three');
  });
});
