import type { TreatmentPageProps as Props } from '@/contract/types';
import { DoctorRows } from '@/directory/doctor-rows';
import { HospitalGrid } from '@/directory/hospital-grid';
import { PriceRanges } from '@/directory/price-range';
import { ButtonGroup } from '@/leads/form/button-group';
import { LeadCard } from '@/leads/form/lead-card';
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
    slots: {
      emergencyNumber: shell.brand.emergencyNumber,
      prices: (rows) => <PriceRanges rows={rows} />,
      doctors: (doctors) => <DoctorRows doctors={doctors} contact={shell.contact} />,
      buttons: (types) => <ButtonGroup shell={shell} types={types} />,
    },
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
          <>
            <LeadCard shell={shell} placement="side" />
            <OpinionCard />
          </>
        }
      />
    </>
  );
}
