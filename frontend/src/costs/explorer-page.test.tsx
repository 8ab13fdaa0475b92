import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import ExplorerPage from './explorer-page';
import { all, anywhere, elsewhere, usual } from './explorer-page.example';

const titles = (box: HTMLElement) => [...box.querySelectorAll('.prose h2')].map(words);

describe('the cost explorer', () => {
  it.each(Object.entries({ usual, elsewhere, anywhere, all }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(ExplorerPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(ExplorerPage, props, shellWith({}, 'hi')))).toEqual([]);
  });

  it('says in a table all that its bars show', () => {
    const table = renderPage(ExplorerPage, usual, shell).querySelector('.bars table');
    expect(words(table?.querySelector('caption') ?? null)).toBe(
      'What hospitals in Delhi NCR ask for gallbladder removal',
    );
    expect([...(table?.querySelectorAll('tbody tr') ?? [])].map(words)).toEqual([
      'Devgiri HospitalGurugram · keyhole · Demo figure₹55,000 – ₹1,45,000Median ₹86,000',
      'Nirjhar HospitalRohini · keyhole · Demo figure₹60,000Too few quotes for a median',
    ]);
    for (const plot of table?.querySelectorAll('svg') ?? []) {
      expect(plot.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('says of a new site that there is nothing yet', () => {
    const page = renderPage(ExplorerPage, { ...all, index: [] }, shell);
    expect(brokenRules(page)).toEqual([]);
    expect(words(page.querySelector('.cost-index'))).toContain('No live pages yet.');
  });

  it('says what is left out, and what is billed apart', () => {
    const said = words(renderPage(ExplorerPage, usual, shell));
    expect(said).toContain('told us no price of their own');
    expect(said).toContain('Often billed apart');
  });

  it('is an ordinary form with what was chosen in it', () => {
    const form = renderPage(ExplorerPage, usual, shell).querySelector('form.choose');
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/cost', 'get']);
    const chosen = [...(form?.querySelectorAll('option[selected]') ?? [])].map(words);
    expect(chosen).toEqual(['Gallbladder removal', 'Delhi NCR', 'Any room', 'Any, or none']);
  });

  it('without a figure says so, and names the nearest as what it is', () => {
    const box = renderPage(ExplorerPage, elsewhere, shell);
    expect(titles(box).slice(0, 2)).toEqual([
      'No published figure for gallbladder removal in Delhi NCR yet',
      'The nearest figure: Mumbai',
    ]);
    expect(words(box)).toContain('about 119 km away. It is no price in Delhi NCR.');
    expect(words(box.querySelector('[role=status]'))).toContain('no kind of room we know');
  });

  it('about no city says that the span is that of cities', () => {
    const said = words(renderPage(ExplorerPage, anywhere, shell).querySelector('.plot'));
    expect(said).toContain('₹40,000 – ₹1,65,000');
    expect(said).toContain('of 7 cities. Nobody published a figure for all of India.');
  });

  it('puts the departments in two columns of about one height, in their order', () => {
    const group = (label: string, count: number) => ({
      label,
      icon: 'eye',
      rows: Array.from({ length: count }, (_, at) => ({
        name: `${label} ${at}`,
        url: `/cost?treatment=${label}-${at}`,
        amount: '',
        note: 'No published figure yet',
      })),
    });
    const index = [group('Eyes', 3), group('Joints', 5), group('Kidney', 8), group('Heart', 2)];
    const page = renderPage(ExplorerPage, { ...all, index }, shell);
    const columns = [...page.querySelectorAll('.cost-index__column')];
    expect(columns.map((column) => [...column.querySelectorAll('h3')].map(words))).toEqual([
      ['Eyes', 'Joints'],
      ['Kidney', 'Heart'],
    ]);
  });

  it('lists all treatments with their range', () => {
    const rows = [...renderPage(ExplorerPage, all, shell).querySelectorAll('.cost-line')];
    expect(rows.map(words)[0]).toContain('₹46,000 – ₹1,18,000');
    expect(rows.map(words)[1]).toBe('Lipoma removalNone published in Pune.');
  });
});
