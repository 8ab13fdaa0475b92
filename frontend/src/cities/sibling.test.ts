import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { stuckNetwork } from '@/testing/late-answer';
import { chooseCity, chosenCity } from './city';
import { leadToCity } from './city-links';
import { isThere, searchIn, siblingPath } from './sibling';

it('a page in another city is not waited for where the network is stuck', async () => {
  const patience = stuckNetwork();
  const answer = isThere('/pune/doctors/urology');
  patience.end();
  expect(await answer).toBeNull();
});

it.each([
  [200, true],
  [404, false],
  [410, false],
  [503, null],
  [429, null],
])('a page that answers %i is there: %s', async (status, isKnown) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  expect(await isThere('/pune/doctors/urology')).toBe(isKnown);
});

describe('the address of a page in another city', () => {
  it.each([
    ['/', true, 'pune', '/pune'],
    ['/mumbai', true, 'pune', '/pune'],
    ['/mumbai', true, 'delhi-ncr', '/'],
    ['/delhi-ncr/doctors/urology', false, 'pune', '/pune/doctors/urology'],
    ['/mumbai/hospitals/ent', false, 'pune', '/pune/hospitals/ent'],
    ['/mumbai/treatment/lasik/cost', false, 'pune', '/pune/treatment/lasik/cost'],
    ['/condition/piles', false, 'pune', '/condition/piles?city=pune'],
    ['/hi/symptom/chest-pain', false, 'pune', '/hi/symptom/chest-pain?city=pune'],
    ['/department/ent', false, 'delhi-ncr', '/department/ent'],
    ['/condition', false, 'pune', null],
    ['/blog/piles', false, 'pune', null],
    ['/doctor/dr-asha', false, 'pune', null],
    ['/treatment/lasik/cost', false, 'pune', null],
    ['/', true, '', null],
    ['/doctors', false, 'pune', '/doctors?city=pune'],
    ['/hi/hospitals', false, 'pune', '/hi/hospitals?city=pune'],
    ['/doctors', false, 'delhi-ncr', '/doctors'],
    ['/hi', true, 'pune', '/hi/pune'],
    ['/hi/mumbai', true, 'delhi-ncr', '/hi'],
    ['/hi/delhi-ncr/doctors/urology', false, 'pune', '/hi/pune/doctors/urology'],
    ['/hi/treatment/lasik/cost', false, 'pune', null],
  ])('%s (home: %s) in %s', (path, home, slug, expected) => {
    expect(siblingPath(path, slug, home)).toBe(expected);
  });
});

describe('the costs of another city', () => {
  it('keep what else was chosen', () => {
    expect(siblingPath('/cost', 'pune', false)).toBe('/cost?city=pune');
    expect(siblingPath('/hi/cost', 'pune', false)).toBe('/hi/cost?city=pune');
    expect(siblingPath('/cost', 'delhi-ncr', false)).toBe('/cost?city=delhi-ncr');
    const query = '?treatment=lasik&city=mumbai&v=1';
    expect(siblingPath('/cost', 'pune', false, query)).toBe('/cost?treatment=lasik&city=pune&v=1');
  });
});

describe('the hospitals of an insurer', () => {
  const path = '/hospitals/insurance/cghs';
  it('are those of another city where they are those of one, from the first page', () => {
    const query = '?beds=few&city=pune&page=2';
    expect(siblingPath(path, 'kochi', false, query)).toBe(`${path}?beds=few&city=kochi`);
    expect(siblingPath(path, 'delhi-ncr', false, '?city=pune')).toBe(`${path}?city=delhi-ncr`);
  });

  it.each(['', '?city=pune&city=kochi'])('of all cities, or of some, stay: %s', (query) => {
    expect(siblingPath(path, 'kochi', false, query)).toBeNull();
  });
});

describe('a page that is the same for everyone', () => {
  const PAGE = `<header class="site-header"><a class="brand" href="/">Sehat Path</a>
    <a href="/delhi-ncr/doctors/urology">Urology</a><a href="/delhi-ncr/doctors/ent">ENT</a></header>
    <main><a href="/cost">Costs</a><a href="/doctors">Doctors</a><a href="/delhi-ncr/doctors/urology">All urologists in Delhi NCR</a>
    <span data-see-city="/delhi-ncr/doctors/urology" data-see-label="See {}"> </span>
    <span data-see-city="/delhi-ncr/doctors/ent" data-see-label="See {}"> </span></main>`;
  const city = { id: 568, name: 'Pune', type: 'popular', slug: 'pune' };
  const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  it('leads to the chosen city where it has such a page, and says so where a link names another', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ doctors: ['urology'], hospitals: [] }));
    document.body.innerHTML = PAGE;
    await leadToCity(document, city);
    expect(hrefs()).toEqual([
      '/pune',
      '/pune/doctors/urology',
      '/department/ent',
      '/cost?city=pune',
      '/doctors?city=pune',
      '/delhi-ncr/doctors/urology',
      '/pune/doctors/urology',
    ]);
    const places = [...document.querySelectorAll('[data-see-city]')];
    expect(places.map((place) => place.textContent?.trim())).toEqual(['See Pune', '']);
  });

  it('finds where the pages of a city are whose choice was stored without it', async () => {
    const answers: Record<string, object> = {
      '/dmg/v1/web/citylist': { results: [{ cityid: 568, cityname: 'Pune', slug: 'pune' }] },
      '/api/cities/pune/lists': { doctors: ['urology'], hospitals: [] },
    };
    vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]));
    document.body.innerHTML = PAGE;
    await leadToCity(document, { ...city, slug: '' });
    expect(hrefs()[0]).toBe('/pune');
    expect(localStorage.getItem('citySlug')).toBe('pune');
  });

  it('leaves tiles alone that stand under the name of the usual city', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ doctors: ['urology'], hospitals: [] }));
    const tiles = (kind: string) =>
      `<ul class="${kind}"><a href="/delhi-ncr/doctors/urology"></a></ul>`;
    document.body.innerHTML = tiles('depts') + tiles('depts depts--all depts--notes');
    await leadToCity(document, city);
    expect(hrefs()).toEqual(['/pune/doctors/urology', '/delhi-ncr/doctors/urology']);
  });

  it('forgets a city that is ours no more, and says so', async () => {
    const answers: Record<string, object> = {
      '/dmg/v1/web/citylist': { results: [{ cityid: 568, cityname: 'Pune', slug: 'pune' }] },
      '/api/cities/atlantis/lists': { doctors: [], hospitals: [] },
    };
    vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]));
    const gone = { id: 9999, name: 'Atlantis', type: 'other', slug: 'atlantis' };
    chooseCity(gone);
    document.body.innerHTML = `${PAGE}<b data-city-name>Atlantis</b>
      <main><input name="cityField" value="Atlantis"><input name="cityField" value="Kota"></main>`;
    const before = hrefs();
    await leadToCity(document, gone);
    expect(hrefs()).toEqual(before);
    expect(chosenCity()).toBeNull();
    expect(document.querySelector('[data-city-name]')?.textContent).toBe('Delhi NCR');
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'Kota']);
    await waitFor(() => expect(document.body.textContent).toContain('Atlantis is no longer'));
  });

  it('finds a city again whose address has changed', async () => {
    const answers: Record<string, object> = {
      '/dmg/v1/web/citylist': { results: [{ cityid: 568, cityname: 'Pune', slug: 'pune' }] },
      '/api/cities/poona/lists': { doctors: [], hospitals: [] },
      '/api/cities/pune/lists': { doctors: ['urology'], hospitals: [] },
    };
    vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]));
    document.body.innerHTML = PAGE;
    await leadToCity(document, { ...city, slug: 'poona' });
    expect(hrefs()[0]).toBe('/pune');
    expect(localStorage.getItem('citySlug')).toBe('pune');
  });

  it('names the chosen city in Hindi on a page in Hindi', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ doctors: ['urology'], hospitals: [] }));
    const cities = [{ id: 568, name: 'Pune', nameHi: 'पुणे' }];
    document.documentElement.lang = 'hi';
    document.body.innerHTML = `${PAGE.replaceAll('See {}', '{} के लिए देखें')}
      <script type="application/json" id="page-form">${JSON.stringify({ form: { cities } })}</script>`;
    await leadToCity(document, city);
    document.documentElement.lang = 'en';
    expect(document.querySelector('[data-see-city]')?.textContent).toBe('पुणे के लिए देखें');
  });

  it('stays as it is where the lists do not come', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline');
    });
    document.body.innerHTML = PAGE;
    const before = hrefs();
    await leadToCity(document, city);
    expect(hrefs()).toEqual(before);
  });
});

it.each([
  [
    '/search',
    '?q=%E0%A4%AA%E0%A4%A5%E0%A4%B0%E0%A5%80',
    '/search?q=%E0%A4%AA%E0%A4%A5%E0%A4%B0%E0%A5%80&city=568',
  ],
  ['/search', '', null],
  ['/search', '?city=477', null],
  ['/search-tips', '?q=x', null],
  ['/pune/search', '?q=x', null],
])('a search in another city, from %s%s, is %s', (path, query, expected) => {
  expect(searchIn(568, path, query)).toBe(expected);
});
