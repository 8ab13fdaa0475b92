import type { DepartmentTile, HomePageProps } from '@/contract/types';
import { farida, kavita, unknown } from '@/testing/examples/doctors';
import { nirmal, roshni } from '@/testing/examples/hospitals';
import { metaOf } from '@/testing/examples/meta';
import { prices } from '@/testing/examples/prices';

const department = (label: string, icon: string): DepartmentTile => ({
  label,
  icon,
  url: `/departments/${icon}`,
});

const link = (label: string, url: string | null) => ({ label, url, lang: null });

export const usual: HomePageProps = {
  meta: metaOf('Sehat Path: find doctors, hospitals and treatment costs'),
  title: 'Find the right doctor. Know the cost first.',
  lead: 'Compare doctors and hospitals near you, see what treatment usually costs, and ask for a call back. It is free for patients.',
  city: 'Delhi NCR',
  popular: [
    link('Piles', '/condition/piles'),
    link('Cataract', '/condition/cataract'),
    link('Knee replacement', '/treatment/knee-replacement'),
    link('Kidney stones', '/condition/kidney-stones'),
  ],
  quickActions: [
    {
      title: 'Request an appointment',
      text: 'Pick a doctor, get a call back',
      art: 'spot-appointment',
      url: null,
      opensForm: true,
    },
    {
      title: 'Check a treatment’s cost',
      text: 'Price ranges in your city',
      art: 'spot-cost',
      url: '/costs',
      opensForm: false,
    },
    {
      title: 'Get a second opinion',
      text: 'Before you agree to surgery',
      art: 'spot-second-opinion',
      url: null,
      opensForm: true,
    },
    {
      title: 'Check your insurance',
      text: 'Private, Ayushman, CGHS',
      art: 'spot-insurance',
      url: '/insurance',
      opensForm: false,
    },
  ],
  departments: [
    department('Stomach and gut', 'stomach'),
    department('Eyes', 'eye'),
    department('Bones and joints', 'joints'),
    department('Kidney and urinary', 'kidneys'),
    department('Heart', 'heart_organ'),
    department('Women’s health', 'female_reproductive_system'),
    department('Ear, nose, throat', 'ear'),
    department('Brain and nerves', 'neurology'),
    department('Back and spine', 'spine'),
    department('Lungs', 'lungs'),
    department('Teeth', 'tooth'),
    department('Veins', 'blood_vessel'),
  ],
  costsUrl: '/cost',
  prices,
  doctors: [kavita, farida, unknown],
  doctorsUrl: '/doctors',
  steps: [
    {
      title: 'Tell us what is wrong',
      text: 'A short form: your name, number, city and the treatment you are thinking about.',
    },
    {
      title: 'A care expert calls',
      text: 'They listen, answer questions and suggest doctors who fit your needs and budget.',
    },
    {
      title: 'Meet the doctor',
      text: 'Visit the clinic, or get a second opinion if surgery was already advised.',
    },
    {
      title: 'Help until you recover',
      text: 'Insurance papers, admission and follow-up visits, with one person to call.',
    },
  ],
  hospitals: [
    nirmal,
    { ...nirmal, id: 4, name: 'Devgiri Hospital', url: null, tags: ['NABH accredited'] },
    roshni,
  ],
  reviewers: [
    {
      name: 'Dr Meenal Joshi',
      speciality: 'General surgery',
      url: '/reviewers/meenal-joshi',
      photo: null,
    },
    { name: 'Dr Farida Siddiqui', speciality: 'Ophthalmology', url: null, photo: null },
    { name: 'Dr Sukhdev Gill', speciality: 'Orthopaedics', url: null, photo: null },
    { name: 'Dr Arjun Malhotra', speciality: 'Urology', url: null, photo: null },
  ],
  articles: [
    {
      title: 'Gallstones: when you need surgery and when you can wait',
      url: '/blog/gallstones',
      icon: 'gallbladder',
      language: 'en',
      reviewedBy: 'Dr Meenal Joshi',
      minutes: 7,
      updated: '12 October 2026',
    },
    {
      title: 'मोतियाबिंद का ऑपरेशन: कब करवाएँ और कितना ख़र्च आता है',
      url: '/hi/blog/cataract',
      icon: 'eye',
      language: 'hi',
      reviewedBy: 'डॉ. फ़रीदा सिद्दीक़ी',
      minutes: 6,
      updated: '3 नवंबर 2026',
    },
    {
      title: 'Knee pain after 50: what to try before a replacement',
      url: '/blog/knee-pain',
      icon: 'joints',
      language: 'en',
      reviewedBy: 'Dr Sukhdev Gill',
      minutes: 9,
      updated: '28 September 2026',
    },
  ],
};

/** The first day: nothing is in the database. */
export const empty: HomePageProps = {
  ...usual,
  city: '',
  popular: [],
  quickActions: [],
  departments: [],
  prices: [],
  doctors: [],
  steps: [],
  hospitals: [],
  reviewers: [],
  articles: [],
};
