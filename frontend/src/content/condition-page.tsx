import type { ConditionPageProps as Props } from '@/contract/types';
import { FormAside } from '@/leads/form/form-aside';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';
import { conditionSections } from './condition-sections';
import { MedicalHead } from './medical-head';
import { MedicalLayout } from './medical-layout';
import { OpinionCard } from './opinion-card';

export default function ConditionPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const sections = conditionSections({
    page,
    t,
    shell,
  });
  return (
    <>
      <MedicalHead page={page} />
      <MedicalLayout
        lead={page.lead}
        overview={page.overview}
        sections={sections}
        sources={page.sources}
        path={shell.context.path}
        side={
          <FormAside shell={shell} label={t.condition.bookAside}>
            <OpinionCard />
          </FormAside>
        }
      />
    </>
  );
}
