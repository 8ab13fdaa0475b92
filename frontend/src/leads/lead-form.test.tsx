import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comeBack } from '@/testing/come-back';
import { formField, shell } from '@/testing/examples/shell';
import { accepted, json, offline, serve } from '@/testing/fake-server';
import {
  city,
  ENRICH,
  errors,
  fill,
  LISTS,
  mobile,
  name,
  onPage,
  open,
  SUBMIT,
  send,
  sent,
  treatment,
} from '@/testing/form-on-screen';
import { words } from '@/testing/render';
import { recordTouch } from '@/tracking/attribution';
import { isOptedOut } from '@/tracking/privacy';
import LeadFormIsland from './lead-form.island';

let assign: ReturnType<typeof onPage>;
beforeEach(() => {
  assign = onPage();
});

describe('a form that is not right', () => {
  it('lists two or more answers in a summary that takes the focus', async () => {
    const calls = await open({});
    await send();
    const summary = screen.getByRole('region', { name: 'Please check 4 answers' });
    expect(document.activeElement).toBe(summary);
    const expected = [
      'Please Enter Name',
      'Please Only Enter a Valid Mobile Number',
      'Please select valid city',
      'Please Select a Treatment',
    ];
    expect(within(summary).getAllByRole('link').map(words)).toEqual(expected);
    expect(errors()).toEqual(expected);
    expect(calls).toEqual([]);
  });

  it('leads from the summary to the field', async () => {
    await open({});
    await send();
    await userEvent.click(screen.getByRole('link', { name: 'Please select valid city' }));
    expect(document.activeElement).toBe(city());
  });

  it('takes the focus to the summary again at each refused attempt', async () => {
    await open({});
    await send();
    await userEvent.click(name());
    await send();
    expect(document.activeElement).toBe(screen.getByRole('region'));
  });

  it('puts the focus in the field when one answer alone is wrong, without a summary', async () => {
    await open({});
    await fill();
    await userEvent.clear(mobile());
    await send();
    expect(document.activeElement).toBe(mobile());
    expect(screen.queryByRole('region')).toBeNull();
    expect(errors()).toEqual(['Please Only Enter a Valid Mobile Number']);
  });

  it('ties each message to its field', async () => {
    await open({});
    await send();
    const fields = [name(), mobile(), city(), treatment()];
    for (const [index, field] of fields.entries()) {
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(words(described)).toBe(errors()[index]);
    }
  });

  it('says so in the title of the page, until all is right', async () => {
    await open({});
    await fill();
    await userEvent.clear(name());
    await send();
    expect(document.title).toBe('Error: Gallstones');
    await userEvent.type(name(), 'A');
    expect(document.title).toBe('Gallstones');
  });

  it('clears an error when its own field changes, and no other', async () => {
    await open({});
    await send();
    await userEvent.type(name(), 'A');
    expect(name().getAttribute('aria-invalid')).toBeNull();
    expect(errors()).toHaveLength(3);
    await userEvent.type(city(), 'Delhi NCR');
    await userEvent.tab();
    await userEvent.type(mobile(), '9');
    await userEvent.type(treatment(), 'P');
    expect(errors()).toEqual([]);
  });

  it('shows what the server refused without JavaScript, from the first moment', async () => {
    const values = { name: 'Asha', mobile: '58200 14' };
    await open({}, { values, refused: { mobile: 'Please Only Enter a Valid Mobile Number' } });
    expect(errors()).toEqual(['Please Only Enter a Valid Mobile Number']);
    expect(name().value).toBe('Asha');
    expect(mobile().value).toBe('58200 14');
  });
});

describe('a right form', () => {
  it('sends the answers, stores the lead in the session and goes to /thankyou', async () => {
    const onSent = vi.fn();
    const calls = await open({ [SUBMIT]: accepted('SP-1'), [ENRICH]: json({}) }, { onSent });
    await fill();
    await userEvent.click(screen.getByLabelText('Send me updates on WhatsApp'));
    await send();
    await waitFor(() =>
      expect(assign).toHaveBeenCalledExactlyOnceWith('/thankyou?isquicksurvey=1'),
    );
    expect(sent(calls)[0]?.body).toMatchObject({
      NameData: 'Asha Devi',
      MobileNoData: '9810000001',
      countryCode: '91',
      CityData: 'Mumbai',
      condition_data: 'Gallstones',
      consentWhatsapp: true,
      consentSharing: false,
    });
    expect(calls.map((call) => call.url)).toEqual([SUBMIT, `${ENRICH}?leadId=SP-1`]);
    expect(sessionStorage.getItem('lead_id')).toBe('SP-1');
    expect(onSent).toHaveBeenCalledOnce();
    expect(name().value).toBe('');
  });

  it('starts again for who comes back to the page from the back/forward cache', async () => {
    const calls = await open({ [SUBMIT]: accepted('SP-1'), [ENRICH]: json({}) });
    await fill();
    await send();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    comeBack();
    expect([name(), mobile(), city(), treatment()].map(({ value }) => value).join('')).toBe('');
    await fill();
    await send();
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    const [first, second] = sent(calls).map((call) => call.headers['Idempotency-Key']);
    expect(second).not.toBe(first);
  });

  it('tells how long it was filled in since the first touch, also of what was typed asleep', async () => {
    const calls = serve({ ...LISTS, [SUBMIT]: accepted('SP-1'), [ENRICH]: json({}) });
    const form = { ...shell.form, fields: [] };
    render(
      <div data-woken={performance.now() - 9000}>
        <LeadFormIsland form={form} context={shell.context} />
      </div>,
    );
    await userEvent.type(name(), 'Asha Devi');
    await userEvent.type(mobile(), '9810000001');
    await send();
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]?.body).toHaveProperty(
      'filledInMs',
      expect.toSatisfy((ms) => ms >= 9000),
    );
  });

  it('goes on when the second call fails', async () => {
    await open({ [SUBMIT]: accepted('SP-1'), [ENRICH]: offline });
    await fill();
    await send();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('starts with the boxes unticked', async () => {
    await open({});
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)).toEqual([
      false,
      false,
    ]);
  });

  it('sends when no list has come: the treatment is free text', async () => {
    const calls = await open({
      [SUBMIT]: accepted('SP-1'),
      [ENRICH]: json({}),
      '/api/lead/treatments': offline,
      '/api/lead/department-options': offline,
    });
    await fill();
    await send();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(sent(calls)[0]?.body).toMatchObject({ ProcedureNameData: 'Gallstones' });
  });

  it.each([
    ['City', 'bomb', ['Mumbai', 'Other']],
    ['City', 'om', ['Other']],
    ['Treatment or condition', 'pitt', ['Gallbladder Removal', 'Gallstones', 'Other']],
    ['Treatment or condition', 'PATHRI', ['Gallstones', 'Other']],
    ['Treatment or condition', 'ston', ['Gallstones', 'Other']],
  ])('finds by the names people use: %s, %s', async (label, typed, found) => {
    await open({});
    await userEvent.type(screen.getByLabelText(label, { selector: 'input' }), typed);
    expect((await screen.findAllByRole('option')).map(words)).toEqual(found);
  });

  it('asks only what its variant asks', () => {
    serve({});
    render(<LeadFormIsland form={{ ...shell.form, fields: [] }} context={shell.context} />);
    expect(screen.getAllByRole('textbox')).toEqual([name(), mobile()]);
    expect(screen.queryByLabelText('City')).toBeNull();
  });
});

describe('the mobile field', () => {
  it('moves a pasted code into the choice of countries', async () => {
    await open({});
    await userEvent.click(mobile());
    await userEvent.paste('+971 50 123 4567');
    expect(mobile().value).toBe('501234567');
    expect(screen.getByLabelText<HTMLInputElement>('Country code').value).toBe('+971');
  });

  it('takes the digits of a Hindi keyboard as those that are dialled', async () => {
    await open({});
    await userEvent.type(mobile(), '९८१०००००२४');
    expect(mobile().value).toBe('9810000024');
    await userEvent.clear(mobile());
    await userEvent.paste('+९७१ ५० १२३ ४५६७');
    expect(mobile().value).toBe('501234567');
    expect(screen.getByLabelText<HTMLInputElement>('Country code').value).toBe('+971');
  });

  it('takes ten digits and nothing else', async () => {
    await open({});
    await userEvent.type(mobile(), '0e9+8-1.0x000001999');
    expect(mobile().value).toBe('9810000001');
  });
});

describe('the treatment field', () => {
  it('offers both groups and “Other”, and takes a choice by keyboard', async () => {
    await open({});
    await userEvent.click(treatment());
    const options = await screen.findAllByRole('option');
    expect(options.map(words)).toEqual(['Gallbladder Removal', 'Gallstones', 'Other']);
    expect(screen.getByRole('group', { name: 'Treatments' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Conditions' })).toBeTruthy();
    await userEvent.type(treatment(), 'stone{ArrowDown}{Enter}');
    expect(treatment().value).toBe('Gallstones');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes on Escape without closing the dialog around it', async () => {
    await open({});
    await userEvent.click(treatment());
    const pressEscape = () => fireEvent.keyDown(treatment(), { key: 'Escape' });
    expect(pressEscape()).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(pressEscape()).toBe(true);
  });

  it('comes into sight only when the press that opened it is over', async () => {
    const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
    const user = userEvent.setup();
    await open({});
    await user.pointer({ keys: '[MouseLeft>]', target: treatment() });
    expect(await screen.findByRole('listbox')).toBeTruthy();
    expect(moved).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/MouseLeft]', target: treatment() });
    expect(moved).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    expect(treatment().value).toBe('');
  });
});

describe('the age of a child', () => {
  const form = { ...shell.form, fields: [formField('age')] };
  const age = () => screen.getByLabelText<HTMLInputElement>('Age in years');
  const clearCookie = (name: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${name}=; path=/; max-age=0`;
  };
  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the site sets it
    document.cookie = 'visitorid=1763700000000123456; path=/';
  });
  afterEach(() => ['untracked', 'visitorid'].forEach(clearCookie));

  it('ends the measuring of this session as soon as it was typed', async () => {
    serve({});
    render(<LeadFormIsland form={form} context={shell.context} />);
    await userEvent.type(age(), '17');
    expect(isOptedOut()).toBe(false);
    await userEvent.tab();
    expect(isOptedOut()).toBe(true);
    expect(document.cookie).not.toContain('visitorid');
  });

  it('sends its request without where it came from', async () => {
    recordTouch(new URL('https://site.example/?utm_source=news&gclid=g1'), '');
    const calls = serve({ [SUBMIT]: accepted('SP-1'), [ENRICH]: json({}) });
    render(<LeadFormIsland form={form} context={{ ...shell.context, pageVariant: 'b' }} />);
    await userEvent.type(name(), 'Asha Devi');
    await userEvent.type(mobile(), '9810000001');
    await userEvent.type(age(), '12');
    await userEvent.click(screen.getByLabelText(/I am the parent or guardian/));
    await send();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    const body = sent(calls)[0]?.body;
    expect(body).toMatchObject({ age: '12', consentParent: true, GCLID: '', Zutm_sourcedata: '' });
    expect(body).toMatchObject({ Page_Variant: '' });
    expect(body).not.toHaveProperty('firstTouch');
  });

  it.each(['18', '35', ''])('is not %o', async (typed) => {
    serve({});
    render(<LeadFormIsland form={form} context={shell.context} />);
    if (typed !== '') await userEvent.type(age(), typed);
    await userEvent.tab();
    expect(isOptedOut()).toBe(false);
  });
});
