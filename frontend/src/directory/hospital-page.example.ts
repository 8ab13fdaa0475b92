import type { HospitalPageProps } from '@/contract/types';
import { kavita, meenal } from '@/testing/examples/doctors';
import { nirmal } from '@/testing/examples/hospitals';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: HospitalPageProps = {
  meta: metaOf('Nirmal Multispeciality Hospital'),
  crumbs: crumbsTo('Hospitals', 'Delhi NCR', 'Nirmal Multispeciality Hospital'),
  hospital: nirmal,
  accreditation: 'NABH accredited',
  accreditedUntil: '31 March 2028',
  address: 'Press Enclave Road, Saket, New Delhi 110017',
  directionsUrl: 'https://www.openstreetmap.org/search?query=Saket',
  facilities: ['24-hour emergency', 'Blood bank'],
  isDemo: true,
  callbackPromise: 'usually within 2 hours, between 9 am and 8 pm',
  departments: [
    { label: 'Stomach and gut', icon: 'stomach', url: '/department/gastroenterology' },
    { label: 'Eyes', icon: 'eye', url: '/department/ophthalmology' },
  ],
  doctors: [kavita, meenal],
  moreDoctors: [
    { label: 'Dr Imran Qureshi, General surgeon', url: '/doctor/imran-qureshi', lang: null },
  ],
  insurers: [
    {
      label: 'Star Health Insurance',
      url: '/hospitals/insurance/star-health-insurance',
      toldOn: '12 June 2026',
    },
  ],
  schemes: [{ label: 'CGHS', url: '/hospitals/insurance/cghs', toldOn: '3 July 2026' }],
};

/** Only the name and where it is are known. */
export const sparse: HospitalPageProps = {
  ...usual,
  hospital: { ...nirmal, beds: null, doctors: 0, tags: [] },
  accreditation: '',
  accreditedUntil: '',
  facilities: [],
  isDemo: false,
  departments: [],
  doctors: [],
  moreDoctors: [],
  insurers: [],
  schemes: [],
};
