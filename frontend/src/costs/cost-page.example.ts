import type { CostPageProps } from '@/contract/types';
import { few, keyhole } from '@/testing/examples/costs';
import { crumbsTo, metaOf } from '@/testing/examples/meta';
import { gallbladder } from '@/testing/examples/prices';

export const usual: CostPageProps = {
  meta: metaOf('Gallbladder removal cost in Delhi NCR'),
  crumbs: crumbsTo('General Surgery', 'Gallbladder removal', 'Cost in Delhi NCR'),
  title: 'Gallbladder removal cost in Delhi NCR',
  urgent: '',
  byline: {
    author: { label: 'Neha Kulkarni', url: '/authors/neha-kulkarni', lang: null },
    reviewer: { label: 'Dr Meenal Joshi', url: '/reviewers/dr-meenal-joshi', lang: null },
    isAuthorDemo: false,
    reviewerDegrees: 'MS (General Surgery)',
    updated: '12 October 2026',
    nextReview: 'October 2027',
    authorPhoto: null,
    reviewerPhoto: null,
  },
  treatment: { label: 'Gallbladder removal', url: '/treatment/gallbladder-removal', lang: null },
  city: 'Delhi NCR',
  figures: [keyhole, { ...keyhole, name: 'private room', lowest: 72000 }],
  nearest: null,
  span: null,
  explorerUrl: '/cost?treatment=gallbladder-removal&city=delhi-ncr&v=1',
  general: [],
  byHospital: [
    {
      ...gallbladder,
      name: 'Devgiri Hospital',
      label: 'Gurugram · keyhole',
      url: '/hospital/devgiri',
    },
  ],
  otherCities: [
    {
      ...gallbladder,
      name: 'Pune',
      label: 'keyhole',
      url: '/pune/treatment/gallbladder-removal/cost',
    },
  ],
  notes: {
    intro: 'The bill is made of the surgeon, the theatre and the room.',
    drivers: [{ title: 'Room', text: 'A private room raises the fee of the surgeon too.' }],
    includes: ['Surgeon, anaesthetist and theatre'],
    excludes: ['Tests before admission'],
    insurance: 'Most policies wait two years before they pay for gallstones.[^1.1]',
    questions: [{ question: 'Can I pay in parts?', answer: 'Some hospitals offer it.' }],
    sources: [
      {
        key: 'irdai',
        number: 1,
        cited: 1,
        title: 'Master circular on health insurance',
        publisher: 'IRDAI',
        url: null,
        readOn: null,
      },
    ],
  },
  cghs: {
    by: 'ward',
    tier: 1,
    base: 40000,
    note: 'keyhole',
    rows: [
      {
        ward: 'general',
        tier: 1,
        nonNabh: 32300,
        nabh: 38000,
        superSpeciality: 43700,
      },
      {
        ward: 'semi-private',
        tier: 1,
        nonNabh: 34000,
        nabh: 40000,
        superSpeciality: 46000,
      },
    ],
    revisedOn: '13 October 2025',
    source: 'Sehat Path demo data',
    asOf: '1 November 2026',
    isDemo: true,
  },
  pmjay: [
    {
      state: 'Bihar',
      amount: 32000,
      note: 'keyhole',
      source: 'PM-JAY Bihar',
      asOf: '1 November 2026',
      isDemo: false,
    },
  ],
  cover: {
    isDemo: true,
    hospitals: 6,
    cashless: 4,
    hospitalsUrl: '/delhi-ncr/hospitals/general-surgery',
    schemes: [
      {
        label: 'CGHS',
        url: '/hospitals/insurance/cghs?city=delhi-ncr',
        hospitals: 2,
        isDemo: false,
      },
    ],
    insurers: [
      {
        label: 'Star',
        url: '/hospitals/insurance/star?city=delhi-ncr',
        hospitals: 1,
        isDemo: false,
      },
    ],
    insuranceUrl: '/insurance',
  },
  loanUrl: '/services/medical-loan',
  inCity: {
    label: 'Gallbladder removal in Delhi NCR: doctors and hospitals',
    url: '/delhi-ncr/treatment/gallbladder-removal',
    lang: null,
  },
  changes: [
    {
      on: '20 November 2026',
      subject: 'keyhole',
      place: 'Delhi NCR',
      oldLowest: 50000,
      oldHighest: 140000,
      newLowest: 55000,
      newHighest: 145000,
    },
  ],
};

/** A state with no figure, no notes and nobody to ask. */
export const bare: CostPageProps = {
  ...usual,
  treatment: { ...usual.treatment, url: null },
  figures: [],
  byHospital: [],
  otherCities: [],
  notes: null,
  cghs: null,
  pmjay: [],
  cover: {
    ...usual.cover,
    hospitals: 0,
    cashless: 0,
    hospitalsUrl: null,
    schemes: [],
    insurers: [],
  },
  loanUrl: null,
  inCity: { ...usual.inCity, url: null },
  changes: [],
};

/** About no city: by tier, and every city is another city. */
export const anywhere: CostPageProps = {
  ...usual,
  city: '',
  figures: [few],
  general: [],
  byHospital: [],
  cghs: usual.cghs && { ...usual.cghs, by: 'tier', tier: null },
  inCity: { ...usual.inCity, label: '', url: null },
};

/** The city has no figure, but there are figures without a city. */
export const elsewhere: CostPageProps = { ...usual, figures: [], general: [few], byHospital: [] };
