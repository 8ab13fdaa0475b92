import type { ReactNode } from 'react';
import type {
  DoctorCard,
  Link,
  NearestFigure,
  PriceRangeRow,
  Question,
  Shell,
} from '@/contract/types';
import { DoctorRows } from '@/directory/doctor-rows';
import { PriceRanges } from '@/directory/price-range';
import type { Text } from '@/lib/text';
import { Accordion } from '@/ui/accordion/accordion';
import { LinkChips } from '@/ui/link/link-chips';
import { MoreLink } from '@/ui/link/more-link';
import { Bullets, Prose } from '@/ui/prose/prose';
import type { Maybe, PageSection } from '@/ui/sections/sections';
import { AllLink } from './blocks/all-link';
import { NoFigure } from './blocks/no-figure';
import { CareCard } from './care-card';

/** The first section holds what stands before every heading. */
export function begunBy(sections: PageSection[], before: ReactNode): PageSection[] {
  return sections.map((section, index) => {
    if (index > 0) return section;
    const body = (
      <>
        {section.body}
        {before}
      </>
    );
    return { ...section, body };
  });
}

export function proseSection(id: string, label: string, text: string): Maybe {
  return text !== '' && { id, label, body: <Prose text={text} /> };
}

interface Care {
  seeDoctor: string[];
  emergency: string[];
}

/** When to see a doctor, and when not to wait. */
export function helpSection({ seeDoctor, emergency }: Care, t: Text, calls: string[]): Maybe {
  if (seeDoctor.length + emergency.length === 0) return false;
  return {
    id: 'help',
    label: t.condition.help,
    body: (
      <>
        <CareCard kind="see" title={t.condition.seeDoctor} items={seeDoctor} />
        <CareCard kind="urgent" title={t.condition.emergency} items={emergency} calls={calls} />
      </>
    ),
  };
}

/** What a reader may take to the doctor, to be read out or crossed off. */
export function askSection(questions: string[], t: Text): Maybe {
  return (
    questions.length > 0 && {
      id: 'ask',
      label: t.content.askNav,
      title: t.content.ask,
      body: <Bullets items={questions} />,
    }
  );
}

interface Cost {
  city: string;
  prices: PriceRangeRow[];
  nearestPrice: NearestFigure | null;
  costUrl?: string | null;
}

/** What it costs; without a figure that has a source, the page says so. */
export function costSection({ city, prices, nearestPrice, costUrl = null }: Cost, t: Text): Maybe {
  const hasFigure = prices.length > 0;
  return {
    id: 'cost',
    label: t.condition.cost(''),
    title: t.condition.cost(city),
    isOfCity: true,
    body: (
      <>
        {hasFigure ? (
          <div className="card card--pad">
            <PriceRanges rows={prices} />
          </div>
        ) : (
          <NoFigure city={city} nearest={nearestPrice} />
        )}
        {costUrl !== null && (
          <p>
            <MoreLink href={costUrl}>{t.content.moreOnCost}</MoreLink>
          </p>
        )}
      </>
    ),
  };
}

interface OfCity {
  city: string;
  doctors: DoctorCard[];
  doctorsLink: Link;
  elsewhere: Link[];
}

/** Who treats it in the city, and the other cities where somebody does. */
export function doctorsSection(
  { city, doctors, doctorsLink, elsewhere }: OfCity,
  t: Text,
  shell: Shell,
): Maybe {
  return (
    doctors.length + elsewhere.length > 0 && {
      id: 'doctors',
      label: t.department.doctorsShort,
      title: t.home.doctors(city),
      isOfCity: true,
      body: (
        <>
          {doctors.length > 0 ? (
            <DoctorRows doctors={doctors} contact={shell.contact} />
          ) : (
            <p>{t.content.noDoctors(city)}</p>
          )}
          <AllLink link={doctorsLink} />
          {elsewhere.length > 0 && (
            <>
              <h3>{t.content.elsewhere}</h3>
              <LinkChips links={elsewhere} />
            </>
          )}
        </>
      ),
    }
  );
}

export function questionsSection(questions: Question[], t: Text): Maybe {
  return (
    questions.length > 0 && {
      id: 'questions',
      label: t.condition.questions,
      body: <Accordion questions={questions} />,
    }
  );
}
