import { describe, expect, it } from 'vitest';
import type { DoctorCard, Shell } from '@/contract/types';
import { kavita } from '@/testing/examples/doctors';
import { shell } from '@/testing/examples/shell';
import { html, words } from '@/testing/render';
import { bodySections } from './body-sections';
import type { BodyBlock } from './types';

const text = (heading: string, words: string): BodyBlock => ({
  type: 'text',
  heading,
  text: words,
});
const buttons = (...types: Extract<BodyBlock, { type: 'buttons' }>['types']): BodyBlock => ({
  type: 'buttons',
  heading: 'Talk to us',
  types,
});
const labels = (blocks: BodyBlock[], of = shell) =>
  bodySections(blocks, of).sections.map(({ label }) => label);

function quiet(isFormEnabled: boolean): Shell {
  const { brand, context } = shell;
  return {
    ...shell,
    brand: { ...brand, googlePlayUrl: null, appStoreUrl: null },
    contact: { tel: null, whatsapp: null, trackingId: null },
    context: { ...context, contact: { ...context.contact, isFormEnabled } },
  };
}

describe('blocks of a page as its sections', () => {
  it('begin a section with each heading, and stand before all where they have none', () => {
    const { before, sections } = bodySections(
      [text('', 'First.'), text('One', 'a'), text('', 'b'), text('Two', 'c')],
      shell,
    );
    const box = document.createElement('div');
    box.innerHTML = html(before);
    expect(words(box)).toBe('First.');
    expect(sections.map(({ label }) => label)).toEqual(['One', 'Two']);
    box.innerHTML = html(sections[0]?.body);
    expect(words(box)).toBe('ab');
  });

  it('have each an id of its own, also where two headings are the same', () => {
    const { sections } = bodySections([text('One', 'a'), text('One', 'b')], shell);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(2);
  });

  it('are nothing where there are none', () => {
    expect(labels([])).toEqual([]);
  });
});

describe('a block of buttons', () => {
  it('is a section where one of its ways is there', () => {
    expect(labels([buttons('callbutton', 'downloadApp')])).toEqual(['Talk to us']);
    expect(labels([buttons('callbutton', 'default')], quiet(true))).toEqual(['Talk to us']);
  });

  it.each([
    ['a number', buttons('callbutton', 'whatsapp')],
    ['an app', buttons('downloadApp')],
    ['a form', buttons('default', 'bookappointment', 'weightloss')],
    ['a document', buttons('pdf')],
  ])('is no heading over nothing on a page without %s', (_, block) => {
    expect(labels([text('One', 'a'), block], quiet(false))).toEqual(['One']);
  });

  it('is none of a call that the page has switched off, though its number is there', () => {
    const { context } = shell;
    const contact = { ...context.contact, isCallEnabled: false, isWhatsappEnabled: false };
    const off = { ...shell, context: { ...context, contact } };
    expect(labels([buttons('callbutton', 'whatsapp')], off)).toEqual([]);
  });
});

describe('a block of doctors', () => {
  const surgeons = (doctors: DoctorCard[]): BodyBlock => ({
    type: 'doctors',
    heading: 'Eye surgeons',
    doctors,
    more: { label: '', url: null, lang: null },
  });

  it('is a section where the city has some', () => {
    expect(labels([surgeons([kavita])])).toEqual(['Eye surgeons']);
  });

  it('is no heading over nothing where the city has none', () => {
    expect(labels([text('One', 'a'), surgeons([])])).toEqual(['One']);
  });
});
