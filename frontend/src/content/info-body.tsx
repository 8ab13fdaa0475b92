import type { ReactNode } from 'react';
import type { InfoPageProps, Question, Shell } from '@/contract/types';
import { ButtonGroup } from '@/leads/form/button-group';
import type { Text } from '@/lib/text';
import { Accordion } from '@/ui/accordion/accordion';
import { Cited } from '@/ui/prose/cited';
import { Prose } from '@/ui/prose/prose';
import { type PageSection, SectionBody } from '@/ui/sections/sections';
import { Bmi, Emi } from './calculator-islands';

/** What stands before the first heading, as far as the page has it: the lead, a calculator, the ways to reach us. */
export function topParts({ lead, bmi, emi }: InfoPageProps, shell: Shell): ReactNode[] {
  const parts = [
    lead !== '' && (
      <p key="lead" className="lead">
        <Cited text={lead} />
      </p>
    ),
    bmi !== null && <Bmi key="bmi" first={bmi} />,
    emi !== null && <Emi key="emi" first={emi} />,
    bmi !== null && <ButtonGroup key="weight" shell={shell} types={['weightloss']} isSecond />,
    shell.context.pageType === 'Contact' && (
      <ButtonGroup key="contact" shell={shell} types={['callbutton', 'whatsapp']} />
    ),
  ];
  return parts.filter((part) => part !== false);
}

export function InfoSections({ sections }: { sections: PageSection[] }) {
  return sections.map((section) => <SectionBody key={section.id} section={section} />);
}

export function infoSections(page: InfoPageProps, t: Text): PageSection[] {
  return [...textSections(page), ...questionSections(page.questions, t)];
}

function textSections({ sections }: InfoPageProps): PageSection[] {
  return sections.map(({ heading, text }, index) => ({
    id: `part-${index + 1}`,
    label: heading,
    body: <Prose text={text} />,
  }));
}

/** Questions under the heading of their group, in the order of the groups. */
function questionSections(questions: Question[], t: Text): PageSection[] {
  const groups = [...new Set(questions.map((question) => question.group))];
  return groups.map((group, index) => ({
    id: `questions-${index + 1}`,
    label: group === '' ? t.condition.questions : group,
    body: <Accordion questions={questions.filter((question) => question.group === group)} />,
  }));
}
