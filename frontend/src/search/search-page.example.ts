import type { SearchPage } from '@/contract/types';
import { crumbsTo, metaOf } from '@/lib/examples/meta';

export const found: SearchPage = {
  meta: metaOf('Search: gall'),
  crumbs: crumbsTo('Search'),
  cityId: 1,
  query: 'gall',
  isTooShort: false,
  isEmergency: false,
  groups: [
    {
      kind: 'Condition',
      hits: [
        {
          name: 'Gallstones',
          note: 'General surgery',
          icon: 'gallbladder',
          url: '/condition/gallstones',
        },
      ],
    },
    {
      kind: 'Doctor',
      hits: [
        {
          name: 'Dr Kavita Raghunathan',
          note: 'General surgeon, treats gallstones · Saket',
          icon: '',
          url: '/doctor/kavita-raghunathan',
        },
      ],
    },
  ],
  popular: [
    { label: 'Piles', url: '/condition/piles', lang: null },
    { label: 'Cataract', url: '/condition/cataract', lang: null },
  ],
};

export const none: SearchPage = { ...found, query: 'xyzzy', groups: [] };
export const tooShort: SearchPage = { ...none, query: 'ga', isTooShort: true };
export const blank: SearchPage = { ...none, query: '' };
export const emergency: SearchPage = { ...none, query: 'chest pain', isEmergency: true };
