import type { InfoPageProps, Question, Shell } from '@/contract/types';
import { ButtonGroup } from '@/leads/form/button-group';
import type { Text } from '@/lib/text';
import { Accordion } from '@/ui/accordion/accordion';
import { Cited } from '@/ui/prose/cited';
import { Prose } from '@/ui/prose/prose';
import { type PageSection, SectionBody } from '@/ui/sections/sections';
import { Calculator } from './calculator';

/** What stands before the first heading: the lead, a calculator, the ways to reach us. */
export function InfoTop({ page, shell }: { page: InfoPageProps; shell: Shell }) {
  return (
    <>
      {page.lead !== '' && (
        <p className="lead">
          <Cited text={page.lead} />
        </p>
      )}
      <Calculator page={page} />
      {page.bmi !== null && <ButtonGroup shell={shell} types={['weightloss']} isSecond />}
      {shell.context.pageType === 'Contact' && (
        <ButtonGroup shell={shell} types={['callbutton', 'whatsapp']} />
      )}
    </>
  );
}

/** Whether anything stands there. */
export const hasTop = ({ lead, bmi, emi }: InfoPageProps, { context }: Shell): boolean =>
  lead !== '' || bmi !== null || emi !== null || context.pageType === 'Contact';

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
