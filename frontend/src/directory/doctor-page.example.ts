import type { DoctorPageProps } from '@/contract/types';
import { kavita, unknown } from '@/testing/examples/doctors';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: DoctorPageProps = {
  meta: metaOf('Dr Kavita Raghunathan, general surgeon'),
  crumbs: crumbsTo('Delhi NCR', 'General surgeons', 'Dr Kavita Raghunathan'),
  doctor: kavita,
  registration: 'DMC 00000',
  hasVideo: true,
  isDemo: true,
  callbackPromise: 'usually within 2 hours, between 9 am and 8 pm',
  about:
    'Dr Raghunathan is a keyhole surgeon who treats gallstones, hernia, piles and appendicitis. She explains the options in English, Hindi or Tamil and asks patients to bring a family member to the first visit.',
  treats: [
    {
      label: 'Gallbladder removal',
      icon: 'gallbladder',
      url: '/treatment/gallbladder-removal',
      lowest: 55000,
      highest: 145000,
      isDemo: false,
    },
    {
      label: 'Hernia repair',
      icon: 'intestine',
      url: null,
      lowest: 60000,
      highest: 160000,
      isDemo: false,
    },
    {
      label: 'Piles, laser',
      icon: 'colon',
      url: null,
      lowest: 45000,
      highest: 110000,
      isDemo: false,
    },
    {
      label: 'Appendix removal',
      icon: 'no_such_icon',
      url: null,
      lowest: null,
      highest: null,
      isDemo: false,
    },
  ],
  places: [
    {
      hospitalId: 3,
      name: 'Nirmal Multispeciality Hospital',
      url: null,
      address: 'Press Enclave Road, Saket, New Delhi 110017',
      directionsUrl: 'https://www.openstreetmap.org/search?query=Saket',
      hours: [
        {
          days: 'Monday to Friday',
          hours: '10 am to 1 pm',
          weekdays: [0, 1, 2, 3, 4],
          begin: 600,
          end: 780,
        },
        { days: 'Saturday', hours: '5 pm to 7 pm', weekdays: [5], begin: 1020, end: 1140 },
      ],
      photo: null,
    },
  ],
  training: [
    { name: 'MBBS', year: 2003 },
    { name: 'MS, General Surgery', year: 2008 },
    { name: 'Fellowship in minimal access surgery (FMAS)', year: null },
  ],
  insurance: ['Star Health', 'Ayushman Bharat'],
};

/** Only the name is known. */
export const sparse: DoctorPageProps = {
  ...usual,
  doctor: unknown,
  registration: '',
  hasVideo: false,
  isDemo: false,
  about: '',
  treats: [],
  places: [],
  training: [],
  insurance: [],
};
