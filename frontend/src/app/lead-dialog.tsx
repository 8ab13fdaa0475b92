import { createRoot } from 'react-dom/client';
import { LeadDialog } from '@/leads/lead-dialog';
import { TextProvider } from '@/ui/text';
import { type PageForm, pageLanguage, readBlock } from './page-data';

/** What a request that began at such a link is, on the wire (LeadTypeData). */
const LEAD_TYPES: Record<string, string> = {
  'second-opinion': 'Second Opinion',
  pdf: 'PDF',
  weightloss: 'Weight Loss',
};

/** Opens the form for a Book link: with its doctor, or for a second opinion. Focus returns to the link. */
export function openLeadDialog(link: HTMLElement): void {
  const { form, context } = readBlock<PageForm>('page-form');
  const { bookDoctorId: id, bookDoctorName: name, bookDoctorTitle: title } = link.dataset;
  const doctor = id && name ? { name, title: title ?? '' } : undefined;
  const purpose = link.dataset.bookPurpose;
  const about = {
    ...context,
    leadType: LEAD_TYPES[purpose ?? ''] ?? context.leadType,
    ...(doctor && { doctor: { id: Number(id), name: doctor.name } }),
  };
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <TextProvider language={pageLanguage()}>
      <LeadDialog
        form={form}
        purpose={purpose}
        context={about}
        {...(doctor && { doctor })}
        onClosed={() => {
          root.unmount();
          place.remove();
          link.focus();
        }}
      />
    </TextProvider>,
  );
}
