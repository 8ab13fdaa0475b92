import { afterEach, describe, expect, it, vi } from 'vitest';
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

  it('corrupt memory is no campaign', () => {
    sessionStorage.setItem('contact_campaign', '{"source":');
    expect(come('')[0]).toBe('tel:+911140000000');
  });
});
