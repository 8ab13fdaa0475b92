import type { SearchPageProps } from '@/contract/types';
import { gentle, heart } from '@/testing/examples/emergency';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const found: SearchPageProps = {
  asksPrice: false,
  meta: metaOf('Search: gall'),
  crumbs: crumbsTo('Search'),
  cityId: 514,
  cityName: 'Delhi NCR',
  query: 'gall',
  isTooShort: false,
  parts: [],
  answers: [],
  onlyMentioned: false,
  emergency: null,
  filters: [
    { kind: null, url: '/search?q=gall&city=514', total: 24, isChosen: true },
    { kind: 'Condition', url: '/search?q=gall&city=514&kind=condition', total: 1, isChosen: false },
    { kind: 'Doctor', url: '/search?q=gall&city=514&kind=doctor', total: 23, isChosen: false },
  ],
  pages: [],
  nextUrl: null,
  costs: [],
  groups: [
    {
      kind: 'Condition',
      total: 1,
      allUrl: null,
      hits: [
        {
          name: 'Gallstones',
          note: 'General surgery',
          icon: 'gallbladder',
          imageUrl: '',
          lang: null,
          url: '/condition/gallstones',
        },
      ],
    },
    {
      kind: 'Doctor',
      total: 23,
      allUrl: '/search?q=gall&city=514&kind=doctor',
      hits: [
        {
          name: 'Dr Kavita Raghunathan',
          note: 'General surgeon, treats gallstones · Saket',
          icon: '',
          imageUrl: '',
          lang: null,
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

export const none: SearchPageProps = { ...found, query: 'xyzzy', filters: [], groups: [] };
export const doctors: SearchPageProps = {
  ...found,
  cityId: 1,
  cityName: '',
  groups: found.groups.slice(1).map((group) => ({ ...group, allUrl: null })),
  pages: [
    { number: 1, url: '/search?q=gall&kind=doctor', isCurrent: true },
    { number: 2, url: '/search?q=gall&kind=doctor&page=2', isCurrent: false },
  ],
  nextUrl: '/search?q=gall&kind=doctor&page=2',
};
export const tooShort: SearchPageProps = { ...none, query: 'ga', isTooShort: true };
export const blank: SearchPageProps = { ...none, query: '' };
export const emergency: SearchPageProps = { ...none, query: 'chest pain', emergency: heart };
export const inNeed: SearchPageProps = {
  ...none,
  query: 'suicide',
  popular: [],
  emergency: gentle,
};
export const understood: SearchPageProps = {
  ...found,
  query: 'urologist in bangalore',
  parts: [
    { label: 'Urology', url: '/search?q=bangalore&city=514' },
    { label: 'Bengaluru', url: '/search?q=urologist&city=514' },
  ],
  answers: [
    {
      name: 'Urologists in Bengaluru',
      note: '9 doctors',
      icon: 'kidneys',
      imageUrl: '',
      lang: null,
      url: '/bengaluru/doctors/urology',
    },
  ],
};
