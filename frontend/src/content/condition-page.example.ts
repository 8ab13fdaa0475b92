import type { ConditionPageProps } from '@/contract/types';
import { kavita } from '@/testing/examples/doctors';
import { crumbsTo, metaOf } from '@/testing/examples/meta';
import { fewQuotes, gallbladder } from '@/testing/examples/prices';

export const usual: ConditionPageProps = {
  meta: metaOf('Gallstones: symptoms, treatment and cost'),
  crumbs: crumbsTo('Conditions', 'General surgery', 'Gallstones'),
  name: 'Gallstones',
  nameHi: 'पित्त की पथरी',
  alsoCalled: ['cholelithiasis', 'pitt ki pathri'],
  byline: {
    author: { label: 'Neha Kulkarni', url: '/authors', lang: null },
    reviewer: { label: 'Dr Meenal Joshi', url: null, lang: null },
    isAuthorDemo: false,
    reviewerDegrees: 'MS (General Surgery)',
    updated: '12 October 2026',
    nextReview: 'October 2027',
    authorPhoto: null,
    reviewerPhoto: null,
  },
  keyFacts: [
    { term: 'Treated by', value: 'General surgeon' },
    { term: 'Usual treatment', value: 'Keyhole surgery' },
    { term: 'Hospital stay', value: '1 to 2 days' },
    { term: 'Cost in Delhi NCR', value: '₹55,000 – ₹1,45,000' },
  ],
  lead: 'Gallstones are hard lumps that form in the gallbladder, a small pouch under the liver that stores bile. Many people have them and never know.',
  overview:
    'If gallstones cause no trouble, they usually need no treatment.[^1.1] If they cause pain or block a duct, the gallbladder is removed, most often by keyhole surgery.\n\nYou can live a normal life without a gallbladder.',
  symptomsIntro:
    'Pain starts when a stone blocks the way out of the gallbladder. It often comes after a heavy or oily meal.',
  symptoms: [
    {
      title: 'Sudden strong pain',
      text: 'Upper right or middle of the tummy, lasting 1 to 5 hours.',
      icon: 'stomach',
    },
    {
      title: 'Pain that spreads',
      text: 'To the right shoulder or between the shoulder blades.',
      icon: 'body',
    },
    {
      title: 'Nausea or vomiting',
      text: 'Often with the pain, at night or after eating.',
      icon: 'nausea',
    },
    {
      title: 'Indigestion and gas',
      text: 'A heavy, bloated feeling after oily food.',
      icon: 'gallbladder',
    },
  ],
  seeDoctor: [
    'you have had tummy pain after meals more than once',
    'an ultrasound has shown gallstones, even without pain',
  ],
  emergency: [
    'the pain is so strong that no position gives relief',
    'your skin or the whites of your eyes turn yellow',
    'you have a high temperature or shivering with the pain',
  ],
  causes:
    'Most stones form when bile holds more cholesterol than it can dissolve. They are more common:\n\n- in women, after the age of 40 and in pregnancy\n- in people who lose weight very fast',
  tests:
    'An ultrasound of the tummy finds most gallstones. You may also need blood tests and, if a stone may be in the bile duct, an MRI scan called MRCP.',
  options: [
    {
      name: 'Watch and wait',
      bestFor: 'Stones found by chance, no symptoms',
      recovery: 'None needed',
      url: null,
    },
    {
      name: 'Keyhole surgery',
      bestFor: 'Repeated pain, most people',
      recovery: '1 to 2 weeks',
      url: '/treatment/gallbladder-removal',
    },
  ],
  city: 'Delhi NCR',
  prices: [gallbladder, fewQuotes],
  nearestPrice: null,
  askDoctor: ['What if I wait?'],
  costUrl: '/delhi-ncr/treatment/gallbladder-removal/cost',
  doctors: [kavita],
  doctorsLink: {
    label: 'All general surgeons in Delhi NCR',
    url: '/delhi-ncr/doctors/general-surgery',
    lang: null,
  },
  elsewhere: [{ label: 'Jaipur', url: '/condition/gallstones?city=jaipur#doctors', lang: null }],
  body: [],
  questions: [
    {
      question: 'Can gallstones go away without surgery?',
      answer:
        'Tablets that dissolve stones work only for a few small cholesterol stones, take many months, and the stones often return.',
      group: '',
    },
    {
      question: 'What can I eat after my gallbladder is removed?',
      answer: 'Most people eat normally after a few weeks.',
      group: '',
    },
  ],
  sources: [
    {
      key: 'nhs',
      number: 1,
      cited: 1,
      title: 'Gallstones',
      publisher: 'NHS',
      url: 'https://www.nhs.uk/conditions/gallstones/',
      readOn: '2 October 2026',
    },
    {
      key: 'icmr',
      number: 2,
      cited: 0,
      title: 'Standard treatment guideline',
      publisher: 'ICMR',
      url: null,
      readOn: null,
    },
  ],
};

/** A new page: no price, doctor or question yet. */
export const sparse: ConditionPageProps = {
  ...usual,
  overview: 'A new page.',
  nameHi: '',
  alsoCalled: [],
  byline: null,
  keyFacts: [],
  emergency: [],
  options: [],
  prices: [],
  nearestPrice: null,
  askDoctor: ['What if I wait?'],
  costUrl: null,
  doctors: [],
  questions: [],
  sources: [],
};
