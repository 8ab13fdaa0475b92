import type { TestPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';
import { uncited } from '@/testing/examples/sources';
import { usual as condition } from './condition-page.example';

export const usual: TestPageProps = {
  meta: metaOf('Complete blood count: why and normal ranges'),
  crumbs: crumbsTo('Tests', 'Complete blood count'),
  name: 'Complete blood count',
  nameHi: 'ख़ून की पूरी जाँच',
  alsoCalled: ['CBC'],
  byline: condition.byline,
  translation: { label: 'हिंदी में पढ़ें', url: '/hi/test/complete-blood-count', lang: 'hi' },
  keyFacts: [
    { term: 'Sample', value: 'Blood' },
    { term: 'Fasting', value: 'Not needed' },
  ],
  lead: 'It counts the cells in your blood.',
  whatItChecks: 'Red cells, white cells and platelets.',
  why: 'Tiredness, fever or bleeding.',
  prepare: 'Nothing special.',
  howItIsDone: 'A little blood is taken from a vein.',
  rangesIntro: 'Each laboratory prints its own range, and that counts.',
  ranges: [
    { name: 'Haemoglobin, women', range: '12 to 15 g/dL', meaning: 'Low means anaemia.' },
    { name: 'Platelets', range: '1.5 to 4.1 lakh/µL', meaning: 'Low may cause bleeding.' },
  ],
  reading: 'One number a little outside often means nothing.',
  seeDoctor: ['a value is marked high or low'],
  emergency: ['you bleed from the gums'],
  limits: 'It does not say why.',
  body: [],
  questions: condition.questions,
  sources: uncited,
};

/** A scan has words instead of numbers, and nothing else is written yet. */
export const scan: TestPageProps = {
  ...usual,
  byline: null,
  translation: null,
  keyFacts: [],
  ranges: [{ name: 'Bulky', range: '', meaning: 'Larger than usual.' }],
  reading: '',
  emergency: [],
  seeDoctor: [],
  questions: [],
  sources: [],
};
