import type { ThankyouPageProps } from '@/contract/types';
import { heart } from '@/testing/examples/emergency';
import { metaOf } from '@/testing/examples/meta';
import { formField } from '@/testing/examples/shell';

export const usual: ThankyouPageProps = {
  meta: metaOf('Thank you'),
  wasSent: true,
  reference: null,
  asked: null,
  calendarUrl: null,
  statusUrl: null,
  emergency: null,
  survey: [],
  plan: null,
  callbackPromise: 'usually within 2 hours, between 9 am and 8 pm',
  promises: { 'Later 9-12': 'tomorrow between 9 am and 12 noon' },
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
  doctorStep: {
    state: 'next',
    title: 'We ask the doctor’s clinic',
    text: 'You asked for {doctor}. We ask for a day and time that suit you.',
  },
  keepReady: [
    'Your scans and test reports',
    'Names of medicines you take',
    'Your insurance or Ayushman card',
  ],
};

/** A bookmark. */
export const unsent: ThankyouPageProps = { ...usual, wasSent: false };

export const withReference: ThankyouPageProps = { ...usual, reference: 'SP-204 518' };

export const withStatus: ThankyouPageProps = {
  ...withReference,
  statusUrl: '/request/status/SP-204:signed',
};

export const urgent: ThankyouPageProps = { ...withStatus, emergency: heart };

/** After a marketing page, with the quick survey. */
export const marketing: ThankyouPageProps = {
  ...usual,
  plan: 'Urology',
  survey: [
    formField('isConsultedField', { isRequired: false, options: ['Yes', 'No'] }),
    formField('callNowLaterField', { isRequired: false, options: ['Now', 'Later 9-12'] }),
  ],
};
