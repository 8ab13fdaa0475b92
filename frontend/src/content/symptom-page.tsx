import type { SymptomPageProps as Props } from '@/contract/types';
import { FormAside } from '@/leads/form/form-aside';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';
import { bodySections } from './blocks/body-sections';
import { emergencyNumbers } from './emergency-numbers';
import { MedicalHead } from './medical-head';
import { MedicalLayout } from './medical-layout';
import { symptomSections, Urgent } from './symptom-sections';

export default function SymptomPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const sections = symptomSections(page, t, shell);
  return (
    <>
      <MedicalHead page={page} translation={page.translation} />
      <MedicalLayout
        lead={page.lead}
        top={
          <>
            <Urgent page={page} calls={emergencyNumbers(shell.brand)} />
            {sections.length === 0 && bodySections(page.body, shell).before}
          </>
        }
        sections={sections}
        sources={page.sources}
        path={shell.context.path}
        side={<FormAside shell={shell} label={t.condition.bookAside} />}
        isFormLast
      />
    </>
  );
}
