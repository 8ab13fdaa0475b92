import type { LeadForm, PageContext } from '@/contract/types';
import { guideOf } from './guide';

interface ContextFieldsProps {
  form: LeadForm;
  context: PageContext;
}

/** What the page says of itself, for the form that posts without JavaScript; and a field for robots. */
export function ContextFields({ form, context }: ContextFieldsProps) {
  const fields = {
    PageTypeData: context.pageType,
    PageNameData: context.pageName,
    LeadTypeData: context.form.leadType,
    pagePath: context.path,
    pageToken: form.pageToken,
    leadFormVariant: form.variant,
    leadFormKeys: form.fields.map((field) => field.key).join(','),
    PageDepartment: context.subject.department?.name ?? '',
    docotrid: context.subject.doctor?.id ?? '',
    hospitalid: context.subject.hospital?.id ?? '',
    InsuranceNameData: context.subject.insurer,
    vendorId: context.subject.vendorId,
    entity: context.subject.entity || '',
    report: guideOf(context)?.label ?? '',
    Page_Variant: context.pageVariant,
  };
  return (
    <>
      {Object.entries(fields)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
      <div hidden>
        <input name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
      </div>
    </>
  );
}
