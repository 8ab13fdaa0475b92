import type { DoctorCard } from '@/contract/types';

const contact = { tel: '+91 11 4000 0000', whatsapp: null, trackingId: null };

export const kavita: DoctorCard = {
  cityId: 514,
  id: 11,
  name: 'Dr Kavita Raghunathan',
  url: '/doctor/kavita-raghunathan',
  title: 'General and laparoscopic surgeon',
  degrees: 'MS (General Surgery), FMAS',
  isVerified: true,
  isDemo: false,
  years: 18,
  hospital: {
    label: 'Nirmal Multispeciality Hospital, Saket',
    url: '/hospital/nirmal-multispeciality-hospital',
    lang: null,
  },
  languages: ['English', 'Hindi', 'Tamil'],
  insurance: ['Cashless private insurance', 'CGHS and ECHS'],
  clinics: [
    {
      days: 'Monday to Friday',
      hours: '10 am to 1 pm',
      weekdays: [0, 1, 2, 3, 4],
      begin: 600,
      end: 780,
    },
    { days: 'By appointment', hours: 'on Sundays', weekdays: [], begin: 0, end: 0 },
  ],
  treats: ['Gallstones', 'Hernia', 'Piles', 'Appendicitis'],
  fee: 1200,
  contact,
  photo: null,
  portrait: 'woman-1',
};

export const imran: DoctorCard = {
  ...kavita,
  id: 12,
  name: 'Dr Imran Qureshi',
  url: '/doctor/imran-qureshi',
  title: 'General surgeon',
  degrees: 'MS (General Surgery), DNB',
  years: 16,
  hospital: {
    label: 'Devgiri Hospital, Gurugram Sector 45',
    url: '/hospital/devgiri-hospital',
    lang: null,
  },
  languages: ['English', 'Hindi', 'Urdu'],
  clinics: [],
  insurance: [],
  treats: ['Hernia', 'Piles', 'Fissure', 'Fistula'],
  fee: 1000,
};

export const meenal: DoctorCard = {
  ...kavita,
  id: 13,
  name: 'Dr Meenal Joshi',
  url: '/doctor/meenal-joshi',
  degrees: 'MS (General Surgery), MRCS',
  years: 11,
  languages: ['English', 'Hindi', 'Marathi'],
  clinics: [],
  insurance: [],
  treats: ['Gallstones', 'Hernia', 'Thyroid lumps'],
  fee: 900,
};

export const farida: DoctorCard = {
  ...kavita,
  cityId: null,
  id: 14,
  name: 'Dr Farida Siddiqui',
  url: '/doctor/farida-siddiqui',
  title: 'Eye surgeon',
  degrees: 'MS (Ophthalmology), FICO',
  years: 21,
  hospital: {
    label: 'Roshni Eye Centre, Noida Sector 62',
    url: '/hospital/roshni-eye-centre',
    lang: null,
  },
  languages: ['English', 'Hindi', 'Urdu'],
  clinics: [],
  insurance: [],
  treats: ['Cataract', 'Glaucoma'],
  fee: 800,
};

/** Nothing is known of this doctor but the name. */
export const unknown: DoctorCard = {
  cityId: null,
  id: 15,
  name: 'Dr Sukhdev Gill',
  url: '/doctor/sukhdev-gill',
  title: 'Knee and hip surgeon',
  degrees: '',
  isVerified: false,
  isDemo: false,
  years: null,
  hospital: null,
  languages: [],
  clinics: [],
  insurance: [],
  treats: [],
  fee: null,
  contact: { tel: null, whatsapp: null, trackingId: null },
  photo: null,
  portrait: 'woman-1',
};
