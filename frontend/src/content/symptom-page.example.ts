import type { SymptomPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';
import { uncited } from '@/testing/examples/sources';
import { usual as condition } from './condition-page.example';

export const usual: SymptomPageProps = {
  meta: metaOf('Chest pain: when it is an emergency'),
  crumbs: crumbsTo('Symptoms', 'Chest pain'),
  name: 'Chest pain',
  nameHi: 'सीने में दर्द',
  alsoCalled: ['tight chest'],
  byline: condition.byline,
  translation: { label: 'हिंदी में पढ़ें', url: '/hi/symptom/chest-pain', lang: 'hi' },
  keyFacts: [],
  lead: 'Chest pressure that lasts more than a few minutes needs 112 or 108 now.',
  emergency: ['it spreads to the arm or jaw', 'there is cold sweat'],
  actNow: 'Sit or half lie down. Do not walk.',
  causes: [
    { name: 'Acid reflux', feels: 'Burning after meals.', url: '/condition/acid-reflux' },
    { name: 'Muscle or rib', feels: 'One sore spot.', url: null },
  ],
  atHome: 'Rest the sore muscle.',
  seeDoctor: ['pain comes on effort'],
  city: condition.city,
  doctors: condition.doctors,
  doctorsLink: condition.doctorsLink,
  elsewhere: [],
  body: [],
  questions: condition.questions,
  sources: uncited,
};

/** Fever: no department of ours is its own, and little is written yet. */
export const short: SymptomPageProps = {
  ...usual,
  byline: null,
  translation: null,
  actNow: '',
  causes: [],
  doctors: [],
  questions: [],
  sources: [],
};
