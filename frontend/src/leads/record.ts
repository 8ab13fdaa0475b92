import type { LeadForm, LeadRecord, PageContext } from '@/contract/types';
import { parseMobile } from './mobile';
import type { Choices } from './options';
import type { Answers } from './rules';

export interface Consents {
  whatsapp: boolean;
  sharing: boolean;
}

export type SentRecord = Partial<LeadRecord>;

/** Treatment and condition are one field; what is no known condition is sent as the treatment. */
function treatmentOrCondition(typed: string, choices: Choices): SentRecord {
  const word = typed.trim();
  const condition = choices.conditions.find((name) => same(name, word));
  const isTreatment = choices.treatments.some((name) => same(name, word));
  return condition && !isTreatment ? { condition_data: condition } : { ProcedureNameData: word };
}

function same(a: string, b: string): boolean {
  return a.toLocaleLowerCase() === b.toLocaleLowerCase();
}

/** The lead record of POST /api/lead/submit (spec section 3), from the answers and the page. */
export function leadRecord(
  answers: Answers,
  consents: Consents,
  form: LeadForm,
  context: PageContext,
  choices: Choices,
): SentRecord {
  const mobile = parseMobile(answers.mobile, answers.countryCode);
  return {
    NameData: answers.name.trim(),
    MobileNoData: mobile?.number ?? answers.mobile,
    countryCode: (mobile?.code ?? answers.countryCode).replace('+', ''),
    CityData: answers.city,
    QueryData: answers.query.trim(),
    ...treatmentOrCondition(answers.treatment, choices),
    LeadTypeData: 'Appointment',
    PageTypeData: context.pageType,
    PageNameData: context.pageName,
    PageLanguage: context.language,
    PageDepartment: context.department?.name ?? '',
    docotrid: context.doctor?.id ?? '',
    hospitalid: context.hospital?.id ?? '',
    LeadTier: context.tier,
    leadFormVariant: form.variant,
    CreatedDateData: new Date().toISOString(),
    pagePath: context.path,
    consentVersion: form.notice.version,
    consentWhatsapp: consents.whatsapp,
    consentSharing: consents.sharing,
  };
}

/** The second call's body: the same lead in the CRM's field names (spec section 7). */
export function crmFields(record: SentRecord): Record<string, unknown> {
  return {
    name: record.NameData || 'No Name',
    phoneno: record.MobileNoData,
    message: record.QueryData,
    page_name: record.PageNameData,
    city: record.CityData,
    condition: record.condition_data ?? '',
    procedure: record.ProcedureNameData ?? '',
    lead_source: 'Web Lead Form',
    PageLanguage: record.PageLanguage,
    PageDepartment: record.PageDepartment,
    doctorid: record.docotrid,
    hospitalid: record.hospitalid,
    LeadTier: record.LeadTier,
    leadFormVariant: record.leadFormVariant,
    Country_Code: record.countryCode,
  };
}
