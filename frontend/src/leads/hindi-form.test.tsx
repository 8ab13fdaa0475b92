import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { hi } from '@/lib/text/lead-form.hi';
import { formField, shell } from '@/testing/examples/shell';
import { accepted, type Call, json, serve } from '@/testing/fake-server';
import { html, words } from '@/testing/render';
import LeadFormIsland from './lead-form.island';

const PILES = { DiseaseName: 'Piles', NameHi: 'बवासीर', Aliases: ['bawaseer', 'masse'] };
const MUMBAI = { CityId: 477, CityName: 'Mumbai', Aliases: ['Bombay', 'Navi Mumbai', 'बंबई'] };
const UROLOGY = { DepartmentId: 3, DepartmentName: 'Urology', NameHi: 'मूत्र रोग' };
const SERVER = {
  '/api/cities': json([[MUMBAI]]),
  '/api/lead/treatments': json([[{ ProcedureName: 'LASIK', NameHi: 'चश्मा हटाने का ऑपरेशन' }]]),
  '/api/lead/department-options': json([[], [PILES]]),
  '/api/lead/specialities': json([[UROLOGY]]),
  '/api/lead/submit': accepted('SP-1'),
  '/api/lead/createleadzoho': json({}),
};
const form = {
  ...shell.form,
  fields: [formField('city'), formField('speciality'), formField('treatment')],
  cities: [
    { id: 514, name: 'Delhi NCR', nameHi: 'दिल्ली एनसीआर' },
    { id: 477, name: 'Mumbai', nameHi: 'मुंबई' },
  ],
};
const context = { ...shell.context, language: 'hi' as const };

beforeEach(() => {
  document.title = 'बवासीर';
  vi.stubGlobal('location', { assign: vi.fn() });
});

async function open(): Promise<Call[]> {
  const calls = serve(SERVER);
  render(<LeadFormIsland form={form} context={context} />);
  await waitFor(() => expect(calls).toHaveLength(4));
  return calls;
}

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const options = () => screen.findAllByRole('option').then((all) => all.map(words));
const send = () => userEvent.click(screen.getByRole('button', { name: hi.submit }));

it('offers Hindi names, and Other in Hindi', async () => {
  const calls = await open();
  const lists = calls.filter(({ url }) => url.startsWith('/api/lead/'));
  expect(lists.every(({ url }) => url.endsWith('&language=hi'))).toBe(true);
  await userEvent.click(field('शहर'));
  expect(await options()).toEqual(['दिल्ली एनसीआर', 'मुंबई', 'अन्य']);
  await userEvent.tab();
  await userEvent.click(field('इलाज या बीमारी'));
  expect(await options()).toEqual(['चश्मा हटाने का ऑपरेशन', 'बवासीर', 'अन्य']);
});

it.each([
  ['मुंब', ['मुंबई', 'अन्य']],
  ['mumb', ['मुंबई', 'अन्य']],
  ['bomb', ['मुंबई', 'अन्य']],
  ['बंबई', ['मुंबई', 'अन्य']],
  ['xyz', ['अन्य']],
])('%s finds %j', async (typed, found) => {
  await open();
  await userEvent.type(field('शहर'), typed);
  expect(await options()).toEqual(found);
});

it.each(['phaco', 'safed motia', 'cataract surgery', 'cataract'])(
  'a treatment and a condition that Hindi calls alike are found by the names of both: %s',
  async (typed) => {
    const named = { NameHi: 'मोतियाबिंद' };
    const calls = serve({
      ...SERVER,
      '/api/lead/treatments': json([
        [{ ProcedureName: 'Cataract surgery', Aliases: ['phaco'], ...named }],
      ]),
      '/api/lead/department-options': json([
        [],
        [{ DiseaseName: 'Cataract', Aliases: ['safed motia'], ...named }],
      ]),
    });
    render(<LeadFormIsland form={form} context={context} />);
    await waitFor(() => expect(calls).toHaveLength(4));
    await userEvent.type(field('इलाज या बीमारी'), typed);
    expect(await options()).toEqual(['मोतियाबिंद', 'मोतियाबिंद', 'अन्य']);
  },
);

it.each([
  ['दिल्ली एनसीआर', 'मूत्र रोग', 'बवासीर', ['Delhi NCR', 'Urology', '', 'Piles']],
  ['Mumbai', 'urology', 'चश्मा हटाने का ऑपरेशन', ['Mumbai', 'Urology', 'LASIK', '']],
  ['अन्य', 'अन्य', 'अन्य', ['Other', 'Other', 'Other', '']],
  ['कोटा', 'Urology', 'कुछ और', ['कोटा', 'Urology', 'कुछ और', '']],
])('sends English: %s, %s, %s', async (city, department, care, expected) => {
  const calls = await open();
  const answers = {
    [hi.fields.name]: 'आशा देवी',
    [hi.fields.mobile]: '9810000001',
    [hi.fields.city]: city,
    [hi.fields.speciality]: department,
    [hi.fields.treatment]: care,
  };
  for (const [label, answer] of Object.entries(answers)) {
    await userEvent.type(field(label), answer);
    await userEvent.tab();
  }
  await send();
  await waitFor(() => expect(location.assign).toHaveBeenCalled());
  const body = calls.find(({ url }) => url === '/api/lead/submit')?.body;
  const names = ['CityData', 'PageDepartment', 'ProcedureNameData', 'condition_data'];
  expect(names.map((name) => (body as Record<string, string>)[name])).toEqual(expected);
});

it('asks for what is missing in Hindi', async () => {
  await open();
  await send();
  expect(screen.getByRole('region', { name: 'कृपया 5 जवाब जाँचें' })).toBeTruthy();
  const errors = [...document.querySelectorAll('.field .error')].map(words);
  expect(errors[0]).toBe('कृपया अपना नाम लिखें');
  expect(document.title).toBe('ग़लती: बवासीर');
});

it('shows what the server says of a code', async () => {
  const wait = 'दूसरा OTP माँगने से पहले कृपया 28 सेकंड रुकें।';
  const error = [{ message: wait }];
  const fields = [formField('FormOTPField', { type: 'OTP' })];
  serve({ '/lead/v1/authenticate/generateotp': json({ status: { code: 429 }, error }, 429) });
  render(<LeadFormIsland form={{ ...form, fields }} context={context} />);
  await userEvent.click(screen.getByRole('button', { name: hi.otp.send }));
  expect(await screen.findByText('कृपया सही मोबाइल नंबर ही लिखें')).toBeTruthy();
  await userEvent.type(field(hi.fields.mobile), '9810000001');
  await userEvent.click(screen.getByRole('button', { name: hi.otp.send }));
  expect(await screen.findByText(wait)).toBeTruthy();
});

it('puts what an option means on a second line, in the specified words', () => {
  const box = document.createElement('div');
  const option = 'Govt. (Ayushman, CGHS, ECHS etc.)';
  const fields = [formField('insuranceType', { options: [option, 'Private Insurance'] })];
  for (const [language, label, second] of [
    ['en', option, '(Ayushman, CGHS, ECHS etc.)'],
    ['hi', hi.options[option], '(आयुष्मान, सीजीएचएस, ईसीएचएस वगैरह)'],
  ] as const) {
    box.innerHTML = html(
      <LeadFormIsland form={{ ...form, fields }} context={{ ...context, language }} />,
    );
    const choice = box.querySelector('.choice');
    expect([words(choice), words(choice?.querySelector('small') ?? null)]).toEqual([label, second]);
    expect(choice?.querySelector('input')?.value).toBe(option);
  }
});

it('offers hospitals by their Hindi names, and sends which one it is', async () => {
  const nirmal = { HospitalId: 8, HospitalName: 'Nirmal Hospital', NameHi: 'निर्मल अस्पताल' };
  const asha = { HospitalId: 9, HospitalName: 'Asha Hospital', NameHi: '' };
  const calls = serve({ ...SERVER, '/api/lead/hospitals': json([[nirmal, asha]]) });
  const fields = [formField('hospital')];
  render(<LeadFormIsland form={{ ...form, fields }} context={context} />);
  await userEvent.type(screen.getByLabelText(hi.fields.name), 'Asha Devi');
  await userEvent.type(screen.getByLabelText(hi.fields.mobile), '9810000001');
  await userEvent.click(field(hi.fields.hospital));
  expect(await options()).toEqual(['निर्मल अस्पताल', 'Asha Hospital', 'अन्य']);
  await userEvent.click(screen.getByRole('option', { name: 'निर्मल अस्पताल' }));
  await send();
  expect(calls.map(({ url }) => url)).toContain(
    '/api/lead/hospitals?cityId=0&departmentId=0&language=hi',
  );
  const sent = calls.find(({ url }) => url === '/api/lead/submit');
  expect(sent?.body).toMatchObject({ hospitalid: 8 });
});
