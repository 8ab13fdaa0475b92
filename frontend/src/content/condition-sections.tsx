import type { ConditionPageProps, Shell } from '@/contract/types';
import type { Text } from '@/lib/text';
import { midSentence } from '@/lib/words';
import { type Maybe, type PageSection, present } from '@/ui/sections/sections';
import { bodySections } from './blocks/body-sections';
import { emergencyNumbers } from './emergency-numbers';
import {
  askSection,
  begunBy,
  costSection,
  doctorsSection,
  helpSection,
  proseSection,
  questionsSection,
} from './sections';
import { Symptoms } from './symptoms';
import { TreatmentOptions } from './treatment-options';

interface Parts {
  page: ConditionPageProps;
  t: Text;
  shell: Shell;
}

/** The sections of a condition, in order. One without content is not there. */
export function conditionSections({ page, t, shell }: Parts): PageSection[] {
  const { before, sections } = bodySections(page.body, shell);
  const hasOptions = page.options.length > 0;
  const all = present([
    symptomsSection(page, t),
    helpSection(page, t, emergencyNumbers(shell.brand)),
    proseSection('causes', t.condition.causes, page.causes),
    proseSection('tests', t.condition.tests, page.tests),
    hasOptions && {
      id: 'options',
      label: t.condition.options,
      body: (
        <>
          <TreatmentOptions options={page.options} />
          {before}
        </>
      ),
    },
    askSection(page.askDoctor, t),
    ...sections,
    costSection(page, t),
    doctorsSection(page, t, shell),
    questionsSection(page.questions, t),
  ]);
  return hasOptions ? all : begunBy(all, before);
}

function symptomsSection(page: ConditionPageProps, t: Text): Maybe {
  const { symptoms, symptomsIntro } = page;
  if (symptoms.length === 0 && symptomsIntro === '') return false;
  return {
    id: 'symptoms',
    label: t.condition.symptomsNav,
    title: t.condition.symptoms(midSentence(page.name)),
    body: <Symptoms intro={symptomsIntro} symptoms={symptoms} />,
  };
}
