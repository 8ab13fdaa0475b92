import type { ThankyouPage } from '@/contract/types';
import { metaOf } from '@/lib/examples/meta';

export const usual: ThankyouPage = {
  meta: metaOf('Thank you'),
  reference: null,
  callbackPromise: 'within 2 hours, between 9 am and 8 pm',
  steps: [
    { state: 'done', title: 'Request received', text: '' },
    {
      state: 'now',
      title: 'We call you',
      text: 'To understand the problem and answer your questions. The call is free.',
    },
    {
      state: 'next',
      title: 'You choose a doctor',
      text: 'We suggest two or three who fit your need, city and budget.',
    },
  ],
  keepReady: [
    'Your ultrasound or other reports',
    'Names of medicines you take',
    'Your insurance or Ayushman card',
  ],
};

export const withReference: ThankyouPage = { ...usual, reference: 'SP-204 518' };
