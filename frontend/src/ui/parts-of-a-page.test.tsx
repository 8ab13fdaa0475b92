import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { html, words } from '@/testing/render';
import { CityArt, Spot } from './art/art';
import { Badge } from './badge/badge';
import { CostLine } from './cost-line/cost-line';
import { Empty } from './empty/empty';
import { FieldError } from './field-error/field-error';
import { HealthIcon } from './icon/health-icon';
import { IconGrid } from './icon-grid/icon-grid';
import { Island } from './island';
import { KeyFacts } from './key-facts/key-facts';
import { PageHead } from './page-head/page-head';
import { SectionHead } from './section-head';

function show(node: ReactNode, language: 'en' | 'hi' = 'en'): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html(node, language);
  return box;
}

describe('key facts', () => {
  const facts = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ term: `Term ${at}`, value: `Value ${at}` }));

  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 3],
    [6, 3],
    [7, 3],
    [8, 4],
    [9, 3],
  ])('%i stand in %i columns: no row of one beside rows of four', (count, columns) => {
    const list = show(<KeyFacts facts={facts(count)} />).querySelector('dl');
    expect(list?.className).toBe(`keyfacts keyfacts--${columns}`);
    expect(list?.children).toHaveLength(count);
  });

  it('are nothing where nothing is known, also of a city', () => {
    expect(show(<KeyFacts facts={[]} isOfCity />).innerHTML).toBe('');
  });

  it('say that they are of a city where one of them is', () => {
    const of = (isOfCity: boolean) =>
      show(<KeyFacts facts={facts(1)} isOfCity={isOfCity} />).querySelector('[data-of-city]');
    expect([of(true) !== null, of(false) !== null]).toEqual([true, false]);
  });

  it('have more than its words for a term where that is given', () => {
    const [fact] = facts(1);
    const page = show(
      <KeyFacts facts={[{ term: 'Fee', value: '1', ...fact, label: <b>Fee</b> }]} />,
    );
    expect(page.querySelector('dt b')).not.toBeNull();
  });
});

describe('where nothing was found', () => {
  it('says so under a heading of the level of its place, with a way on', () => {
    const page = show(
      <Empty title="Nothing" text="Look elsewhere." level={2}>
        <a href="/x">On</a>
      </Empty>,
    );
    expect(words(page.querySelector('h2'))).toBe('Nothing');
    expect(words(page.querySelector('.empty__actions a'))).toBe('On');
    expect(show(<Empty title="Nothing" text="x" />).querySelector('h3')).not.toBeNull();
  });

  it('has no empty place for ways that are not there', () => {
    expect(show(<Empty title="a" text="b" />).querySelector('.empty__actions')).toBeNull();
  });

  it('draws what suits the place, or a search', () => {
    expect(show(<Empty title="a" text="b" />).querySelector('img')?.alt).toBe('');
    expect(show(<Empty title="a" text="b" art={<i />} />).querySelector('img')).toBeNull();
  });
});

describe('an error under a field', () => {
  it('is a region that is there before its words, to be heard', () => {
    const page = show(<FieldError id="age-error" message="" />);
    expect(page.querySelector('[role="alert"]')?.childNodes).toHaveLength(0);
  });

  it('has the id that its field names', () => {
    const page = show(<FieldError id="age-error" message="Please write your age." />);
    expect(words(page.querySelector('#age-error'))).toBe('Please write your age.');
  });
});

describe('drawings', () => {
  it('that are not there are left out, or replaced by a usual one', () => {
    expect(show(<Spot name="nobody-drew-it" />).innerHTML).toBe('');
    const city = (name: string) => show(<CityArt name={name} />).querySelector('img')?.src;
    expect(city('city-nowhere')).toMatch(/generic/);
    expect(city('city-pune')).toMatch(/pune/);
    const icon = (name: string) => show(<HealthIcon name={name} />).innerHTML;
    expect(icon('nobody-drew-it')).toBe(icon('stethoscope'));
    expect(icon('eye')).not.toBe(icon('stethoscope'));
  });

  it('are called with or without their kind', () => {
    expect(show(<Spot name="spot-cost" />).innerHTML).toBe(show(<Spot name="cost" />).innerHTML);
  });

  it('say nothing to who does not see them', () => {
    for (const art of [<Spot key="a" name="cost" />, <CityArt key="b" name="city-pune" />])
      expect(show(art).querySelector('img')?.getAttribute('alt')).toBe('');
    expect(
      show(<HealthIcon name="eye" />)
        .querySelector('svg')
        ?.getAttribute('aria-hidden'),
    ).toBe('true');
  });
});

describe('small words', () => {
  it('of a badge stand beside an icon where it says something checked', () => {
    expect(show(<Badge icon="badge-check">Verified</Badge>).querySelector('svg')).not.toBeNull();
    expect(show(<Badge kind="plain">NABH</Badge>).querySelector('svg')).toBeNull();
    expect(show(<Badge kind="plain">NABH</Badge>).querySelector('.badge--plain')).not.toBeNull();
  });

  it('of a cost are one link, without an empty amount', () => {
    const row = { name: 'Piles', url: '/cost', amount: '', note: 'No figure yet' };
    const page = show(<CostLine row={row} />);
    expect(page.querySelectorAll('a')).toHaveLength(1);
    expect(page.querySelector('.cost-line__amount')).toBeNull();
    expect(words(show(<CostLine row={{ ...row, amount: '₹1' }} />))).toBe('Piles₹1No figure yet');
  });

  it('of a tile stand below its name, inside its link', () => {
    const tiles = [
      { label: 'Eyes', icon: 'eye', url: '/eyes', note: 'Eye surgeon' },
      { label: 'Heart', icon: 'heart_organ', url: '/heart' },
    ];
    const page = show(<IconGrid label="Departments" tiles={tiles} className="depts--all" />);
    expect(page.querySelector('nav')?.className).toBe('depts depts--all');
    expect([...page.querySelectorAll('a')].map((a) => words(a.querySelector('small')))).toEqual([
      'Eye surgeon',
      '',
    ]);
    expect(page.querySelectorAll('small')).toHaveLength(1);
  });
});

describe('heads', () => {
  it('of a page have its trail, its one h1 and no empty sentence', () => {
    const crumbs = [
      { label: 'Home', url: '/' },
      { label: 'Piles', url: null },
    ];
    const page = show(<PageHead crumbs={crumbs} title="Piles" />);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('.page-head__intro')).toBeNull();
    expect(page.querySelector('nav')).not.toBeNull();
    expect(show(<PageHead crumbs={[]} title="Piles" />).querySelector('nav')).toBeNull();
  });

  it('of a band have the id that names the band', () => {
    const page = show(<SectionHead id="costs" title="Costs" />);
    expect(page.querySelector('h2')?.id).toBe('costs');
    expect(page.querySelector('p')).toBeNull();
  });
});

describe('an island', () => {
  it('is HTML that says what wakes it, when, and where its data is', () => {
    const page = show(
      <Island name="room/part" wake="near touch" data="own">
        <p>Works</p>
      </Island>,
    );
    const { island, wake, props } = (page.firstElementChild as HTMLElement).dataset;
    expect([island, wake, props]).toEqual(['room/part', 'near touch', 'own']);
    expect(words(page)).toBe('Works');
  });
});
