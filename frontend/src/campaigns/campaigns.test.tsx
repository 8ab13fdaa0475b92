import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import CampaignIndexPage from './campaign-index-page';
import { usual as index, none } from './campaign-index-page.example';
import MarketingPage from './marketing-page';
import { bare, usual } from './marketing-page.example';

describe('a marketing page', () => {
  it('shows promise, checks, prices and the form, then what the editor placed, in that order', () => {
    const page = renderPage(MarketingPage, usual, shell);
    expect(brokenRules(page)).toEqual([]);
    expect(words(page.querySelector('h1'))).toContain('with the price told first');
    expect([...page.querySelectorAll('.mk-checks li')].map(words)).toEqual(usual.checks);
    expect(words(page.querySelector('.range__money'))).toContain('₹55,000');
    expect(page.querySelector('form[action="/request"]')).not.toBeNull();
    expect([...page.querySelectorAll('section.section h2')].map(words)).toEqual(
      usual.sections.map((section) => section.title),
    );
  });

  it('has the buttons of its block, the PDF among them', () => {
    const guide = { label: 'A guide', url: '/documents/1/guide.pdf', lang: null };
    const page = renderPage(MarketingPage, usual, {
      ...shell,
      context: { ...shell.context, form: { ...shell.context.form, guide } },
    });
    expect([...page.querySelectorAll('.button-group a')].map(words)).toEqual([
      'Get the PDF',
      'WhatsApp',
      'Call',
    ]);
  });

  it('has no form, and no button that opens one, where an editor switched it off', () => {
    const contact = { ...shell.context.contact, isFormEnabled: false };
    const context = { ...shell.context, contact };
    const page = renderPage(MarketingPage, usual, { ...shell, context });
    expect(renderPage(MarketingPage, usual, shell).querySelector('[data-book]')).not.toBeNull();
    expect(page.querySelector('form')).toBeNull();
    expect(page.querySelector('[data-book], a[href^="/request"]')).toBeNull();
  });

  it('has no heading over buttons of which none is there', () => {
    const contact = {
      ...shell.context.contact,
      isFormEnabled: false,
      isCallEnabled: false,
      isWhatsappEnabled: false,
    };
    const page = renderPage(MarketingPage, usual, {
      ...shell,
      context: { ...shell.context, contact },
    });
    expect([...page.querySelectorAll('section.section h2')].map(words)).toEqual([
      'Surgeons you can meet',
      'What happens next',
      'Questions people ask',
      'First steps',
    ]);
  });

  it('shows nothing of what is left out, and always the privacy choices', () => {
    const page = renderPage(MarketingPage, bare, shellWith({}, 'hi'));
    expect(brokenRules(page)).toEqual([]);
    expect(page.querySelector('.range, section.section')).toBeNull();
    expect(page.querySelector('[data-privacy-open]')).not.toBeNull();
  });
});

describe('the campaigns', () => {
  it('are links with what they are about', () => {
    const page = renderPage(CampaignIndexPage, index, shell);
    expect(brokenRules(page)).toEqual([]);
    expect(page.querySelector('li.card a')?.getAttribute('href')).toBe(
      '/campaigns/piles-delhi-ncr',
    );
  });

  it('are none at the moment', () => {
    const page = renderPage(CampaignIndexPage, none, shell);
    expect(words(page)).toContain('No campaign is running at the moment.');
  });
});
