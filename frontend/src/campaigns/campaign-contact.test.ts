import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellAdded } from '@/lib/added';
import { showCampaignContact } from './campaign-contact';

const NUMBERS = {
  page: { tel: '+911140000000', whatsapp: '911140000000', trackingId: null },
  campaigns: [
    {
      source: 'google',
      campaign: 'piles',
      contact: { tel: '+911', whatsapp: '922', trackingId: 'G' },
    },
    { source: 'Google', campaign: '', contact: { tel: '+913', whatsapp: null, trackingId: null } },
  ],
};
const BODY = `
  <script type="application/json" id="page-numbers">${JSON.stringify(NUMBERS)}</script>
  <a href="tel:+911140000000">Call</a>
  <a href="https://wa.me/911140000000?text=Hi">Chat</a>
  <a href="tel:112">112</a>`;

const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const come = (search: string) => {
  vi.stubGlobal('location', { search });
  document.body.innerHTML = BODY;
  showCampaignContact(document);
  return hrefs();
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the numbers of a campaign', () => {
  it('take the place of the page’s, and of no other number', () => {
    expect(come('?utm_source=google&utm_campaign=Piles')).toEqual([
      'tel:+911',
      'https://wa.me/922?text=Hi',
      'tel:112',
    ]);
    expect(document.querySelector('a')?.dataset.trackingId).toBe('G');
  });

  it('a source alone may fit, and what has no number stays', () => {
    expect(come('?source=google&campaignid=knee')).toEqual([
      'tel:+913',
      'https://wa.me/911140000000?text=Hi',
      'tel:112',
    ]);
  });

  it('are counted as theirs, or as nobody’s: never as those of the page, which are called no more', () => {
    vi.stubGlobal('location', { search: '?source=google' });
    document.body.innerHTML = BODY;
    const [call, chat] = document.querySelectorAll('a');
    for (const link of [call, chat]) link?.setAttribute('data-tracking-id', 'PAGE');
    showCampaignContact(document);
    expect([call, chat].map((link) => link?.dataset.trackingId)).toEqual([undefined, 'PAGE']);
  });

  it('stay on the page that thanks, whose own words tell of no campaign', () => {
    come('?utm_source=google&utm_campaign=piles');
    const thanks = '?isquicksurvey=1&isplanfeature=1&department=Urology&source=Marketing';
    expect([come(thanks)[0], come('')[0]]).toEqual(['tel:+911', 'tel:+911']);
  });

  it('stay once the tag manager has taken words out of the address, for what is added and after a reload', () => {
    come('?utm_source=google&utm_campaign=piles');
    vi.stubGlobal('location', { search: '?utm_source=google' });
    document.body.insertAdjacentHTML('beforeend', '<a href="tel:+911140000000">Call</a>');
    tellAdded(document);
    expect(hrefs().at(-1)).toBe('tel:+911');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'reload' } as unknown as PerformanceEntry,
    ]);
    expect(come('?utm_source=google')[0]).toBe('tel:+911');
  });

  it('stay for the tab', () => {
    come('?utm_source=google');
    expect(come('')[0]).toBe('tel:+913');
  });

  it.each(['', '?utm_source=bing', '?utm_campaign=piles'])(
    'are not for who came by %j',
    (search) => {
      expect(come(search)[0]).toBe('tel:+911140000000');
    },
  );

  it.each([
    ['utm_source is empty and source is not', '?utm_source=&source=google'],
    ['the names of the words are in capitals', '?UTM_Source=google'],
    ['a blank was copied along', '?utm_source=google%20'],
    [
      'utm_campaign is empty and campaignid is not',
      '?utm_source=google&utm_campaign=&campaignid=piles',
    ],
  ])(
    'are for who came by an advertisement whose address was put together carelessly: %s',
    (_, search) => {
      expect(come(search)[0]).toMatch(/^tel:\+91[13]$/);
    },
  );

  it('take the place of no longer number that begins as the page’s does', () => {
    const longer = ['tel:+9111400000001', 'https://wa.me/9111400000001?text=Hi'];
    come('');
    for (const href of longer) {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
    }
    vi.stubGlobal('location', { search: '?utm_source=google&utm_campaign=piles' });
    showCampaignContact(document);
    expect(hrefs().slice(-2)).toEqual(longer);
  });

  it('stand on what is put into the page later, too: the doctors of the chosen city', () => {
    come('?utm_source=google&utm_campaign=piles');
    const card = '<a href="tel:+911140000000">Call</a><a href="tel:+912040000000">Call</a>';
    document.body.insertAdjacentHTML('beforeend', card);
    tellAdded(document);
    expect(hrefs().slice(-2)).toEqual(['tel:+911', 'tel:+912040000000']);
  });

  it('are named by the links that name the number they call, as pages write numbers', () => {
    const found = { tel: '+912233334444', whatsapp: null, trackingId: null };
    const numbers = {
      page: NUMBERS.page,
      campaigns: [{ source: 'google', campaign: '', contact: found }],
    };
    vi.stubGlobal('location', { search: '?source=google' });
    const block = document.createElement('script');
    Object.assign(block, { id: 'page-numbers', type: 'application/json' });
    block.textContent = JSON.stringify(numbers);
    const spaced = '<a href="tel:+911140000000"><svg></svg>Call +91 11 4000 0000</a>';
    const plain = '<a href="tel:+911140000000">+911140000000, free</a>';
    const other = '<a href="tel:112">Call 112</a>';
    document.body.innerHTML = spaced + plain + other;
    document.body.append(block);
    showCampaignContact(document);
    expect([...document.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Call +91 22 3333 4444',
      '+91 22 3333 4444, free',
      'Call 112',
    ]);
  });

  it('corrupt memory is no campaign', () => {
    sessionStorage.setItem('contact_campaign', '{"source":');
    expect(come('')[0]).toBe('tel:+911140000000');
  });
});
