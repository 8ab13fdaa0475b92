import type { TreatmentCityPageProps } from '@/contract/types';
import { keyhole } from '@/testing/examples/costs';
import { imran, kavita } from '@/testing/examples/doctors';
import { nirmal } from '@/testing/examples/hospitals';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: TreatmentCityPageProps = {
  meta: metaOf('Gallbladder removal in Delhi NCR: doctors, hospitals and cost'),
  crumbs: crumbsTo('General Surgery', 'Gallbladder removal', 'Delhi NCR'),
  title: 'Gallbladder removal in Delhi NCR',
  nameHi: 'पित्त की थैली निकालना',
  treatment: { label: 'Gallbladder removal', url: '/treatment/gallbladder-removal', lang: null },
  alsoCalled: 'Keyhole surgery',
  city: 'Delhi NCR',
  specialists: 'General surgeons',
  conditions: ['Gallstones'],
  intro: 'Gallbladder removal is a treatment for gallstones.',
  figure: keyhole,
  costUrl: '/delhi-ncr/treatment/gallbladder-removal/cost',
  doctors: [kavita, imran],
  doIt: true,
  doctorsLink: {
    label: 'All general surgeons in Delhi NCR',
    url: '/delhi-ncr/doctors/general-surgery',
    lang: null,
  },
  hospitals: [nirmal],
  hospitalsLink: {
    label: 'All general surgery hospitals in Delhi NCR',
    url: '/delhi-ncr/hospitals/general-surgery',
    lang: null,
  },
  localities: [
    { label: 'Saket', url: '/delhi-ncr/hospitals/general-surgery?locality=saket', lang: null },
  ],
  otherCities: [
    {
      label: 'Gallbladder removal in Pune',
      url: '/pune/treatment/gallbladder-removal',
      lang: null,
    },
  ],
};

/** One hospital and nothing else. */
export const bare: TreatmentCityPageProps = {
  ...usual,
  nameHi: '',
  treatment: { ...usual.treatment, url: null },
  alsoCalled: '',
  conditions: [],
  figure: null,
  doctors: [],
  doIt: false,
  doctorsLink: { ...usual.doctorsLink, url: null },
  localities: [],
  otherCities: [],
};

/** Nobody is recorded as doing it: doctors of the department. */
export const department: TreatmentCityPageProps = { ...usual, doIt: false };
