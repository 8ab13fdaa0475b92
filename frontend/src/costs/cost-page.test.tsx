import { describe, expect, it } from 'vitest';
import { text } from '@/lib/text';
import { few, keyhole } from '@/testing/examples/costs';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import { line } from './change-log';
import CostPage from './cost-page';
import { anywhere, bare, elsewhere, usual } from './cost-page.example';

const pages = { usual, bare, anywhere, elsewhere };
const page = renderPage(CostPage, usual, shell);
const titles = (box: HTMLElement) => [...box.querySelectorAll('h2')].map(words);

describe('a cost page', () => {
  it.each(Object.entries(pages))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(CostPage, props, shell))).toEqual([]);
    expect(brokenRules(renderPage(CostPage, props, shellWith({}, 'hi')))).toEqual([]);
  });

  it('has its parts in the order of the design', () => {
    expect(titles(page)).toEqual([
      'By room or method',
      'What changes the price',
      'What a package usually includes',
      'Get your own estimate',
      'Price by hospital',
      'Government rates',
      'Paying for it',
      'In other cities',
      'Common questions',
    ]);
  });

  it('says in words all that its plot shows', () => {
    const said = words(page.querySelector('.plot'));
    for (const part of ['₹55,000 to ₹1,45,000', '₹72,000 and ₹1,08,000', 'The median is ₹86,000']) {
      expect(said).toContain(part);
    }
    expect(said).toContain('From 42 quotes by 11 hospitals.');
  });

  it('tells what is in a package from what is not, not by colour alone', () => {
    const [inside, outside] = page.querySelectorAll('.cols2 > div');
    const both = [inside, outside].map((part) => [
      words(part?.querySelector('h3') ?? null),
      words(part?.querySelector('ul') ?? null),
    ]);
    expect(both).toEqual([
      ['Usually in the package', 'Surgeon, anaesthetist and theatre'],
      ['Often billed apart', 'Tests before admission'],
    ]);
  });

  it('names every cell of the CGHS table on a narrow screen', () => {
    const cells = [...page.querySelectorAll('td[data-label]')].slice(0, 3);
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual([
      'Without NABH',
      'NABH',
      'Super-speciality',
    ]);
    expect(cells.map(words)).toEqual(['₹32,300', '₹38,000', '₹43,700']);
  });

  it('leads to cashless hospitals of the city and to a loan', () => {
    const links = [...page.querySelectorAll('.paygrid a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/delhi-ncr/hospitals/general-surgery?insurance=cashless',
      '/services/medical-loan',
    ]);
  });

  it('about no city lists cities, tiers and no hospital', () => {
    const box = renderPage(CostPage, anywhere, shell);
    expect(titles(box)).toContain('Cost by city');
    expect(titles(box)).not.toContain('Price by hospital');
    expect(words(box.querySelector('.table-wrap td'))).not.toBe('');
    expect([...box.querySelectorAll('#government ~ .table-wrap tbody th')].map(words)).toEqual([
      'Tier I',
      'Tier I',
    ]);
  });

  it('from a few quotes gives the amounts alone, and says why', () => {
    const box = renderPage(CostPage, { ...usual, figures: [few] }, shell);
    expect(box.querySelector('.plot svg, .plot .range-legend')).toBeNull();
    expect(words(box.querySelector('.plot'))).toContain('Too few quotes for a median.');
  });

  it('of one amount says it once', () => {
    const single = { ...few, lowest: 45000, highest: 45000 };
    const box = renderPage(CostPage, { ...usual, figures: [single] }, shell);
    expect(words(box.querySelector('.plot b'))).toBe('₹45,000');
  });

  it('without a figure says so, and asks for an estimate', () => {
    const box = renderPage(CostPage, bare, shell);
    expect(words(box.querySelector('.empty h2'))).toBe(
      'No published figure for gallbladder removal in Delhi NCR yet',
    );
    expect(box.querySelector('.empty a[data-book]')).not.toBeNull();
    expect(titles(box)).toEqual([
      'No published figure for gallbladder removal in Delhi NCR yet',
      'Get your own estimate',
      'Price by hospital',
      'Paying for it',
    ]);
  });

  it('gives figures of no city as what they are', () => {
    const box = renderPage(CostPage, elsewhere, shell);
    expect(titles(box).slice(0, 2)).toEqual([
      'No published figure for gallbladder removal in Delhi NCR yet',
      'Published figures without this city',
    ]);
  });

  it.each([
    [
      {},
      '20 November 2026: keyhole, Delhi NCR, changed from ₹50,000 – ₹1,40,000 to ₹55,000 – ₹1,45,000',
    ],
    [
      { oldLowest: null, oldHighest: null },
      '20 November 2026: keyhole, Delhi NCR, added: ₹55,000 – ₹1,45,000',
    ],
    [
      { newLowest: null, newHighest: null },
      '20 November 2026: keyhole, Delhi NCR, removed: ₹50,000 – ₹1,40,000',
    ],
    [
      { subject: '', place: '', oldLowest: 5, oldHighest: 5, newLowest: 6, newHighest: 6 },
      '20 November 2026: Price range, changed from ₹5 to ₹6',
    ],
  ])('writes a line of its log (%#)', (changes, expected) => {
    const [first] = usual.changes;
    expect(first && line({ ...first, ...changes }, text('en'))).toBe(expected);
  });

  it('speaks of one hospital and one quote as one', () => {
    const one = { ...keyhole, quotes: 1, quotedBy: 1 };
    expect(words(renderPage(CostPage, { ...usual, figures: [one] }, shell))).toContain(
      'From 1 quote by 1 hospital.',
    );
  });
});
