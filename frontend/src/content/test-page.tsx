import type { TestPageProps as Props } from '@/contract/types';
import { FormAside } from '@/leads/form/form-aside';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';
import { MedicalHead } from './medical-head';
import { MedicalLayout } from './medical-layout';
import { testSections } from './test-sections';

export default function TestPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const sections = testSections(page, t, shell);
  return (
    <>
      <MedicalHead page={page} translation={page.translation} />
      <MedicalLayout
        lead={page.lead}
        sections={sections}
        sources={page.sources}
        path={shell.context.path}
        side={<FormAside shell={shell} label={t.condition.bookAside} />}
        isFormLast
      />
    </>
  );
}
