import { afterEach, describe, expect, it } from 'vitest';
import { loadTags, pushConsent, pushTag } from './tag-manager';

const YES = { measuring: true, advertising: false };
const pushed = () => JSON.stringify(window.dataLayer ?? []);

afterEach(() => {
  delete window.dataLayer;
});

describe('the tag manager', () => {
  it('is told allow-listed words and nothing else', () => {
    const everything = {
      event: 'page_view',
      pageType: 'Condition',
      city: 'Pune',
      name: 'Asha Devi',
      mobile: '9810000001',
      condition: 'Piles',
      query: 'it hurts',
      page_location: 'https://site.example/?mob=9810000001',
    };
    pushTag(everything);
    expect(window.dataLayer).toEqual([{ event: 'page_view', pageType: 'Condition', city: 'Pune' }]);
  });

  it('hears of consent before anything else', () => {
    loadTags('GTM-TEST1', YES, { pageType: 'Home' });
    const [first] = (window.dataLayer ?? []) as IArguments[];
    expect([first?.[0], first?.[1]]).toEqual(['consent', 'default']);
    expect(first?.[2]).toEqual({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    expect(pushed()).toContain('"event":"page_view"');
  });

  it('is loaded once, by its id alone and without our address', () => {
    loadTags('GTM-TEST1', YES, {});
    loadTags('GTM-TEST1', YES, {});
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.map((script) => script.src)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
    ]);
    expect(scripts[0]?.referrerPolicy).toBe('no-referrer');
  });

  it('hears when a visitor thinks again', () => {
    pushConsent({ measuring: false, advertising: false }, false);
    const [update] = (window.dataLayer ?? []) as IArguments[];
    expect([update?.[0], update?.[1]]).toEqual(['consent', 'update']);
  });
});
