import type { DoctorsPageProps, Filter, FilterOption, Listing } from '@/contract/types';
import { farida, imran, kavita, meenal } from '@/testing/examples/doctors';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

const path = '/delhi-ncr/doctors/general-surgery';

function option(name: string, value: string, label: string, count: number): FilterOption {
  return { value, label, count, isChosen: false, url: `${path}?${name}=${value}` };
}

const chosen: FilterOption = {
  ...option('fee', '800-1200', '₹800 to ₹1,200', 14),
  isChosen: true,
};

const filters: Filter[] = [
  {
    name: 'fee',
    label: 'Consultation fee',
    kind: 'many',
    options: [
      option('fee', '0-800', 'Up to ₹800', 6),
      chosen,
      option('fee', '1200-', 'Above ₹1,200', 8),
    ],
  },
  {
    name: 'experience',
    label: 'Experience',
    kind: 'one',
    options: [
      option('experience', '10', '10 years or more', 19),
      option('experience', '20', '20 years or more', 7),
    ],
  },
  {
    name: 'gender',
    label: 'Doctor',
    kind: 'many',
    options: [option('gender', 'woman', 'Woman', 9), option('gender', 'man', 'Man', 19)],
  },
  {
    name: 'language',
    label: 'Speaks',
    kind: 'many',
    options: [option('language', 'hi', 'Hindi', 28), option('language', 'ta', 'Tamil', 3)],
  },
];

const listing: Listing = {
  path,
  total: 14,
  unfilteredTotal: 28,
  chosen: [{ ...chosen, url: path }],
  filters,
  sorts: [
    { value: 'experience', label: 'Most experience', isChosen: true },
    { value: 'fee', label: 'Lowest fee', isChosen: false },
  ],
  pages: [1, 2, 3].map((number) => ({
    number,
    url: `${path}?page=${number}`,
    isCurrent: number === 1,
  })),
  nextUrl: `${path}?page=2`,
};

export const usual: DoctorsPageProps = {
  meta: metaOf('General surgeons in Delhi NCR'),
  crumbs: crumbsTo('Delhi NCR', 'General surgeons'),
  title: 'General surgeons in Delhi NCR',
  intro:
    'General surgeons treat gallstones, hernia, piles and other problems of the tummy and skin. Compare experience and fees, then ask for an appointment.',
  listing,
  doctors: [kavita, imran, meenal, farida],
  nearby: [
    { label: 'Noida', url: '/noida/doctors/general-surgery', lang: null },
    { label: 'Gurugram', url: null, lang: null },
  ],
  related: [{ label: 'Urologists', url: '/delhi-ncr/doctors/urology', lang: null }],
};

const empty: Listing = { ...listing, total: 0, pages: [], nextUrl: null };

export const noMatch: DoctorsPageProps = { ...usual, listing: empty, doctors: [] };

export const nobody: DoctorsPageProps = {
  ...noMatch,
  listing: { ...empty, unfilteredTotal: 0, chosen: [], filters: [] },
  nearby: [],
  related: [],
};
