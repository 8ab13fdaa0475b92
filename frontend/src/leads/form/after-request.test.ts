import { expect, it } from 'vitest';
import { afterRequest } from './after-request';

it('leads on to the thank-you page and its quick survey', () => {
  const sent = { pageType: 'Condition', mobile: '9810000001', department: 'Urology' };
  expect(afterRequest({ ...sent, language: 'en' })).toBe('/thankyou?isquicksurvey=1');
  expect(afterRequest({ ...sent, language: 'hi' })).toBe('/hi/thankyou?isquicksurvey=1');
});

it('hands on number and department from a marketing page', () => {
  const sent = { pageType: 'Marketing', mobile: '9810000001', department: 'Eye & Ear' };
  expect(afterRequest({ ...sent, language: 'en' })).toBe(
    '/thankyou?isquicksurvey=1&isplanfeature=1&mob=9810000001&department=Eye+%26+Ear&source=Marketing',
  );
});
