import { expect, it } from 'vitest';
import { afterRequest } from './after-request';

it('leads on to the thank-you page', () => {
  const sent = { pageType: 'Condition', mobile: '9810000001', department: 'Urology' };
  expect(afterRequest({ ...sent, language: 'en' })).toBe('/thankyou');
  expect(afterRequest({ ...sent, language: 'hi' })).toBe('/hi/thankyou');
});

it('hands on number and department from a marketing page', () => {
  const sent = { pageType: 'Marketing', mobile: '9810000001', department: 'Eye & Ear' };
  expect(afterRequest({ ...sent, language: 'en' })).toBe(
    '/thankyou?isplanfeature=1&mob=9810000001&department=Eye+%26+Ear&source=Marketing',
  );
});
