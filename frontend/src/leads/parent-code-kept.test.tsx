import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { start as openOnBook } from '@/leads/book.client';
import LeadFormIsland from '@/leads/lead-form.island';
import { rememberLead } from '@/leads/wire/submit';
import { session } from '@/lib/storage';
import { formField, shell } from '@/testing/examples/shell';
import { json, serve } from '@/testing/fake-server';
import { LISTS, mobile, name, onPage, send } from '@/testing/form-on-screen';

openOnBook(document);
describe('what a form keeps', () => {
  it('of the last request is read back where the storage is full', () => {
    const lead = { statusUrl: '', emergency: null, successUrl: '', guideUrl: '', asked: null };
    rememberLead(
      { ...lead, id: 'OLD' },
      { NameData: 'Ravi', MobileNoData: '9', countryCode: '91' },
      'en',
    );
    const real = sessionStorage;
    const spy = vi.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue({
      getItem: (k: string) => real.getItem(k),
      removeItem: (k: string) => real.removeItem(k),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as never);
    rememberLead(
      { ...lead, id: 'NEW' },
      { NameData: 'Asha', MobileNoData: '8', countryCode: '91' },
      'en',
    );
    const got = [session.get('lead_id'), session.get('hhUserName')];
    spy.mockRestore();
    expect(got).toEqual(['NEW', 'Asha']);
  });
  it('is the focus at the number that the code refuses', async () => {
    onPage();
    serve({
      ...LISTS,
      '/lead/v1/authenticate/generateotp': json({ error: ['No such number'] }, 422),
    });
    render(
      <LeadFormIsland
        form={{
          ...shell.form,
          fields: [formField('FormOTPField', { type: 'OTP' }), formField('email')],
        }}
        context={shell.context}
      />,
    );
    await userEvent.type(name(), 'Asha Devi');
    await userEvent.type(mobile(), '9810000001');
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Send a code to this number' }));
    await waitFor(() => expect(screen.getAllByText('No such number').length).toBeGreaterThan(0));
    expect(document.activeElement).toBe(mobile());
  });
});
