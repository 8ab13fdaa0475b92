import { describe, expect, it } from 'vitest';
import { afterRequest } from '@/leads/form/after-request';
import { firstTouch, lastTouch, recordTouch } from './attribution';

const SITE = 'https://site.example';
const arrive = (path: string, referrer = '') => recordTouch(new URL(path, SITE), referrer);

describe('how somebody came who has sent a request on a marketing page', () => {
  const sent = { pageType: 'Marketing', mobile: '9810000001', department: 'Urology' };

  it.each(['en', 'hi'] as const)(
    'is still the advertisement, on /thankyou and after it: %s',
    (language) => {
      arrive('/marketing/piles?utm_source=google&utm_campaign=piles&gclid=x1');
      arrive(afterRequest({ ...sent, language }), `${SITE}/marketing/piles`);
      expect(lastTouch()).toMatchObject({ utm_source: 'google', gclid: 'x1' });
      expect(firstTouch()).toMatchObject({ utm_source: 'google' });
    },
  );

  it('is by themselves where there was none', () => {
    arrive(afterRequest({ ...sent, language: 'en' }), `${SITE}/marketing/piles`);
    expect(lastTouch()).toBeNull();
  });

  it('is a new advertisement on a page that comes after', () => {
    arrive('/marketing/piles?utm_source=google');
    arrive('/marketing/knee?utm_source=bing');
    expect(lastTouch()).toMatchObject({ utm_source: 'bing' });
  });
});
