import type { PlaceGroup, PlacesPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

const delhi: PlaceGroup = {
  label: 'Delhi NCR',
  slug: 'delhi-ncr',
  art: 'city-delhi-ncr',
  links: [
    { label: 'Urologists', url: '/delhi-ncr/doctors/urology', lang: null },
    { label: 'Eye surgeons', url: '/delhi-ncr/doctors/ophthalmology', lang: null },
  ],
};

export const doctors: PlacesPageProps = {
  meta: metaOf('Find doctors by city'),
  crumbs: crumbsTo('Find doctors'),
  kind: 'doctors',
  title: 'Find doctors',
  intro: 'Choose your city, then the kind of doctor you need.',
  popular: [delhi, { ...delhi, label: 'Mumbai', slug: 'mumbai', art: 'no-such-art' }],
  others: [{ ...delhi, label: 'Kochi', slug: 'kochi', links: delhi.links.slice(1) }],
};

export const hospitals: PlacesPageProps = {
  ...doctors,
  kind: 'hospitals',
  title: 'Find hospitals',
  others: [],
};
