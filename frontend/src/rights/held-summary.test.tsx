import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HeldRequest, Preset, StoredData } from '@/contract/types';
import { heldRequest, held as nothing } from '@/testing/examples/patients';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import { HeldSummary } from './held-summary';

const request: HeldRequest = { ...heldRequest, question: 'Is it safe?' };
const profile = { name: 'Asha Rao', email: '', city: 'Pune', since: '2026-01-01T00:00:00Z' };
const consent = {
  givenAt: '2026-11-20T10:00:00+00:00',
  noticeVersion: '3',
  language: 'en',
  whatsappUpdates: false,
  shareWithHospitals: false,
  parentVerified: false,
};

function show(held: Partial<StoredData>, language: 'en' | 'hi' = 'en', cities: Preset[] = []) {
  render(
    <LanguageProvider language={language}>
      <HeldSummary
        held={{ ...nothing, ...held }}
        cities={cities}
        download={<button type="button">Download</button>}
      />
    </LanguageProvider>,
  );
}

const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      words(row.querySelector('dt')),
      words(row.querySelector('dd')),
    ]),
  );
/** The rows under a summary: closed at first, there for who opens it. */
const rows = (summary: string) =>
  within(screen.getByText(summary).closest('details') as HTMLElement)
    .getAllByRole('listitem', { hidden: true })
    .map(words);

describe('what is held', () => {
  it('of a number without anything is said in one sentence, and there is nothing to take home', () => {
    show({});
    expect(screen.getByText(/^We hold nothing under this number/)).toBeTruthy();
    expect(screen.getByText('******0001')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  it.each<[string, Partial<StoredData>]>([
    ['a profile', { profile }],
    ['a request', { requests: [request] }],
    ['older requests', { hasOlder: true }],
  ])('with %s can be taken home', (_, held) => {
    show(held);
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
    expect(screen.queryByText(/^We hold nothing/)).toBeNull();
  });

  it('shows the profile, with what was not given named as such, and the number masked', () => {
    show({ profile });
    expect(facts()).toEqual({
      'Mobile number': '******0001',
      Name: 'Asha Rao',
      Email: 'not given',
      City: 'Pune',
    });
    expect(document.body.textContent).not.toContain('98100');
    expect(screen.queryByText(/You have no account with us/)).toBeNull();
  });

  it.each([
    ['hi', 'पुणे'],
    ['en', 'Pune'],
  ] as const)('names the city of the profile as a page in %s does', (language, city) => {
    const nameHi = language === 'hi' ? city : '';
    show({ profile }, language, [{ id: 568, name: 'Pune', nameHi }]);
    expect(Object.values(facts())).toContain(city);
  });

  it('says to who has no account that these are requests of the number', () => {
    show({ requests: [request] });
    expect(facts()).toEqual({ 'Mobile number': '******0001' });
    expect(screen.getByText(/^You have no account with us/)).toBeTruthy();
  });

  it('lists each request with its day in India, its words and the notes about it', () => {
    const late = '2026-11-20T20:00:00+00:00'; // in India it is the 21st
    const notes = [
      { at: '2026-11-22T12:00:00+00:00', text: 'No answer' },
      { at: '2026-11-23T12:00:00+00:00', text: 'Called' },
    ];
    show({
      requests: [
        { ...request, sentAt: late, notes },
        {
          ...request,
          reference: 'SP-AAAA-BBBB',
          about: '',
          name: '',
          email: 'a@example.org',
          question: '',
        },
      ],
    });
    expect(rows('2 requests')).toEqual([
      'SP-7K4M-Q2XR · 21 November 2026PilesAsha · PuneIs it safe?' +
        'Our note of 22 November 2026: No answerOur note of 23 November 2026: Called',
      'SP-AAAA-BBBB · 20 November 2026Requesta@example.org · Pune',
    ]);
  });

  it('lists what was agreed to with each request, and by which notice', () => {
    show({
      requests: [
        { ...request, consents: [{ ...consent, whatsappUpdates: true, shareWithHospitals: true }] },
        { ...request, reference: 'SP-AAAA-BBBB', consents: [consent] },
      ],
    });
    expect(rows('2 consents')).toEqual([
      'SP-7K4M-Q2XR · 20 November 2026, notice 3' +
        'A call back about the request, WhatsApp updates, sharing with several hospitals',
      'SP-AAAA-BBBB · 20 November 2026, notice 3A call back about the request',
    ]);
  });

  it('counts all visits, lists the first fifty, and says so where there are more', () => {
    const visits = Array.from({ length: 51 }, (_, number) => ({
      at: '2026-11-20T10:00:00+00:00',
      path: `/condition/${number}`,
      source: '',
      campaign: '',
    }));
    show({ profile, visits });
    expect(rows('51 page visits')).toHaveLength(50);
    expect(rows('51 page visits')[0]).toBe('20 November 2026 · /condition/0');
    expect(screen.getByText(/^The newest 50 are listed/)).toBeTruthy();
    cleanup();
    show({ profile, visits: visits.slice(1) });
    expect(rows('50 page visits')).toHaveLength(50);
    expect(screen.queryByText(/newest 50/)).toBeNull();
  });

  it('names one as one, and leaves out the lists of which there is nothing', () => {
    show({ requests: [{ ...request, consents: [consent] }] });
    expect([...document.querySelectorAll('summary')].map(words)).toEqual([
      '1 request',
      '1 consent',
    ]);
  });

  it('speaks Hindi', () => {
    show({ profile, requests: [{ ...request, consents: [consent] }] }, 'hi');
    expect(screen.getByRole('heading', { name: 'हमारे पास क्या है' })).toBeTruthy();
    expect(facts()).toMatchObject({ ईमेल: 'नहीं दिया' });
    expect(rows('1 सहमति')).toEqual(['SP-7K4M-Q2XR · 20 नवंबर 2026, सूचना 3अनुरोध के बारे में कॉल']);
  });
});
