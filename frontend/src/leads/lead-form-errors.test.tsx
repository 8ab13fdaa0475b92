import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { start as openOnBook } from '@/leads/book.client';
import { LeadDialog } from '@/leads/form/lead-dialog';
import { prefill } from '@/leads/form/prefill';
import LeadFormIsland from '@/leads/lead-form.island';
import { rememberLead } from '@/leads/wire/submit';
import { session } from '@/lib/storage';
import { comeBack } from '@/testing/come-back';
import { formField, shell } from '@/testing/examples/shell';
import { accepted, json, offline, refused, serve } from '@/testing/fake-server';
import {
  city,
  ENRICH,
  errors,
  FAILED,
  fill,
  LISTS,
  mobile,
  name,
  onPage,
  open,
  SUBMIT,
  send,
} from '@/testing/form-on-screen';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
let assign: ReturnType<typeof onPage>;
describe('a form', () => {
  beforeEach(() => {
    assign = onPage();
  });
  it('what a link says stays in a form that is awake', async () => {
    await open({ '/api/cities': json([[{ CityId: 477, CityName: 'Mumbai', Aliases: [] }]]) });
    await act(() => prefill('mumbai', ''));
    expect(city().value).toBe('Mumbai');
    await userEvent.type(name(), 'Asha');
    await send();
    expect(city().value).toBe('Mumbai');
  });
  it('the one wrong answer that has the focus is read out: it is left and entered again', async () => {
    await open({});
    await fill();
    await userEvent.clear(name());
    const entered = vi.fn();
    name().addEventListener('focus', entered);
    await userEvent.type(name(), '{Enter}');
    expect(entered).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(name());
    expect(name().getAttribute('aria-describedby')).toBe('nameField-error');
  });
  it('a failure is no longer told once an answer is wrong', async () => {
    await open({ [SUBMIT]: offline });
    await fill();
    await send();
    await screen.findByText(FAILED);
    await userEvent.clear(name());
    await send();
    expect(errors()).toEqual(['Please Enter Name']);
    expect(screen.queryByText(FAILED)).toBeNull();
  });
  it('a new form has nothing of the answers that were refused', async () => {
    await open(
      { [SUBMIT]: accepted('SP-1'), [ENRICH]: json({}) },
      {
        values: { name: 'Asha', mobile: '58' },
        refused: { mobile: 'Please Only Enter a Valid Mobile Number' },
      },
    );
    await fill();
    await userEvent.clear(mobile());
    await userEvent.type(mobile(), '9810000001');
    await send();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    comeBack();
    expect([name().value, mobile().value, errors()]).toEqual(['', '', []]);
  });
  it('the title of the page tells of no error once the dialog is closed', async () => {
    serve(LISTS);
    document.body.innerHTML = `<a href="/request" data-book>Book</a><script type="application/json" id="page-form">${JSON.stringify({ form: shell.form, context: shell.context })}</script>`;
    openOnBook(document);
    await userEvent.click(document.querySelector('a') as HTMLAnchorElement);
    await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true));
    await send();
    expect(document.title).toBe('Error: Gallstones');
    await press('Close');
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(document.title).toBe('Gallstones');
  });
  it('the title still tells of the form of the page once a dialog with errors of its own is closed', async () => {
    await open({});
    await send();
    const dialog = render(
      <LeadDialog form={shell.form} context={shell.context} onClosed={() => {}} />,
    );
    const own = document.querySelector<HTMLFormElement>('dialog form');
    act(() => own?.requestSubmit());
    await waitFor(() => expect(own?.querySelector('[aria-invalid]')).not.toBeNull());
    dialog.unmount();
    expect(document.title).toBe('Error: Gallstones');
  });
  it('the title still tells of the form of the page while a dialog opens', async () => {
    await open({});
    await send();
    expect(document.title).toBe('Error: Gallstones');
    render(<LeadDialog form={shell.form} context={shell.context} onClosed={() => {}} />);
    expect(document.title).toBe('Error: Gallstones');
  });
  it('a refusal of a hospital that is not asked for is a failure that is told', async () => {
    serve({
      ...LISTS,
      '/api/lead/hospitals': json([[]]),
      [SUBMIT]: refused({ field: 'hospitalid', message: 'x' }),
    });
    render(
      <LeadFormIsland
        form={{ ...shell.form, fields: [formField('hospital')] }}
        context={shell.context}
      />,
    );
    await waitFor(() =>
      expect(screen.queryByLabelText('Hospital', { selector: 'input' })).toBeNull(),
    );
    await userEvent.type(name(), 'Asha Devi');
    await userEvent.type(mobile(), '9810000001');
    await send();
    expect(await screen.findByText(FAILED)).toBeTruthy();
  });
  it('a refusal of an answer that is not asked for is a failure that is told', async () => {
    serve({ ...LISTS, [SUBMIT]: refused({ field: 'insuranceType', message: 'x' }) });
    render(
      <LeadFormIsland
        form={{
          ...shell.form,
          fields: [
            formField('insuranceField', { options: ['Yes', 'No'] }),
            formField('insuranceType', { options: ['Private Insurance'] }),
          ],
        }}
        context={shell.context}
      />,
    );
    await userEvent.type(name(), 'Asha Devi');
    await userEvent.type(mobile(), '9810000001');
    await userEvent.click(screen.getByLabelText('No'));
    await send();
    expect(await screen.findByText(FAILED)).toBeTruthy();
  });
  it('the box of the parent does not mend the age', async () => {
    serve({});
    render(
      <LeadFormIsland
        form={{ ...shell.form, fields: [formField('age')] }}
        context={shell.context}
      />,
    );
    await userEvent.type(name(), 'Asha Devi');
    await userEvent.type(mobile(), '9810000001');
    await send();
    expect(errors()).toEqual(['Enter valid age']);
    await userEvent.click(screen.getByLabelText(/I am the parent or guardian/));
    expect(errors()).toEqual(['Enter valid age']);
  });
});
describe('what a request left', () => {
  const lead = { statusUrl: '', emergency: null, successUrl: '', guideUrl: '', asked: null };
  it('an earlier request does not stand where the storage is full', () => {
    rememberLead(
      { ...lead, id: 'OLD' },
      { NameData: 'Ravi', MobileNoData: '9', countryCode: '91' },
      'en',
    );
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberLead(
      { ...lead, id: 'NEW' },
      { NameData: 'Asha', MobileNoData: '8', countryCode: '91' },
      'en',
    );
    full.mockRestore();
    expect([session.get('lead_id'), session.get('hhUserName')]).toEqual(['NEW', 'Asha']);
  });
});
