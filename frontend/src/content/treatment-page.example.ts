import type { TreatmentPageProps } from '@/contract/types';
import { nirmal } from '@/testing/examples/hospitals';
import { crumbsTo, metaOf } from '@/testing/examples/meta';
import { uncited } from '@/testing/examples/sources';
import { usual as condition } from './condition-page.example';

export const usual: TreatmentPageProps = {
  meta: metaOf('Gallbladder removal: recovery and cost'),
  crumbs: crumbsTo('Treatments', 'General surgery', 'Gallbladder removal'),
  name: 'Gallbladder removal',
  nameHi: 'पित्ताशय का ऑपरेशन',
  alsoCalled: ['cholecystectomy'],
  byline: condition.byline,
  keyFacts: [
    { term: 'Done by', value: 'General surgeon' },
    { term: 'Time', value: '1 to 2 hours' },
  ],
  lead: 'An operation to take out the gallbladder.',
  overview: 'It is mostly done by keyhole surgery.\n\nYou can live without a gallbladder.',
  whoNeedsIt: 'People with:\n\n- repeated pain',
  whoShouldWait: 'Stones found by chance need no operation.',
  methods: [
    {
      name: 'Keyhole',
      how: 'Through four small cuts.',
      bestFor: 'Most people',
      recovery: '1 to 2 weeks',
    },
  ],
  before: [{ title: 'Blood tests and a scan', text: 'To plan the operation.' }],
  during: [{ title: 'You are asleep', text: 'You feel nothing.' }],
  after: [{ title: 'You walk the same evening', text: 'It prevents clots.' }],
  recovery: [
    { when: 'Day 1', text: 'You drink, then eat.' },
    { when: 'Week 1', text: 'Light work at home.' },
  ],
  risks: [
    { title: 'Infection of a cut', howCommon: 'Uncommon', text: 'Treated with antibiotics.' },
  ],
  seeDoctor: ['a cut turns red'],
  emergency: ['your skin turns yellow'],
  alternatives: 'Watching and waiting.',
  city: 'Delhi NCR',
  prices: condition.prices,
  nearestPrice: null,
  askDoctor: ['What if I wait?'],
  costUrl: '/treatment/gallbladder-removal/cost',
  doctors: condition.doctors,
  doctorsLink: condition.doctorsLink,
  elsewhere: [],
  hospitals: [nirmal],
  hospitalsLink: {
    label: 'All general surgery hospitals in Delhi NCR',
    url: '/delhi-ncr/hospitals/general-surgery',
    lang: null,
  },
  body: [],
  questions: condition.questions,
  sources: uncited,
};

/** A new page: no step, risk, price or doctor yet. */
export const sparse: TreatmentPageProps = {
  ...usual,
  nameHi: '',
  alsoCalled: [],
  byline: null,
  keyFacts: [],
  whoShouldWait: '',
  methods: [],
  before: [],
  during: [],
  after: [],
  recovery: [],
  risks: [],
  seeDoctor: [],
  emergency: [],
  alternatives: '',
  prices: [],
  doctors: [],
  hospitals: [],
  questions: [],
  sources: [],
};
