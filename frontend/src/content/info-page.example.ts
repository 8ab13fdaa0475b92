import type { InfoPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: InfoPageProps = {
  meta: metaOf('Editorial policy'),
  crumbs: crumbsTo('Editorial policy'),
  title: 'Editorial policy',
  lead: 'How we write, who checks it, and how to tell us that something is wrong.',
  updated: '1 November 2026',
  sections: [
    {
      heading: 'Who writes',
      text: 'Every page names its author and the doctor who reviewed it.\n\nA page without a review is not published.',
    },
    {
      heading: 'What we use',
      text: 'Sources are listed at the end of a page:\n\n- guidelines of Indian bodies first\n- then systematic reviews',
    },
    { heading: 'Corrections', text: 'Write to us. We answer within seven days.' },
    { heading: 'Money', text: 'Nobody can pay for a place in a list.' },
  ],
  questions: [],
  sources: [],
  formTitle: '',
  bmi: null,
  emi: null,
};

export const questions: InfoPageProps = {
  ...usual,
  title: 'Questions people ask',
  sections: [],
  questions: [
    { question: 'Is it free?', answer: 'For patients, yes.', group: 'Cost' },
    { question: 'Who calls?', answer: 'A care expert.', group: 'The call' },
    { question: 'Who pays you?', answer: 'Hospitals do.', group: 'Cost' },
  ],
  formTitle: 'Ask for a call back',
};

const values = { unit: 'cm', height: '162', feet: '', inches: '', weight: '71.6' } as const;

export const bmi: InfoPageProps = {
  ...usual,
  bmi: {
    values,
    wrong: [],
    result: { value: 27.3, band: 'obese', whoBand: 'over', lightest: 48.6, heaviest: 60.1 },
  },
};

export const wrongBmi: InfoPageProps = {
  ...usual,
  bmi: { values: { ...values, height: 'tall' }, wrong: ['height', 'weight'], result: null },
};

export const emi: InfoPageProps = {
  ...usual,
  emi: {
    values: { amount: '200000', rate: '12', months: '12' },
    wrong: [],
    result: { monthly: 17770, interest: 13237, total: 213237 },
  },
};
