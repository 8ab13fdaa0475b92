import type { ReactNode } from 'react';
import type { ConditionPage } from '@/contract/types';
import type { Text } from '@/lib/text';
import { midSentence } from '@/lib/words';
import { Accordion } from '@/ui/accordion/accordion';
import { CareCard } from '@/ui/care-card/care-card';
import { Prose } from '@/ui/prose/prose';
import type { PageSection } from '@/ui/sections/sections';
import { Symptoms } from './symptoms';
import { TreatmentOptions } from './treatment-options';

interface Parts {
  page: ConditionPage;
  t: Text;
  emergencyNumber: string;
  prices: ReactNode;
  doctors: ReactNode;
}

/** The sections of a condition, in order. One without content is not there. */
export function conditionSections(parts: Parts): PageSection[] {
  return [...aboutIt(parts), ...whatToDo(parts)].filter((section) => section !== false);
}

type Maybe = PageSection | false;

function aboutIt({ page, t, emergencyNumber }: Parts): Maybe[] {
  const { symptoms, symptomsIntro, seeDoctor, emergency, causes, tests } = page;
  return [
    (symptoms.length > 0 || symptomsIntro !== '') && {
      id: 'symptoms',
      label: t.condition.symptomsNav,
      title: t.condition.symptoms(midSentence(page.name)),
      body: <Symptoms intro={symptomsIntro} symptoms={symptoms} />,
    },
    (seeDoctor.length > 0 || emergency.length > 0) && {
      id: 'help',
      label: t.condition.help,
      body: (
        <>
          <CareCard kind="see" title={t.condition.seeDoctor} items={seeDoctor} />
          <CareCard
            kind="urgent"
            title={t.condition.emergency}
            items={emergency}
            call={emergencyNumber}
          />
        </>
      ),
    },
    causes !== '' && { id: 'causes', label: t.condition.causes, body: <Prose text={causes} /> },
    tests !== '' && { id: 'tests', label: t.condition.tests, body: <Prose text={tests} /> },
  ];
}

function whatToDo({ page, t, prices, doctors }: Parts): Maybe[] {
  return [
    page.options.length > 0 && {
      id: 'options',
      label: t.condition.options,
      body: <TreatmentOptions options={page.options} />,
    },
    page.prices.length > 0 && { id: 'cost', label: t.condition.cost(page.city), body: prices },
    page.doctors.length > 0 && { id: 'doctors', label: t.condition.doctors, body: doctors },
    page.questions.length > 0 && {
      id: 'questions',
      label: t.condition.questions,
      body: <Accordion questions={page.questions} />,
    },
  ];
}
