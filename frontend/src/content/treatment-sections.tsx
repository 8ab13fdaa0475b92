import type { ReactNode } from 'react';
import type { Shell, TreatmentPageProps } from '@/contract/types';
import type { Text } from '@/lib/text';
import { type Maybe, type PageSection, present } from '@/ui/sections/sections';
import { bodySections } from './blocks/body-sections';
import { PathSteps } from './blocks/path-steps';
import { emergencyNumbers } from './emergency-numbers';
import { Recovery } from './recovery';
import { RowsTable } from './rows-table';
import {
  askSection,
  begunBy,
  costSection,
  doctorsSection,
  helpSection,
  proseSection,
  questionsSection,
} from './sections';

interface Parts {
  page: TreatmentPageProps;
  t: Text;
  shell: Shell;
  hospitals: ReactNode;
}

/** The sections of a treatment, in order. One without content is not there. */
export function treatmentSections({ page, t, shell, hospitals }: Parts): PageSection[] {
  const body = bodySections(page.body, shell);
  return begunBy(
    present([
      proseSection('what', t.content.whatItIs, page.overview),
      proseSection('who', t.content.whoNeedsIt, page.whoNeedsIt),
      proseSection('wait', t.content.whoShouldWait, page.whoShouldWait),
      methodsSection(page, t),
      pathSection(page, t),
      page.recovery.length > 0 && {
        id: 'recovery',
        label: t.content.recoveryNav,
        title: t.content.recoveryByWeek,
        body: <Recovery phases={page.recovery} />,
      },
      risksSection(page, t),
      helpSection(page, t, emergencyNumbers(shell.brand)),
      proseSection('choices', t.content.alternatives, page.alternatives),
      askSection(page.askDoctor, t),
      ...body.sections,
      costSection(page, t),
      doctorsSection(page, t, shell),
      page.hospitals.length > 0 && {
        id: 'hospitals',
        label: t.content.hospitals,
        isOfCity: true,
        body: hospitals,
      },
      questionsSection(page.questions, t),
    ]),
    body.before,
  );
}

function methodsSection({ methods }: TreatmentPageProps, t: Text): Maybe {
  const head = [t.condition.option, t.content.how, t.condition.bestFor, t.condition.recovery];
  const rows = methods.map(({ name, how, bestFor, recovery }) => [name, how, bestFor, recovery]);
  return (
    methods.length > 0 && {
      id: 'methods',
      label: t.content.methods,
      body: <RowsTable head={head} rows={rows} />,
    }
  );
}

function pathSection(page: TreatmentPageProps, t: Text): Maybe {
  const stages = [
    { label: t.content.before, steps: page.before },
    { label: t.content.during, steps: page.during },
    { label: t.content.after, steps: page.after },
  ].filter(({ steps }) => steps.length > 0);
  return (
    stages.length > 0 && {
      id: 'path',
      label: t.content.path,
      body: stages.map(({ label, steps }) => (
        <div key={label} className="stage">
          <h3>{label}</h3>
          <PathSteps steps={steps} />
        </div>
      )),
    }
  );
}

function risksSection({ risks }: TreatmentPageProps, t: Text): Maybe {
  const head = [t.content.risk, t.content.howCommon, t.content.whatItMeans];
  const rows = risks.map(({ title, howCommon, text }) => [
    title,
    t.content.common[howCommon],
    text,
  ]);
  return (
    risks.length > 0 && {
      id: 'risks',
      label: t.content.risks,
      body: <RowsTable head={head} rows={rows} />,
    }
  );
}
