import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storeAsked } from '@/leads/form/asked';
import ThankyouPage from '@/leads/thankyou-page';
import { marketing, unsent, usual, withReference, withStatus } from '@/leads/thankyou-page.example';
import { rememberLead } from '@/leads/wire/submit';
import { heart } from '@/testing/examples/emergency';
import { shell } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import { fillThankyou } from './fill-thankyou';

const asked = {
  sentAt: '2026-11-20T10:42:00+00:00',
  doctor: 'Dr Arun Fernandes',
  speciality: 'Urology',
  place: 'Bengaluru',
};
const lead = { id: 'SP-1', statusUrl: '', emergency: null, successUrl: '', guideUrl: '' };
const record = { NameData: 'Asha Devi', MobileNoData: '9810000001', countryCode: '91' };

function filled(values: Record<string, string>, props = usual) {
  for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
  const page = renderPage(ThankyouPage, props, shell);
  fillThankyou(page);
  const slot = (name: string) => page.querySelector<HTMLElement>(`[data-thankyou="${name}"]`);
  return { page, slot };
}

describe('the thank-you page of this tab', () => {
  it('greets by the first name, and shows the number and the start of the reference', () => {
    const { page, slot } = filled({
      lead_name: 'Asha',
      hhUser: '+919810000001',
      lead_id: 'SP-7K4M-Q2XR-and-more',
    });
    expect(words(page.querySelector('h1 [data-sent]'))).toBe(
      'Thank you, Asha. We have your request.',
    );
    expect(words(slot('mobile'))).toBe('on +91 98100 00001');
    expect(words(slot('reference')?.querySelector('dd') ?? null)).toBe('SP-7K4M-Q2XR');
    expect(['name', 'mobile', 'reference'].map((name) => slot(name)?.hidden)).toEqual([
      false,
      false,
      false,
    ]);
  });

  describe('and whether it sent anything', () => {
    const shown = (values: Record<string, string>, props = usual) => {
      const { page } = filled(values, props);
      for (const hidden of page.querySelectorAll('[hidden]')) hidden.remove();
      return words(page.querySelector('h1'));
    };
    const thanks = 'Thank you. We have your request.';
    const nothing = 'No request was sent from here';

    it('thanks nobody for nothing, whatever the address says', () => {
      expect(shown({})).toBe(nothing);
    });

    it('thanks who sent one, also at an address that says nothing', () => {
      expect(shown({ lead_id: 'SP-1' }, unsent)).toBe(thanks);
    });

    it('does not thank in the name of its tab either', () => {
      document.title = `${thanks} | Sehat Path`;
      filled({});
      expect(document.title).toBe(`${nothing} | Sehat Path`);
    });

    it('believes the server, and the address where nothing can be stored', () => {
      expect(shown({}, { ...withStatus, asked })).toBe(thanks);
      vi.stubGlobal('sessionStorage', undefined);
      const [page, bare] = [usual, unsent].map((props) => renderPage(ThankyouPage, props, shell));
      for (const part of [page, bare]) if (part) void fillThankyou(part);
      const isHidden = (part?: HTMLElement) =>
        part?.querySelector('h1 [data-sent]')?.hasAttribute('hidden');
      expect([isHidden(page), isHidden(bare)]).toEqual([false, true]);
    });
  });

  it('says first what the request of an emergency was answered', async () => {
    const { page } = filled({ lead_emergency: JSON.stringify(heart) });
    await waitFor(() => expect(page.querySelector('[role=alert] a')).not.toBeNull());
    expect(words(page.querySelector('[role=alert] h2'))).toBe(heart.title);
    expect(
      page
        .querySelector('.thanks')
        ?.firstElementChild?.contains(page.querySelector('[role=alert]')),
    ).toBe(true);
  });

  it('names doctor, speciality, city and the time, and does not ask to choose a doctor again', () => {
    rememberLead({ ...lead, asked }, record, 'en');
    const { page, slot } = filled({
      lead_status: '/request/status/SP-1:x',
      lead_call_time: 'Later 9-12',
    });
    expect(words(slot('for'))).toBe('ForDr Arun Fernandes · Urology · Bengaluru');
    expect(words(slot('sent'))).toBe('20 November 2026, 4:12 pm');
    expect(words(page)).toContain('You asked for Dr Arun Fernandes.');
    expect(words(page)).not.toContain('We suggest two or three');
    expect(slot('calendar')?.querySelector('a')?.getAttribute('href')).toBe(
      '/request/status/SP-1:x/call.ics',
    );
  });

  it('stands beside what the address of a page asked its forms for meanwhile', () => {
    rememberLead({ ...lead, asked }, record, 'en');
    storeAsked({ city: 'Pune' });
    const { slot } = filled({ lead_name: 'Asha' });
    expect(words(slot('for'))).toBe('ForDr Arun Fernandes · Urology · Bengaluru');
    expect(words(slot('name'))).toContain('Asha');
  });

  it.each(['{"/": {"city": "Pune"}}', '[]', '5', '{', 'null'])(
    'is thanked without what somebody else stored: %s',
    (lead_asked) => {
      const { slot } = filled({ lead_asked, lead_name: 'Asha' });
      expect([slot('for')?.hidden, slot('name')?.hidden]).toEqual([true, false]);
    },
  );

  it('offers no calendar to who chose no window', () => {
    const { slot } = filled({
      lead_status: '/request/status/SP-1:x',
      lead_call_time: 'Now',
      lead_asked: '',
    });
    expect(slot('calendar')?.hidden).toBe(true);
    expect(slot('for')?.hidden).toBe(true);
  });

  it('says nothing of the kind to any other request', () => {
    const { page } = filled({ lead_emergency: '' });
    expect(page.querySelector('[role=alert]')).toBeNull();
  });

  it('hides what it does not know', () => {
    const { slot } = filled({ lead_name: '', hhUser: '' });
    expect(['name', 'mobile', 'reference'].map((name) => slot(name)?.hidden)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('names no row that it does not know, and shows the reference of who named nothing', () => {
    const rows = (values: Record<string, string>) => {
      sessionStorage.clear();
      const { page } = filled(values);
      return [...page.querySelectorAll('dl.refbox dt')]
        .filter((term) => !term.parentElement?.hidden)
        .map(words);
    };
    expect(rows({ lead_id: 'SP-7K4M-Q2XR' })).toEqual(['Reference number']);
    expect(rows({ lead_asked: JSON.stringify({ for: 'Urology · Pune' }) })).toEqual(['For']);
    expect(rows({})).toEqual([]);
  });

  it('hides the box of its rows only where none of them is known', () => {
    const css = readFileSync('src/ui/refbox.css', 'utf8');
    const [, selector = ''] = /(dl\.refbox[^{]*) \{\s*display: none/.exec(css) ?? [];
    const isHidden = (values: Record<string, string>) => {
      sessionStorage.clear();
      return filled(values).page.querySelector(selector) !== null;
    };
    expect(isHidden({ lead_id: 'SP-7K4M-Q2XR' })).toBe(false);
    expect(isHidden({ lead_asked: JSON.stringify({ for: 'Urology · Pune' }) })).toBe(false);
    expect(isHidden({})).toBe(true);
  });

  it('leaves what the server knew', () => {
    const { slot } = filled({}, withReference);
    expect(words(slot('reference')?.querySelector('dd') ?? null)).toBe('SP-204 518');
  });

  it('shows a name as words, never as markup', () => {
    const { page } = filled({ lead_name: '<img/src=x/onerror=alert(1)>' });
    expect(page.querySelector('h1 img')).toBeNull();
    expect(words(page.querySelector('h1'))).toContain('<img/src=x/onerror=alert(1)>');
  });

  it('opens the survey and the page of the request with the address of this tab', () => {
    const path = '/request/status/SP-1:signed';
    const { slot } = filled({ lead_status: path }, marketing);
    expect(slot('status')?.querySelector('a')?.getAttribute('href')).toBe(path);
    expect((slot('survey') as HTMLFormElement).getAttribute('action')).toBe(path);
    expect([slot('status')?.hidden, slot('survey')?.hidden]).toEqual([false, false]);
    expect(slot('success')?.hidden).toBe(true);
  });

  it('has the PDF that this tab asked for, and none otherwise', () => {
    const { slot } = filled({ lead_guide: '/documents/3/piles.pdf' }, marketing);
    expect(slot('guide')?.querySelector('a')?.getAttribute('href')).toBe('/documents/3/piles.pdf');
    expect(slot('guide')?.hidden).toBe(false);
    expect(words(slot('guide'))).toContain('Your PDF is ready');
    sessionStorage.clear();
    expect(filled({ lead_guide: '' }, marketing).slot('guide')?.hidden).toBe(true);
    expect(filled({ lead_guide: '//elsewhere' }, marketing).slot('guide')?.hidden).toBe(true);
  });

  it('takes no other address', () => {
    const { slot } = filled({ lead_status: 'https://elsewhere.example/' }, marketing);
    expect([slot('status')?.hidden, slot('survey')?.hidden]).toEqual([true, true]);
  });
});

describe('the time that was chosen for the call', () => {
  const PAGE = `<div data-promise="within 2 hours" data-promises='{"Later 9-12":"tomorrow morning"}'>
    <p>We will call you<span data-promised> within 2 hours.</span></p>
    <form data-thankyou="survey"><fieldset><input name="callNowLaterField"></fieldset></form></div>`;

  it('stands in place of the usual promise, and is not asked for again', () => {
    sessionStorage.setItem('lead_call_time', 'Later 9-12');
    document.body.innerHTML = PAGE;
    fillThankyou(document);
    expect(document.querySelector('p')?.textContent).toBe('We will call you tomorrow morning.');
    expect(document.querySelector('[name="callNowLaterField"]')).toBeNull();
  });

  it('leaves the usual promise where none was chosen', () => {
    sessionStorage.setItem('lead_call_time', '');
    document.body.innerHTML = PAGE;
    fillThankyou(document);
    expect(document.querySelector('p')?.textContent).toBe('We will call you within 2 hours.');
    expect(document.querySelector('[name="callNowLaterField"]')).not.toBeNull();
  });
});
