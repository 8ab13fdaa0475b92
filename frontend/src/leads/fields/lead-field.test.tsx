import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FormField } from '@/contract/types';
import { carryToForms } from '@/leads/form/draft';
import LeadFormIsland from '@/leads/lead-form.island';
import { formField, shell } from '@/testing/examples/shell';
import { accepted, type Call, json, offline, serve } from '@/testing/fake-server';
import { html, words } from '@/testing/render';
import { cutLabel } from '@/ui/combo/cut-label';
import type { FieldKey } from './fields';
import { blocksKey } from './number-field';

const YES_NO = ['Yes', 'No'];
const HOSPITALS = '/api/lead/hospitals';
const LISTS = {
  '/api/cities': json([[]]),
  '/api/lead/treatments': json([[{ ProcedureName: 'Laser Surgery' }]]),
  '/api/lead/department-options': json([[], [{ DiseaseName: 'Piles' }]]),
  '/api/lead/specialities': json([[{ DepartmentId: 3, DepartmentName: 'Urology' }]]),
  '/api/lead/localities': json([[{ LocalityId: 1, LocalityName: 'Kothrud' }]]),
  [HOSPITALS]: json([[{ HospitalId: 8, HospitalName: 'Nirmal' }]]),
  '/api/lead/createleadzoho': json({}),
  '/api/lead/submit': accepted('SP-1'),
};

const field = (key: FieldKey, more: Partial<FormField> = {}) => formField(key, more);
const form = (...fields: FormField[]) => ({ ...shell.form, fields });
const renderFields = (...fields: FormField[]) => {
  const box = document.createElement('div');
  box.innerHTML = html(<LeadFormIsland form={form(...fields)} context={shell.context} />);
  return box;
};

async function open(fields: FormField[], answers = {}): Promise<Call[]> {
  vi.stubGlobal('location', { assign: vi.fn() });
  const calls = serve({ ...LISTS, ...answers });
  render(<LeadFormIsland form={form(...fields)} context={shell.context} />);
  await userEvent.type(screen.getByLabelText('Your name'), 'Asha Devi');
  await userEvent.type(screen.getByLabelText('Mobile number'), '9810000001');
  return calls;
}

const input = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const options = () => screen.findAllByRole('option').then((all) => all.map(words));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Get a free call back' }));
const errors = () => [...document.querySelectorAll('.field .error')].map(words);
const body = (calls: Call[]) => calls.find((call) => call.url === '/api/lead/submit')?.body;

describe('before it wakes, each field is a native control', () => {
  it('under the id of the specification, with a label', () => {
    const page = renderFields(
      field('email'),
      field('gender', { options: ['female', 'male'] }),
      field('age'),
      field('height'),
      field('weight'),
      field('city'),
      field('speciality'),
      field('treatment'),
      field('query'),
    );
    for (const id of [
      ...['nameField', 'mobileField', 'emailField', 'gender', 'age', 'height', 'weight'],
      ...['cityField', 'specializationField', 'treatment', 'queryField'],
    ]) {
      expect(page.querySelector(`#${id}`)?.matches('input, textarea'), id).toBe(true);
    }
    expect(page.querySelectorAll('[role="combobox"]')).toHaveLength(0);
  });

  it('radio fields offer their options, one named group each', () => {
    const page = renderFields(field('insuranceField', { options: YES_NO, preset: 'No' }));
    expect(words(page.querySelector('legend'))).toBe('Do you have health insurance?');
    const radios = page.querySelectorAll<HTMLInputElement>('[name="insuranceField"]');
    expect([...radios].map(({ value, checked }) => [value, checked])).toEqual([
      ['Yes', false],
      ['No', true],
    ]);
  });

  it('what depends on an answer is in a box that the style sheet opens', () => {
    const page = renderFields(
      field('insuranceField', { options: YES_NO }),
      field('insuranceType', { options: ['Private Insurance'] }),
      field('FormSimilarConsultation', { options: YES_NO }),
      field('FormPreferredCityField'),
    );
    expect(page.querySelector('.if-insured [name="insuranceType"]')).not.toBeNull();
    expect(page.querySelector('.if-similar [name="FormPreferredCityField"]')).not.toBeNull();
    const alone = renderFields(field('insuranceType', { options: ['Private Insurance'] }));
    expect(alone.querySelector('.if-insured')).toBeNull();
  });

  it('a hidden field goes along with its preset', () => {
    const page = renderFields(field('city', { isHidden: true, preset: 'Pune' }));
    const hidden = page.querySelector<HTMLInputElement>('[name="cityField"]');
    expect([hidden?.type, hidden?.value]).toEqual(['hidden', 'Pune']);
  });

  it('the severity of piles is four questions of one name', () => {
    const page = renderFields(field('pilesSeverity'));
    expect(page.querySelectorAll('select[name="pilesSeverity"]')).toHaveLength(4);
  });
});

describe('the lists', () => {
  it('of hospitals follows the city', async () => {
    const calls = await open([field('city'), field('hospital')]);
    await userEvent.type(input('City'), 'Mumbai');
    await userEvent.click(input('Hospital'));
    expect(await options()).toEqual(['Nirmal', 'Other']);
    expect(calls.map((call) => call.url)).toContain(`${HOSPITALS}?cityId=477&departmentId=0`);
  });

  it('of treatments follows the department', async () => {
    const calls = await open([field('speciality'), field('treatment')]);
    await userEvent.type(input('Speciality'), 'Urology');
    await waitFor(() =>
      expect(calls.map((call) => call.url)).toContain('/api/lead/treatments?departmentId=3'),
    );
  });

  it('no hospital to choose: the question goes, and the form is sent without', async () => {
    const calls = await open([field('hospital')], { [HOSPITALS]: json([[]]) });
    await waitFor(() => expect(screen.queryByText('Hospital')).toBeNull());
    await send();
    await waitFor(() => expect(body(calls)).toMatchObject({ hospitalid: 0 }));
  });

  it('that fail are logged, leave free text, and the form is sent', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    const down = Object.fromEntries(
      Object.keys(LISTS)
        .filter((url) => !/submit|zoho/.test(url))
        .map((url) => [url, offline]),
    );
    const calls = await open(
      [field('hospital'), field('speciality'), field('FormLocalityField')],
      down,
    );
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(3));
    await userEvent.type(input('Hospital'), 'City Care');
    await userEvent.type(input('Speciality'), 'Urology');
    await userEvent.type(input('Locality'), 'Near the old bridge');
    await userEvent.tab();
    await send();
    await waitFor(() =>
      expect(body(calls)).toMatchObject({
        hospitalid: 0,
        Remark: 'Hospital: City Care',
        PageDepartment: 'Urology',
        locality: 'Near the old bridge',
      }),
    );
  });

  it('cut a long name after 26 letters and tell it whole', async () => {
    const long = 'Shree Venkateshwara Memorial Hospital';
    await open([field('hospital')], {
      [HOSPITALS]: json([[{ HospitalId: 1, HospitalName: long }]]),
    });
    await userEvent.click(input('Hospital'));
    const option = await screen.findByRole('option', { name: long });
    expect(words(option)).toBe('Shree Venkateshwara Memori...');
    await userEvent.click(option);
    expect(input('Hospital').value).toBe(long);
  });
});

describe('a label', () => {
  it.each([
    ['x'.repeat(26), 'x'.repeat(26)],
    ['x'.repeat(27), `${'x'.repeat(26)}...`],
    ['नि'.repeat(27), `${'नि'.repeat(26)}...`],
  ])('%s is shown as %s', (full, shown) => {
    expect(cutLabel(full)).toBe(shown);
  });
});

describe('the country', () => {
  it('is one of all of them, found by name, and only its code is sent', async () => {
    const calls = await open([]);
    const code = screen.getByLabelText<HTMLInputElement>('Country code');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('nepal');
    await userEvent.click(await screen.findByRole('option', { name: /Nepal/ }));
    await userEvent.tab();
    expect(code.value).toBe('+977');
    await send();
    await waitFor(() => expect(body(calls)).toMatchObject({ countryCode: '977' }));
  });

  it('is found by a name typed behind the code that stands there', async () => {
    await open([]);
    const code = screen.getByLabelText<HTMLInputElement>('Country code');
    await userEvent.click(code);
    await userEvent.type(code, 'nep', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(code.value).toBe('+91nep');
    await waitFor(async () => expect(await options()).toEqual(['+977 Nepal']));
  });

  it('is found and taken by its code in the digits of Hindi', async () => {
    await open([]);
    const code = screen.getByLabelText<HTMLInputElement>('Country code');
    await userEvent.click(code);
    await userEvent.clear(code);
    await userEvent.keyboard('+९७७');
    await waitFor(async () => expect(await options()).toEqual(['+977 Nepal']));
    await userEvent.tab();
    expect(code.value).toBe('+977');
  });

  it.each([
    ['nepal', '+977'],
    ['00977', '+977'],
    ['00 977', '+977'],
    ['+ 977', '+977'],
    ['(977)', '+977'],
    ['००९७७', '+977'],
    ['00971 Dubai', '+971'],
    ['00', '+91'],
    ['emirates', '+971'],
    ['Niger', '+227'],
    ['+91nepal', '+977'],
    ['united', '+91'],
    ['guinea-bissau', '+245'],
    ['guinea bissau', '+245'],
    ['St Lucia', '+1'],
    ["Côte d'Ivoire", '+225'],
    ['reunion', '+262'],
    ['Turkiye', '+90'],
    ['Trinidad and Tobago', '+1'],
  ])('is the one that is named, also when it is left without a choice: %s', async (typed, left) => {
    await open([]);
    const code = screen.getByLabelText<HTMLInputElement>('Country code');
    await userEvent.click(code);
    await screen.findByRole('option', { name: /Nepal/ });
    await userEvent.clear(code);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    expect(code.value).toBe(left);
  });

  it.each(['00977', '+ 977', '977'])(
    'is offered by its code as it is dialled: %s',
    async (typed) => {
      await open([]);
      const code = screen.getByLabelText<HTMLInputElement>('Country code');
      await userEvent.click(code);
      await userEvent.clear(code);
      await userEvent.keyboard(typed);
      await waitFor(async () => expect(await options()).toEqual(['+977 Nepal']));
    },
  );

  it.each([
    ['guinea-b', '+245 Guinea-Bissau'],
    ['st lucia', '+1 St. Lucia'],
    ['trinidad and', '+1 Trinidad & Tobago'],
    ['turkiye', '+90 Türkiye'],
  ])('is offered however its name is written: %s', async (typed, offered) => {
    await open([]);
    const code = screen.getByLabelText<HTMLInputElement>('Country code');
    await userEvent.click(code);
    await userEvent.clear(code);
    await userEvent.keyboard(typed);
    await waitFor(async () => expect(await options()).toEqual([offered]));
  });

  it('is the one that is named also where the list comes after the field was left', async () => {
    await open([]);
    const code = screen.getByLabelText<HTMLInputElement>('Country code');
    code.focus();
    fireEvent.change(code, { target: { value: 'nepal' } });
    act(() => code.blur());
    await waitFor(() => expect(code.value).toBe('+977'));
  });

  it('is India again when what is left there is no code', async () => {
    await open([]);
    const code = screen.getByLabelText<HTMLInputElement>('Country code');
    await userEvent.clear(code);
    await userEvent.type(code, 'zzz');
    await userEvent.tab();
    expect(code.value).toBe('+91');
  });
});

describe('a number field', () => {
  it.each([
    ['ArrowDown', 0, true],
    ['ArrowUp', 0, false],
    ['-', 0, true],
    ['e', 3, true],
    ['5', 9, false],
    ['5', 10, true],
    ['Backspace', 10, false],
    ['Tab', 10, false],
  ])('%s at %d digits is blocked: %s', (key, length, isBlocked) => {
    expect(blocksKey(key, length)).toBe(isBlocked);
  });

  it('says nothing more of what is wrong once a calculator of the page has answered for it', async () => {
    await open([field('height')]);
    await userEvent.type(input('Height in cm'), '9');
    await send();
    expect(errors()).toHaveLength(1);
    act(() => carryToForms({ height: '160' }));
    expect([input('Height in cm').value, errors()]).toEqual(['160', []]);
  });

  it('says what is wrong, and stops saying it when it is changed', async () => {
    await open([field('age'), field('height')]);
    await userEvent.type(input('Age in years'), '130');
    await userEvent.type(input('Height in cm'), '160');
    await send();
    expect(errors()).toEqual(['Enter valid age']);
    await userEvent.clear(input('Age in years'));
    expect(errors()).toEqual([]);
  });

  it('asks a parent for a child', async () => {
    const calls = await open([field('age')]);
    await userEvent.type(input('Age in years'), '12');
    await send();
    expect(errors()).toEqual(['Please confirm that you are the parent or guardian']);
    const box = screen.getByLabelText(/under 18/);
    expect(document.activeElement).toBe(box);
    expect(
      document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toMatch(/parent or guardian/);
    expect(input('Age in years').getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(box);
    await send();
    await waitFor(() => expect(body(calls)).toMatchObject({ age: '12', consentParent: true }));
  });
});

describe('radio chips', () => {
  it('tie their message to the group, and clear it on a choice', async () => {
    await open([field('callNowLaterField', { options: ['Now', 'Later 9-12'] })]);
    await send();
    const message = 'Please Select when do you want to have a call.';
    expect(errors()).toEqual([message]);
    expect(document.activeElement).toBe(screen.getByLabelText('Now'));
    const group = screen.getByRole('group', { name: /When may we call/ });
    expect(words(document.getElementById(group.getAttribute('aria-describedby') ?? ''))).toBe(
      message,
    );
    await userEvent.click(screen.getByLabelText('Later, 9 am to 12 noon'));
    expect(errors()).toEqual([]);
  });
});
