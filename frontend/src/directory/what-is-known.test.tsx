import { describe, expect, it } from 'vitest';
import type { HospitalPageProps, Listing } from '@/contract/types';
import { kavita } from '@/testing/examples/doctors';
import { nirmal } from '@/testing/examples/hospitals';
import { shell, shellWith } from '@/testing/examples/shell';
import { html, renderPage, words } from '@/testing/render';
import { DoctorCard } from './doctor-card';
import DoctorsPage from './doctors-page';
import { usual as doctors } from './doctors-page.example';
import HospitalPage from './hospital-page';
import { usual as hospital } from './hospital-page.example';
import HospitalsPage from './hospitals-page';
import { usual as hospitals } from './hospitals-page.example';

const texts = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map(words);

describe('the head of a hospital', () => {
  const badges = (changes: Partial<HospitalPageProps>, of = shell) =>
    texts(renderPage(HospitalPage, { ...hospital, ...changes }, of), '.page-head .badge');
  const nothing = { accreditation: '', insurers: [], schemes: [] };

  it.each([
    ['its accreditation', { insurers: [], schemes: [] }, ['NABH accredited']],
    ['its insurers', { accreditation: '', schemes: [] }, ['Cashless insurance']],
    ['its schemes', { accreditation: '', insurers: [] }, ['CGHS']],
  ] as const)('says %s where nothing else is known', (_, changes, said) => {
    const shown = badges({ ...changes, accreditedUntil: '', isDemo: false } as never);
    expect(shown).toEqual(said);
  });

  it('has no room for marks where it has none', () => {
    const page = renderPage(HospitalPage, { ...hospital, ...nothing }, shell);
    expect(page.querySelector('.page-head .tags')).toBeNull();
  });

  it('of one that is invented says so at its accreditation and insurance, in its questions too', () => {
    expect(badges({ isDemo: true })).toEqual([
      'NABH accredited, valid until 31 March 2028 (demo)',
      'Cashless insurance (demo)',
      'CGHS (demo)',
    ]);
    expect(
      badges({ isDemo: true }, shellWith({}, 'hi'))
        .join()
        .match(/\(नमूना\)/g),
    ).toHaveLength(3);
    expect(badges({ isDemo: false }).join()).not.toContain('demo');
    const page = renderPage(HospitalPage, { ...hospital, isDemo: true }, shell);
    const asked = [...page.querySelectorAll('.accordion details')].map(words);
    expect(asked.find((one) => one.startsWith('Is Nirmal'))).toContain(
      'Yes: NABH accredited, valid until 31 March 2028 (demo).',
    );
  });
});

describe('a card', () => {
  it('of a doctor tells degrees where they are known, and has no empty line for them', () => {
    const lines = (degrees: string) =>
      texts(
        renderPage(DoctorsPage, { ...doctors, doctors: [{ ...kavita, degrees }] }, shell),
        '.doctor__id .caption',
      );
    expect(lines('MS (General Surgery), FMAS')).toEqual(['MS (General Surgery), FMAS']);
    expect(lines('')).toEqual([]);
  });

  it('of a doctor says what is treated in a list, where that is known, and not in a row of tiles', () => {
    const treats = (shape: 'tile' | 'row', all: string[]) => {
      const box = document.createElement('div');
      box.innerHTML = html(
        <DoctorCard doctor={{ ...kavita, treats: all }} contact={shell.contact} shape={shape} />,
      );
      return texts(box, '.doctor__facts li').filter((one) => one.startsWith('Treats'));
    };
    expect(treats('row', ['Hernia', 'Piles'])).toEqual(['Treats hernia and piles']);
    expect(treats('row', [])).toEqual([]);
    expect(treats('tile', ['Hernia'])).toEqual([]);
  });

  it('of a hospital of which nothing is known is its name', () => {
    const unknown = { ...nirmal, area: '', beds: null, doctors: 0, tags: [], toldOn: null };
    const page = renderPage(HospitalsPage, { ...hospitals, hospitals: [unknown] }, shell);
    expect(texts(page, '.hospital__body')).toEqual([nirmal.name]);
    expect(page.querySelector('.hospital ul, .hospital .tags')).toBeNull();
  });

  it.each([
    [1, '1 bed'],
    [0, null],
    [null, null],
  ])('of a hospital with %s beds says “%s”', (beds, said) => {
    const one = { ...nirmal, area: '', doctors: 0, beds };
    const page = renderPage(HospitalsPage, { ...hospitals, hospitals: [one] }, shell);
    expect(texts(page, '.hospital .facts-inline li')).toEqual(said === null ? [] : [said]);
  });

  it('of a hospital says when it told of the insurer, and that this is invented', () => {
    const told = (isDemo: boolean) => {
      const one = { ...nirmal, toldOn: '1 May 2026', isDemo };
      return texts(
        renderPage(HospitalsPage, { ...hospitals, hospitals: [one] }, shell),
        '.hospital .caption',
      );
    };
    expect(told(false)).toEqual(['Told us on 1 May 2026']);
    expect(told(true)).toEqual(['Told us on 1 May 2026 (demo)']);
  });
});

describe('the filters of a list that are suggested', () => {
  const few = { value: 'few', label: 'Up to 100', count: 2, isChosen: false, url: '/few' };
  const hints = (options: Listing['filters'][number]['options']) => {
    const filters = [{ name: 'beds' as const, label: 'Beds', kind: 'many' as const, options }];
    const listing = { ...hospitals.listing, chosen: [], filters };
    return texts(renderPage(HospitalsPage, { ...hospitals, listing }, shell), '.is-hint');
  };

  it('are the first of each that would leave somebody', () => {
    const many = { ...few, value: 'many', label: 'Above 300' };
    expect(hints([{ ...few, count: 0 }, many])).toEqual(['Above 300']);
    expect(hints([few, many])).toEqual(['Up to 100']);
  });

  it('are none of a filter of which something is chosen, but for “any”', () => {
    const any = { ...few, value: '', label: 'Any', isChosen: true };
    expect(hints([any, few])).toEqual(['Up to 100']);
    expect(hints([{ ...few, isChosen: true }])).toEqual([]);
  });
});
