import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, kept, offline, refused, serve } from './fake-server';
import { enrichLead, rememberLead, sendLead } from './submit';

const SUBMIT = '/api/lead/submit';
const lead = { id: 'SP-1', statusUrl: '/request/status/SP-1:x', successUrl: '' };
const record = { NameData: 'Asha Devi', MobileNoData: '9810000001', countryCode: '91' };

beforeEach(() => sessionStorage.clear());

describe('sending a request', () => {
  it('posts the record as JSON with the standard headers and its key', async () => {
    const calls = serve({ [SUBMIT]: kept('SP-1') });
    await sendLead(record, 'key-1');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ url: SUBMIT, method: 'POST', body: record });
    expect(calls[0]?.headers).toEqual({
      'Content-Type': 'application/json',
      applicationtype: 'website',
      version: '0.0.1',
      'Idempotency-Key': 'key-1',
    });
  });

  it.each([['200'], [200]])(
    'has succeeded when the code is %o and there is an Id',
    async (code) => {
      serve({ [SUBMIT]: kept('SP-1', code) });
      expect(await sendLead(record, 'k')).toEqual({ id: 'SP-1', statusUrl: '' });
    },
  );

  it.each([
    ['another code', json({ status: { code: '500' }, data: [{ Id: 'SP-1' }] })],
    ['no Id', json({ status: { code: '200' }, data: [{}] })],
    ['no data', json({ status: { code: '200' } })],
    ['an empty list', json({ status: { code: '200' }, data: [] })],
    ['nothing at all', json({})],
    ['null', json(null)],
    ['a page instead of JSON', () => new Response('<h1>502</h1>', { status: 502 })],
    ['no network', offline],
    ['a refusal of nothing we show', refused({ field: 'GCLID', message: 'too long' })],
  ])('has failed with %s', async (_, answer) => {
    serve({ [SUBMIT]: answer });
    expect(await sendLead(record, 'k')).toEqual({ failed: true });
  });

  it('gives the server’s refusals by field', async () => {
    serve({
      [SUBMIT]: refused(
        { field: 'CityData', message: 'Please select valid city' },
        { field: 'MobileNoData', message: 'Please Only Enter a Valid Mobile Number' },
      ),
    });
    expect(await sendLead(record, 'k')).toEqual({
      errors: {
        city: 'Please select valid city',
        mobile: 'Please Only Enter a Valid Mobile Number',
      },
    });
  });
});

describe('the second call', () => {
  it('names the lead in its address and outlives the page', () => {
    const calls = serve({ '/api/lead/createleadzoho': json({}) });
    enrichLead('SP 1/2', record);
    expect(calls).toEqual([
      expect.objectContaining({
        url: '/api/lead/createleadzoho?leadId=SP%201%2F2',
        method: 'POST',
        keepalive: true,
        body: expect.objectContaining({ name: 'Asha Devi', Country_Code: '91' }),
      }),
    ]);
  });

  it.each([
    ['no network', offline],
    ['a broken server', json({}, 500)],
  ])('is nobody’s concern when it meets %s', async (_, answer) => {
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    serve({ '/api/lead/createleadzoho': answer });
    expect(() => enrichLead('SP-1', record)).not.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });
});

describe('what /thankyou will show', () => {
  it('is kept in this tab', () => {
    rememberLead(lead, record);
    expect({ ...sessionStorage }).toEqual({
      lead_id: 'SP-1',
      lead_status: '/request/status/SP-1:x',
      lead_success: '',
      hhUser: '+919810000001',
      hhUserName: 'Asha Devi',
      lead_variant: '',
    });
  });

  it('is forgotten without a word when storage is blocked', () => {
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(() => rememberLead(lead, record)).not.toThrow();
  });
});
