import type { TreatmentPageProps as Props } from '@/contract/types';
import { HospitalGrid } from '@/directory/hospital-grid';
import { FormAside } from '@/leads/form/form-aside';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';
import { AllLink } from './blocks/all-link';
import { MedicalHead } from './medical-head';
import { MedicalLayout } from './medical-layout';
import { OpinionCard } from './opinion-card';
import { treatmentSections } from './treatment-sections';

export default function TreatmentPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const sections = treatmentSections({
    page,
    t,
    shell,
    hospitals: (
      <>
        <HospitalGrid hospitals={page.hospitals} />
        <AllLink link={page.hospitalsLink} />
      </>
    ),
  });
  return (
    <>
      <MedicalHead page={page} />
      <MedicalLayout
        lead={page.lead}
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
