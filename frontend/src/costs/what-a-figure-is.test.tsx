import { describe, expect, it } from 'vitest';
import type { CostPageProps, ExplorerPageProps, PriceRangeRow } from '@/contract/types';
import { few, keyhole } from '@/testing/examples/costs';
import { shell, shellWith } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import CostPage from './cost-page';
import { usual as cost } from './cost-page.example';
import ExplorerPage from './explorer-page';
import { elsewhere, usual as explorer } from './explorer-page.example';

const hindi = shellWith({}, 'hi');

describe('the CGHS rate of a treatment', () => {
  const heading = (note: string, of = shell) => {
    const cghs = cost.cghs && { ...cost.cghs, note };
    const box = renderPage(CostPage, { ...cost, cghs } as CostPageProps, of);
    return [...box.querySelectorAll('#government ~ h3')].map(words)[0];
  };

  it('says for which way of doing it the rate is, as that of PM-JAY does', () => {
    expect(heading('keyhole')).toBe('CGHS rates, keyhole');
    expect(heading('दूरबीन से', hindi)).toBe('CGHS की दरें, दूरबीन से');
  });

  it('says no more where the list makes no difference', () => {
    expect(heading('')).toBe('CGHS rates');
    expect(heading('', hindi)).toBe('CGHS की दरें');
  });
});

describe('the row of a hospital among others', () => {
  const rows = (changes: Partial<PriceRangeRow>[], of = shell) => {
    const byHospital = changes.map((change, at) => ({
      ...few,
      name: `Hospital ${at}`,
      label: 'Rohini',
      ...change,
    }));
    const estimate = explorer.estimate && { ...explorer.estimate, byHospital };
    const box = renderPage(ExplorerPage, { ...explorer, estimate } as ExplorerPageProps, of);
    return [...box.querySelectorAll('.bars tbody tr')];
  };
  const heads = (found: Element[]) => found.map((row) => words(row.querySelector('th')));

  it('says of its own figure that it is invented, and a real one beside it does not', () => {
    expect(heads(rows([{ isDemo: true }, { isDemo: false }]))).toEqual([
      'Hospital 0Rohini · Demo figure',
      'Hospital 1Rohini',
    ]);
  });

  it('says so in Hindi, and alone where nothing else is known of it', () => {
    expect(heads(rows([{ isDemo: true, label: '' }], hindi))).toEqual(['Hospital 0नमूना क़ीमत']);
  });

  it('with nothing to say has no line below its name', () => {
    const [row] = rows([{ isDemo: false, label: '' }]);
    expect(row?.querySelector('th small')).toBeNull();
  });

  it('from a price list says that one figure was published, and nothing of quotes', () => {
    const [published, asked] = rows([{ isPublished: true }, { isPublished: false }]);
    expect(words(published?.querySelector('.bars__median') ?? null)).toBe('One published figure');
    expect(words(asked?.querySelector('.bars__median') ?? null)).toBe(
      'Too few quotes for a median',
    );
  });
});

describe('an estimate on paper', () => {
  const choices = { ...explorer.choices, room: 'private', insurance: 'cghs' };
  const chosen = (changes: Partial<ExplorerPageProps>, of = shell) =>
    words(
      renderPage(ExplorerPage, { ...explorer, ...changes }, of).querySelector('.explorer__chosen'),
    );

  it('says for which room and insurance it is, as the form is not printed', () => {
    expect(chosen({ choices })).toBe('Room: Private room · Insurance or scheme: CGHS');
  });

  it('says that nothing was chosen, in the language of the page', () => {
    expect(chosen({})).toBe('Room: Any room · Insurance or scheme: Any, or none');
    expect(chosen({}, hindi)).toBe('कमरा: कोई भी कमरा · बीमा या योजना: कोई भी, या कोई नहीं');
  });

  it('calls a room that is not in the list any room, as the prices below are', () => {
    const unknown = { ...choices, room: 'suite' };
    expect(chosen({ ...elsewhere, choices: unknown })).toContain('Room: Any room');
  });
});

describe('a figure that stands alone', () => {
  it('is marked as invented once above, and its source says so once below', () => {
    const box = renderPage(CostPage, { ...cost, figures: [keyhole] }, shell);
    const said = words(box.querySelector('.plot'));
    expect(said.match(/Demo figure(?!s)/g)).toHaveLength(1);
    expect(said.match(/Demo figures, invented\./g)).toHaveLength(1);
  });
});
