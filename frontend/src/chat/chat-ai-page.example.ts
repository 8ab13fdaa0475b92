import type { ChatAiPageProps, ChatAnswer } from '@/contract/types';
import { gentle, heart } from '@/testing/examples/emergency';
import { metaOf } from '@/testing/examples/meta';

const DOCTORS = { label: 'General surgeons', url: '/delhi-ncr/doctors/surgery', lang: null };
const none: ChatAnswer = {
  said: 'nothing',
  language: 'en',
  emergency: null,
  passages: [],
  costs: [],
  links: [DOCTORS],
  summary: '',
  followUps: [],
  subject: '',
};

export const blank: ChatAiPageProps = {
  meta: metaOf('Care assistant'),
  question: '',
  answer: null,
  suggestions: ['What are the symptoms of gallstones?', 'बवासीर के लक्षण क्या हैं?'],
};
export const answered: ChatAiPageProps = {
  ...blank,
  question: 'What causes gallstones?',
  answer: {
    ...none,
    said: 'answer',
    passages: [
      {
        text: 'Bile is made of several things.\n\n- Too much cholesterol\n- An empty gallbladder',
        title: 'Gallstones',
        heading: '',
        lang: 'en',
        section: 'causes',
        url: '/condition/gallstones#causes',
        reviewed: '12 October 2026',
        nextReview: '12 October 2027',
      },
    ],
  },
};
export const nothing: ChatAiPageProps = { ...blank, question: 'Weather?', answer: none };
/** Asked for a price: a row with the amount, and what the amount is. */
export const cost: ChatAiPageProps = {
  ...blank,
  question: 'knee replacement cost in Mumbai',
  answer: {
    ...none,
    said: 'cost',
    costs: [
      {
        name: 'Total knee replacement cost in Mumbai',
        url: '/mumbai/treatment/total-knee-replacement/cost',
        amount: '₹1,75,000 – ₹3,80,000',
        note: 'in Mumbai, one knee · from 18 quotes, 5 hospitals',
      },
    ],
  },
};
export const noDose: ChatAiPageProps = {
  ...blank,
  question: 'mg?',
  answer: { ...none, said: 'no-dose' },
};
export const noDiagnosis: ChatAiPageProps = {
  ...blank,
  question: 'Do I have it?',
  answer: { ...none, said: 'no-diagnosis' },
};
export const emergency: ChatAiPageProps = {
  ...blank,
  question: 'chest pain',
  answer: { ...none, said: 'emergency', links: [], emergency: heart },
};
export const inNeed: ChatAiPageProps = {
  ...blank,
  question: 'suicide',
  answer: { ...none, said: 'emergency', links: [], emergency: gentle },
};
