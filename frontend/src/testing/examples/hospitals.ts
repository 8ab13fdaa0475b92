import type { HospitalCard } from '@/contract/types';

export const nirmal: HospitalCard = {
  cityId: 514,
  id: 3,
  name: 'Nirmal Multispeciality Hospital',
  url: '/hospital/nirmal',
  area: 'Saket, New Delhi',
  beds: 240,
  doctors: 32,
  tags: ['NABH accredited', 'Cashless insurance', 'Ayushman'],
  isDemo: false,
  toldOn: null,
  photo: null,
};

/** A place without beds, whose page is not there. */
export const roshni: HospitalCard = {
  cityId: 568,
  id: 6,
  name: 'Roshni Eye Centre',
  url: null,
  area: 'Sector 62, Noida',
  beds: null,
  doctors: 9,
  tags: [],
  isDemo: false,
  toldOn: null,
  photo: null,
};
