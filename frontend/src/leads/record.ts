import type { LeadForm, LeadRecord, PageContext } from '@/contract/types';
import { attribution } from '@/lib/attribution';
import { isOptedOut } from '@/lib/privacy';
import { bmi, pilesSeverity } from './body';
import { parseMobile } from './mobile';
import { inEnglish } from './names';
import { type Answers, isMinor, isVisible, withBase } from './rules';
import { leadTier } from './tier';
import type { Lists } from './use-lists';

export interface Facts {
  whatsapp: boolean;
  sharing: boolean;
  /** The field no person sees. */
  website: string;
  filledInMs: number;
}

export type SentRecord = Partial<LeadRecord>;

function same(a: string, b: string): boolean {
  return a.toLocaleLowerCase() === b.toLocaleLowerCase();
}

/** Treatment and condition are one field; what is no known condition is sent as the treatment. */
function treatmentOrCondition(typed: string, { treatments, conditions }: Lists): SentRecord {
  const word = typed.trim();
  const condition = conditions.items.find((item) => same(item.DiseaseName, word))?.DiseaseName;
  const isTreatment = treatments.items.some((item) => same(item.ProcedureName, word));
  return condition && !isTreatment
    ? { ProcedureNameData: '', condition_data: condition }
    : { ProcedureNameData: word, condition_data: '' };
}

/** The chosen hospital's id; 0 for 'Other', with its name as the remark; else the page's hospital. */
function hospitalOf(answers: Answers, context: PageContext, lists: Lists): SentRecord {
  const typed = answers.hospital?.trim();
  if (typed === undefined) return { hospitalid: context.hospital?.id ?? '' };
  const known = lists.hospitals.items.find((item) => same(item.HospitalName, typed));
  if (known) return { hospitalid: known.HospitalId };
  if (context.hospital && same(context.hospital.name, typed)) {
    return { hospitalid: context.hospital.id };
  }
  return {
    hospitalid: 0,
    ...(typed !== '' && typed !== 'Other' && { Remark: `Hospital: ${typed}` }),
  };
}

/** Answers to fields that are on screen; an answer that was hidden again does not count. */
function visibleAnswers(answers: Answers, form: LeadForm): Answers {
  const asked = new Set(withBase(form.fields).map((field) => field.key));
  const entries = Object.entries(answers) as [keyof Answers, string][];
  const visible = entries.filter(
    ([key]) => key === 'countryCode' || key === 'parentConfirms' || isVisible(key, answers, asked),
  );
  return Object.fromEntries(visible.map(([key, value]) => [key, value.trim()]));
}

function bodyFacts(answers: Answers): SentRecord {
  const score = answers.pilesSeverity ?? '';
  return {
    pilesSeverityScore: score === '' ? 0 : Number(score),
    pilesSeverity: score === '' ? '' : pilesSeverity(Number(score)),
    bmi: bmi(answers.height ?? '', answers.weight ?? ''),
    cataractLens: answers.cataractLens ?? '',
    gender: answers.gender ?? '',
    age: answers.age ?? '',
    height: answers.height ?? '',
    weight: answers.weight ?? '',
    Monthly_Salary: answers.Monthly_Salary ?? '',
  };
}

function pageFacts(form: LeadForm, context: PageContext): SentRecord {
  return {
    LeadTypeData: context.leadType,
    PageTypeData: context.pageType,
    PageNameData: context.pageName,
    PageLanguage: context.language,
    docotrid: context.doctor?.id ?? '',
    leadFormVariant: form.variant,
    leadFormKeys: form.variant === '0' ? form.fields.map((field) => field.key) : [],
    // Who is not counted as a visitor is not counted as a request of a variant either.
    Page_Variant: isOptedOut() ? '' : context.pageVariant,
    vendorId: context.vendorId,
    InsuranceNameData: context.insurer,
    lead_sourcedata: 'Web Lead Form',
    report: context.leadType === 'PDF' ? (context.guide?.label ?? '') : '',
    entity: context.entity,
    pagePath: context.path,
    pageToken: form.pageToken,
    consentVersion: form.notice.version,
  };
}

/** The lead record of POST /api/lead/submit (spec section 3): every field, from the answers and the page. */
export function leadRecord(
  typed: Answers,
  facts: Facts,
  form: LeadForm,
  context: PageContext,
  lists: Lists,
): SentRecord {
  const answers = inEnglish(visibleAnswers(typed, form), form, lists);
  const mobile = parseMobile(answers.mobile ?? '', answers.countryCode ?? '');
  return {
    ...NOTHING,
    ...(isMinor(answers) ? {} : attribution()),
    ...pageFacts(form, context),
    ...bodyFacts(answers),
    NameData: answers.name ?? '',
    MobileNoData: mobile?.number ?? answers.mobile ?? '',
    countryCode: (mobile?.code ?? answers.countryCode ?? '').replace('+', ''),
    EmailIdData: answers.email ?? '',
    CityData: answers.city ?? '',
    QueryData: answers.query ?? '',
    PageDepartment: answers.speciality || context.department?.name || '',
    ...treatmentOrCondition(answers.treatment ?? '', lists),
    ...hospitalOf(answers, context, lists),
    IsInsurance: answers.insuranceField ?? '',
    insuranceType: answers.insuranceType ?? '',
    IsConsultwithDoctor: answers.isConsultedField ?? '',
    Prior_Consultation: answers.priorConsultationField ?? '',
    Requested_Consultation: answers.FormSimilarConsultation ?? '',
    Preferred_City: answers.FormPreferredCityField ?? '',
    Callback_Input: answers.callNowLaterField ?? '',
    locality: answers.FormLocalityField ?? '',
    photo: answers['image-capture'] ?? '',
    LeadTier: leadTier({
      pageTier: context.tier,
      pageType: context.pageType,
      insuranceType: answers.insuranceType ?? '',
      city: answers.city ?? '',
    }),
    CreatedDateData: new Date().toISOString(),
    consentWhatsapp: facts.whatsapp,
    consentSharing: facts.sharing,
    consentParent: answers.parentConfirms === 'on',
    website: facts.website,
    filledInMs: facts.filledInMs,
  };
}

/** What a record says when nothing else is known (defaults of spec section 3). */
const NOTHING: SentRecord = {
  IsActiveData: 1,
  Zutm_sourcedata: '',
  Zutm_campaigndata: '',
  Zutm_mediumdata: '',
  Zutm_termdata: '',
  lead_channeldata: '',
  Keyword_Text: '',
  Keyword_Match_Type: '',
  campaignid: '',
  Remark: '',
  GCLID: '',
  Network: '',
  ip: '',
  captchascore: '0.0',
  Adset_Id: '',
  placement: '',
  site_source_name: '',
  utm_term: '',
};

/** The second call's body: the same lead in the CRM's field names (spec section 7). */
export function crmFields(record: SentRecord): Record<string, unknown> {
  return {
    name: record.NameData || 'No Name',
    phoneno: record.MobileNoData,
    message: record.QueryData,
    page_name: record.PageNameData,
    city: record.CityData,
    condition: record.condition_data,
    procedure: record.ProcedureNameData,
    lead_source: 'Web Lead Form',
    utm_source: record.Zutm_sourcedata,
    utm_campaign: record.Zutm_campaigndata,
    utm_medium: record.Zutm_mediumdata,
    doctorid: record.docotrid,
    Country_Code: record.countryCode || '91',
    BMI_kg_m2: record.bmi,
    Cataract_Lens: record.cataractLens,
    Piles_Severity_Score: record.pilesSeverityScore,
    Piles_Severity: record.pilesSeverity,
    TBCLID: record.TBCLID ?? '',
    qualifying: record.qualifying ?? '',
    ...Object.fromEntries(SAME_NAME.map((name) => [name, record[name] ?? ''])),
  };
}

/** Fields that both calls call the same. */
const SAME_NAME = [
  'PageLanguage',
  'PageDepartment',
  'Keyword_Text',
  'Keyword_Match_Type',
  'campaignid',
  'IsInsurance',
  'hospitalid',
  'IsConsultwithDoctor',
  'Remark',
  'GCLID',
  'LeadTier',
  'Network',
  'leadFormVariant',
  'Page_Variant',
  'insuranceType',
  'Callback_Input',
  'Prior_Consultation',
  'Requested_Consultation',
  'Preferred_City',
  'Adset_Id',
  'Monthly_Salary',
  'height',
  'weight',
  'ip',
  'placement',
  'site_source_name',
  'locality',
  'entity',
  'utm_term',
] as const satisfies readonly (keyof LeadRecord)[];
