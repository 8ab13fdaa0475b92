import type { CostEstimate, ExplorerPageProps } from '@/contract/types';
import { few, keyhole } from '@/testing/examples/costs';
import { crumbsTo, metaOf } from '@/testing/examples/meta';
import { gallbladder } from '@/testing/examples/prices';

const estimate: CostEstimate = {
  treatment: { label: 'Gallbladder removal', url: '/treatment/gallbladder-removal', lang: null },
  city: 'Delhi NCR',
  room: '',
  insurance: '',
  figure: keyhole,
  nearest: null,
  span: null,
  byHospital: [
    {
      ...gallbladder,
      name: 'Devgiri Hospital',
      label: 'Gurugram · keyhole',
      url: '/hospital/devgiri',
    },
    {
      ...gallbladder,
      name: 'Nirjhar Hospital',
      label: 'Rohini · keyhole',
      url: null,
      lowest: 60000,
      typicalLow: null,
      typical: null,
      typicalHigh: null,
      highest: 60000,
    },
  ],
  leftOut: ['3 hospitals in Delhi NCR with this department told us no price of their own.'],
  insuranceNote: '',
  rates: [],
  includes: ['Surgeon, anaesthetist and theatre'],
  excludes: ['Tests before admission'],
  otherCities: [
    {
      ...gallbladder,
      name: 'Pune',
      label: 'keyhole',
      url: '/pune/treatment/gallbladder-removal/cost',
    },
  ],
  costUrl: '/delhi-ncr/treatment/gallbladder-removal/cost',
  shareUrl: 'https://sehat.example/cost?treatment=gallbladder-removal&city=delhi-ncr&v=1',
  whatsappUrl: 'https://wa.me/?text=Gallbladder',
};

export const usual: ExplorerPageProps = {
  meta: metaOf('Gallbladder removal cost in Delhi NCR: your estimate'),
  crumbs: crumbsTo('Costs', 'Gallbladder removal'),
  title: 'Gallbladder removal cost in Delhi NCR: your estimate',
  intro: '',
  notices: [],
  choices: {
    treatments: [
      {
        label: 'General surgery',
        options: [{ value: 'gallbladder-removal', label: 'Gallbladder removal' }],
      },
    ],
    cities: [{ value: 'delhi-ncr', label: 'Delhi NCR' }],
    rooms: [{ value: 'private', label: 'Private room' }],
    insurances: [{ label: 'Government scheme', options: [{ value: 'cghs', label: 'CGHS' }] }],
    treatment: 'gallbladder-removal',
    city: 'delhi-ncr',
    room: '',
    insurance: '',
  },
  estimate,
  index: [],
  allUrl: '/cost?city=delhi-ncr',
};

/** Nothing is published here: the nearest city, no bar, an insurer with a recorded rate. */
export const elsewhere: ExplorerPageProps = {
  ...usual,
  notices: ['“suite” is no kind of room we know. Figures for any room are shown.'],
  estimate: {
    ...estimate,
    insurance: 'Ayushman Bharat PM-JAY',
    figure: null,
    nearest: { city: 'Mumbai', km: 119, url: '/mumbai/treatment/x/cost', figure: few },
    byHospital: [],
    insuranceNote:
      'With its card the scheme pays the hospital a rate of its own, not these prices.',
    rates: [
      {
        state: 'Bihar',
        amount: 32000,
        note: 'keyhole',
        source: 'PM-JAY Bihar',
        asOf: '1 November 2026',
        isDemo: false,
      },
    ],
    includes: [],
    excludes: [],
    otherCities: [],
  },
};

/** About no city: what cities have between them. */
export const anywhere: ExplorerPageProps = {
  ...usual,
  estimate: {
    ...estimate,
    city: '',
    figure: null,
    span: { lowest: 40000, highest: 165000, label: 'keyhole', cities: 7, isDemo: true },
  },
};

/** No treatment is chosen: all of them. */
export const all: ExplorerPageProps = {
  ...usual,
  title: 'What treatments cost in Pune',
  intro: 'Every figure names who published it.',
  choices: { ...usual.choices, treatment: '' },
  estimate: null,
  index: [
    {
      label: 'General surgery',
      icon: 'gallbladder',
      rows: [
        {
          name: 'Gallbladder removal',
          url: '/cost?treatment=gallbladder-removal&city=pune&v=1',
          amount: '₹46,000 – ₹1,18,000',
          note: 'in Pune, keyhole · from 12 quotes, 4 hospitals · demo figure',
        },
        {
          name: 'Lipoma removal',
          url: '/cost?treatment=lipoma-removal&city=pune&v=1',
          amount: '',
          note: 'None published in Pune.',
        },
      ],
    },
  ],
};
