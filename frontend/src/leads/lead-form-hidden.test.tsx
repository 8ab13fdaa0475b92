import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { formField, shell } from '@/testing/examples/shell';
import { json, refused, serve } from '@/testing/fake-server';
import {
  city,
  errors,
  FAILED,
  LISTS,
  mobile,
  name,
  onPage,
  open,
  SUBMIT,
  send,
} from '@/testing/form-on-screen';
import { lateAnswer } from '@/testing/late-answer';
import { words } from '@/testing/render';
import LeadFormIsland from './lead-form.island';

const YES_NO = ['Yes', 'No'];
const LISTED = (['city', 'treatment'] as const).map((key) => formField(key, { isRequired: false }));
const asking = (...fields: ReturnType<typeof formField>[]) => ({
  form: { ...shell.form, fields: [...LISTED, ...fields] },
});
const summary = () => {
  const region = screen.queryByRole('region', { name: /Please check/ });
  return region ? within(region).getAllByRole('link').map(words) : [];
};
const INSURANCE = asking(
  formField('insuranceField', { isRequired: true, options: YES_NO }),
  formField('insuranceType', { isRequired: true, options: ['Private Insurance'] }),
);

beforeEach(() => {
  onPage();
});

it('an error of a question that is asked no more goes with it, from the summary and the title too', async () => {
  await open({}, INSURANCE);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.type(screen.getByLabelText('Mobile number'), '9810000001');
  await send();
  expect(summary()).toEqual(['Please Enter Name', 'Please Select an Insurance Type']);
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(summary()).toEqual([]);
  await userEvent.type(name(), 'Asha');
  expect(errors()).toEqual([]);
  expect(document.title).toBe('Gallstones');
});

describe('what was mended while the request was on its way is not told as wrong', () => {
  const late = async (refusal: Response, mend: () => Promise<void>) => {
    const answer = lateAnswer();
    await open(
      { [SUBMIT]: answer.call },
      {
        form: { ...shell.form, fields: [...LISTED, ...INSURANCE.form.fields] },
      },
    );
    await userEvent.type(name(), 'Asha');
    await userEvent.type(mobile(), '9810000001');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('radio', { name: /Private/ }));
    await send();
    await mend();
    await act(async () => answer.come(refusal));
  };

  it('as a number whose country is another by now', async () => {
    await late(refused({ field: 'MobileNoData' })() as Response, async () => {
      const code = screen.getByLabelText('Country code');
      await userEvent.clear(code);
      await userEvent.type(code, '+977');
      await userEvent.tab();
    });
    expect(errors()).toEqual([]);
    expect(screen.getByText(FAILED)).toBeTruthy();
  });

  it('as a question that is asked no more', async () => {
    await late(refused({ field: 'insuranceType' })() as Response, () =>
      userEvent.click(screen.getByRole('radio', { name: 'No' })),
    );
    expect(errors()).toEqual([]);
    expect(screen.getByText(FAILED)).toBeTruthy();
  });
});

it('an error of a hospital goes when the city is another, which may have none to choose', async () => {
  serve({ ...LISTS, '/api/lead/hospitals': json([[{ HospitalId: 8, HospitalName: 'Nirmal' }]]) });
  render(<LeadFormIsland {...asking(formField('hospital'))} context={shell.context} />);
  await userEvent.click(screen.getByLabelText('Hospital', { selector: 'input' }));
  await screen.findByRole('option', { name: 'Nirmal' });
  await userEvent.tab();
  await send();
  expect(summary()).toContain('Please Select a Hospital');
  serve({ '/api/lead/hospitals': json([[]]) });
  await userEvent.type(city(), 'Mumbai');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByLabelText('Hospital')).toBeNull());
  expect(summary()).not.toContain('Please Select a Hospital');
});

describe('a question after one that staff have answered, in a hidden field', () => {
  const answered = asking(
    formField('insuranceField', { options: YES_NO, isHidden: true, preset: 'Yes' }),
    formField('insuranceType', { isRequired: true, options: ['Private Insurance'] }),
  );

  it('is on the page, which hides what depends on a choice that nobody can make', async () => {
    await open({}, answered);
    const question = screen.getByRole('group', { name: /insurance/i });
    expect(question.closest('.if-insured')).toBeNull();
    expect(screen.getByText(/One short question follows/)).toBeTruthy();
  });

  it('is sent with its answer', async () => {
    const calls = await open({ [SUBMIT]: json({}) }, answered);
    await userEvent.type(name(), 'Asha');
    await userEvent.type(mobile(), '9810000001');
    await userEvent.click(screen.getByRole('radio', { name: /Private/ }));
    await send();
    expect(calls.at(-1)?.body).toMatchObject({
      IsInsurance: 'Yes',
      insuranceType: 'Private Insurance',
    });
  });
});
