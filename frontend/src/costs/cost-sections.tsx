import type { ReactNode } from 'react';
import type { CostPageProps } from '@/contract/types';
import type { Text } from '@/lib/text';
import { Accordion } from '@/ui/accordion/accordion';
import { MoreLink } from '@/ui/link/more-link';
import { type PageSection, present } from '@/ui/sections/sections';
import { GovernmentRates } from './government-rates';
import { Drivers, Package } from './notes';
import { Paying } from './paying';

interface Parts {
  page: CostPageProps;
  t: Text;
  hospitals: ReactNode;
  cities: ReactNode;
  tiles: ReactNode;
}

/** What makes the price: before the form. A part that nobody wrote is not there. */
export function priceSections({ page: { notes }, t }: Parts): PageSection[] {
  if (notes === null) return [];
  const { drivers, includes, excludes } = notes;
  return present([
    drivers.length > 0 && {
      id: 'drivers',
      label: t.costs.drivers,
      body: <Drivers drivers={drivers} />,
    },
    includes.length + excludes.length > 0 && {
      id: 'package',
      label: t.costs.package,
      body: <Package includes={includes} excludes={excludes} />,
    },
  ]);
}

/** Where it costs what, and who pays: after the form on a narrow screen. */
export function costSections({ page, t, hospitals, cities, tiles }: Parts): PageSection[] {
  const { city, byHospital, otherCities, cghs, pmjay, notes } = page;
  return present([
    city !== '' && {
      id: 'hospitals',
      label: t.costs.byHospital,
      body: byHospital.length > 0 ? hospitals : <HowToAsk page={page} t={t} />,
    },
    (cghs !== null || pmjay.length > 0) && {
      id: 'government',
      label: t.costs.government,
      body: <GovernmentRates pmjay={pmjay} cghs={cghs} city={city} />,
    },
    { id: 'paying', label: t.costs.paying, body: <Paying page={page} tiles={tiles} /> },
    otherCities.length > 0 && {
      id: 'cities',
      label: city === '' ? t.costs.byCity : t.costs.otherCities,
      body: cities,
    },
    notes !== null &&
      notes.questions.length > 0 && {
        id: 'questions',
        label: t.costs.questions,
        body: <Accordion questions={notes.questions} />,
      },
  ]);
}

function HowToAsk({ page, t }: { page: CostPageProps; t: Text }) {
  const { hospitals, hospitalsUrl } = page.cover;
  return (
    <>
      <p>{t.costs.noHospital(page.city)}</p>
      <MoreLink href={hospitalsUrl}>{t.costs.hospitalsHere(hospitals, page.city)}</MoreLink>
    </>
  );
}
