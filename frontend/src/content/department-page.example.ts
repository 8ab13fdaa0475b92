import type { DepartmentPageProps } from '@/contract/types';
import { imran, kavita } from '@/testing/examples/doctors';
import { nirmal } from '@/testing/examples/hospitals';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: DepartmentPageProps = {
  meta: metaOf('General Surgery'),
  crumbs: crumbsTo('Departments', 'General Surgery'),
  name: 'General Surgery',
  nameHi: 'सामान्य सर्जरी',
  intro: 'General surgeons treat gallstones, hernia and appendicitis.',
  city: 'Delhi NCR',
  conditions: [
    { label: 'Gallstones', url: '/condition/gallstones', lang: null },
    { label: 'Lipoma', url: null, lang: null },
  ],
  treatments: [
    {
      label: 'Gallbladder Removal',
      icon: 'gallbladder',
      url: null,
      lowest: null,
      highest: null,
      isDemo: false,
    },
  ],
  doctors: [kavita, imran],
  doctorsLink: {
    label: 'All general surgeons in Delhi NCR',
    url: '/delhi-ncr/doctors/general-surgery',
    lang: null,
  },
  hospitals: [nirmal],
  hospitalsLink: { label: 'All general surgery hospitals in Delhi NCR', url: null, lang: null },
  cities: [{ label: 'Pune', url: '/pune/doctors/general-surgery', lang: null }],
};

export const bare: DepartmentPageProps = {
  ...usual,
  nameHi: '',
  conditions: [],
  treatments: [],
  doctors: [],
  doctorsLink: { ...usual.doctorsLink, url: null },
  hospitals: [],
  cities: [],
};
