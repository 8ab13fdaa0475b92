import type { Filter, FilterOption, HospitalsPageProps, Listing } from '@/contract/types';
import { nirmal, roshni } from '@/testing/examples/hospitals';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

const path = '/delhi-ncr/hospitals/general-surgery';

const few: FilterOption = {
  value: 'few',
  label: 'Up to 100',
  count: 2,
  isChosen: false,
  url: `${path}?beds=few`,
};

const filters: Filter[] = [
  {
    name: 'beds',
    label: 'Beds',
    kind: 'many',
    options: [few, { ...few, value: 'many', label: 'Above 300', isChosen: true, url: path }],
  },
];

const listing: Listing = {
  path,
  total: 2,
  unfilteredTotal: 6,
  chosen: [{ ...few, value: 'many', label: 'Above 300', isChosen: true, url: path }],
  filters,
  sorts: [
    { value: 'beds', label: 'Most beds', isChosen: true },
    { value: 'name', label: 'Name, A to Z', isChosen: false },
  ],
  pages: [],
  nextUrl: null,
};

export const usual: HospitalsPageProps = {
  meta: metaOf('General surgery hospitals in Delhi NCR'),
  crumbs: crumbsTo('Hospitals', 'Delhi NCR', 'General Surgery'),
  title: 'General surgery hospitals in Delhi NCR',
  intro: 'Compare beds, accreditation and insurance.',
  listing,
  hospitals: [nirmal, roshni],
  nearby: [
    { label: 'General Surgery in Pune', url: '/pune/hospitals/general-surgery', lang: null },
  ],
  related: [{ label: 'Urology', url: null, lang: null }],
};

export const noMatch: HospitalsPageProps = {
  ...usual,
  listing: { ...listing, total: 0 },
  hospitals: [],
};
