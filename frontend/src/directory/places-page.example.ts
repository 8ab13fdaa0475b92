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
  intro: 'Choose the part of the body, or search for a doctor or a problem.',
  city: 'In Delhi NCR',
  here: [
    {
      label: 'Kidneys and bladder',
      note: 'Urologists',
      icon: 'body/kidneys',
      url: '/delhi-ncr/doctors/urology',
    },
  ],
  popular: [
    { ...delhi, label: 'Mumbai', slug: 'mumbai' },
    { ...delhi, label: 'Pune', slug: 'pune', art: 'no-such-art' },
  ],
  others: [{ ...delhi, label: 'Kochi', slug: 'kochi', links: delhi.links.slice(1) }],
};

export const hospitals: PlacesPageProps = {
  ...doctors,
  kind: 'hospitals',
  title: 'Find hospitals',
  here: [],
  others: [],
};
