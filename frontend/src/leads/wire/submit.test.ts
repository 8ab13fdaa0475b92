import { describe, expect, it, vi } from 'vitest';
import { heart } from '@/testing/examples/emergency';
import { shell } from '@/testing/examples/shell';
import { accepted, json, offline, refused, serve } from '@/testing/fake-server';
import { logIn } from '@/testing/log-in';
import { clearVisitorId, savePrivacyChoice } from '@/tracking/privacy';
import { enrichLead, rememberLead, sendLead } from './submit';

const SUBMIT = '/api/lead/submit';
const lead = {
  id: 'SP-1',
  statusUrl: '/request/status/SP-1:x',
  emergency: heart,
  asked: null,
  successUrl: '',
  guideUrl: '',
};
const record = { NameData: 'Asha Devi', MobileNoData: '9810000001', countryCode: '91' };

describe('sending a request', () => {
  it('posts the record as JSON with the standard headers and its key', async () => {
    const calls = serve({ [SUBMIT]: accepted('SP-1') });
    await sendLead(record, shell.context, 'key-1');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ url: SUBMIT, method: 'POST', body: record });
    expect(calls[0]?.headers).toEqual({
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
      applicationtype: 'website',
      version: '0.0.1',
      visitorid: expect.stringMatching(/^\d{19}$/),
      'Idempotency-Key': 'key-1',
    });
  });

  it.each([['200'], [200]])(
    'has succeeded when the code is %o and there is an Id',
    async (code) => {
      serve({ [SUBMIT]: accepted('SP-1', code) });
      expect(await sendLead(record, shell.context, 'k')).toEqual({
        id: 'SP-1',
        statusUrl: '',
        emergency: null,
        asked: null,
      });
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
    expect(await sendLead(record, shell.context, 'k')).toEqual({ failed: true });
  });

  it('gives the server’s refusals by field', async () => {
    serve({
      [SUBMIT]: refused(
        { field: 'CityData', message: 'Please select valid city' },
        { field: 'MobileNoData', message: 'Please Only Enter a Valid Mobile Number' },
      ),
    });
    expect(await sendLead(record, shell.context, 'k')).toEqual({
      errors: {
        city: 'Please select valid city',
        mobile: 'Please Only Enter a Valid Mobile Number',
      },
    });
  });
});

describe('a request of a marketing page', () => {
  const WEB_LEAD = '/lead/v1/admin/webleadcreate';
  const marketing = { ...shell.context, pageType: 'Marketing' };

  it('is a web lead, with the visitor’s number and the city of who is logged in', async () => {
    const profile = {
      id: '7',
      name: 'Asha',
      selectedCity: { cityid: 477, cityname: 'Mumbai', type: 'popular' },
    };
    // biome-ignore lint/suspicious/noDocumentCookie: as the site and its server set them
    document.cookie = 'visitorid=1763700000000123456; path=/';
    logIn(profile);
    const calls = serve({ [WEB_LEAD]: accepted('SP-2') });
    expect(await sendLead(record, marketing, 'key-2')).toEqual({
      id: 'SP-2',
      statusUrl: '',
      emergency: null,
      asked: null,
    });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      url: WEB_LEAD,
      method: 'POST',
      body: { NameData: 'Asha Devi', lead_sourcedata: 'Web Lead Form', countryCode: '91' },
    });
    expect(calls[0]?.headers).toEqual({
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
      applicationtype: 'website',
      version: '0.0.1',
      visitorid: '1763700000000123456',
      cityid: '477',
      'Idempotency-Key': 'key-2',
    });
  });

  it('sent before the visit was told has its visitor’s number all the same', async () => {
    clearVisitorId();
    const calls = serve({ [WEB_LEAD]: accepted('SP-3') });
    await sendLead(record, marketing, 'key-3');
    expect(calls[0]?.headers.visitorid).toMatch(/^\d{19}$/);
    expect(calls[0]?.headers).not.toHaveProperty('cityid');
  });

  it('of who opted out has none', async () => {
    savePrivacyChoice({ measuring: false, advertising: false });
    const calls = serve({ [WEB_LEAD]: accepted('SP-3') });
    await sendLead(record, marketing, 'key-3');
    expect(calls[0]?.headers).not.toHaveProperty('visitorid');
  });

  it('that was not taken is shown as any other', async () => {
    serve({
      [WEB_LEAD]: refused({ field: 'EmailIdData', message: 'Please Enter valid Email ID' }),
    });
    expect(await sendLead(record, marketing, 'k')).toEqual({
      errors: { email: 'Please Enter valid Email ID' },
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
  it('is stored in this tab', () => {
    rememberLead(lead, record, 'en');
    expect({ ...sessionStorage }).toEqual({
      lead_id: 'SP-1',
      lead_status: '/request/status/SP-1:x',
      lead_success: '',
      lead_untold: '1',
      lead_guide: '',
      lead_emergency: JSON.stringify(heart),
      lead_asked: '',
      hhUser: '+919810000001',
      hhUserName: 'Asha Devi',
      lead_name: 'Asha',
      lead_variant: '',
      lead_call_time: '',
    });
  });

  it('is dropped silently when storage is blocked', () => {
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(() => rememberLead(lead, record, 'en')).not.toThrow();
  });
});
