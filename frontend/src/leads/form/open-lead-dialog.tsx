import { type PageForm, readBlock } from '@/lib/page-data';
import { mountDialog } from '@/ui/mount-dialog';
import { formOfPurpose } from './form-of-purpose';
import { LeadDialog } from './lead-dialog';
import { leadTypeOf } from './purposes';

/** Of several links that were pressed before a form was there, the last one counts. */
let latest: HTMLElement | null = null;

/**
 * Opens the form for a Book link: with its doctor, or for what the link is for. Focus returns to the link.
 * Throws when there is no form to open: the link is followed then.
 */
export default async function openLeadDialog(link: HTMLElement): Promise<void> {
  latest = link;
  const { form: ofPage, context } = readBlock<PageForm>('page-form');
  const { bookDoctorId: id, bookDoctorName: name, bookDoctorTitle: title } = link.dataset;
  const doctor = id && name ? { name, title: title ?? '' } : undefined;
  const purpose = link.dataset.bookPurpose;
  // The button of the page's own form may ask for something else than what the link says.
  const form = { ...(await formOfPurpose(ofPage, purpose)), button: '' };
  if (latest !== link) return;
  const about = {
    ...context,
    form: { ...context.form, leadType: leadTypeOf(purpose, context.form.leadType) },
    subject: {
      ...context.subject,
      ...(doctor && { doctor: { id: Number(id), name: doctor.name, nameHi: '' } }),
    },
  };
  mountDialog(link, (onClosed) => (
    <LeadDialog
      form={form}
      purpose={purpose}
      context={about}
      {...(doctor && { doctor })}
      onClosed={onClosed}
    />
  ));
}
