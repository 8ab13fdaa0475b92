import { type FieldKey, WIRE_NAMES } from '@/contract/lead-fields';
import type { LeadForm, LeadRecord, PageContext } from '@/contract/types';
import { bmi, pilesSeverity } from '@/leads/fields/body';
import { parseMobile } from '@/leads/fields/mobile';
import { inEnglish } from '@/leads/fields/names';
import { type Answers, isMinor, isVisible, withBase } from '@/leads/fields/rules';
import { leadTier } from '@/leads/fields/tier';
import type { Lists } from '@/leads/lists/lists';
import { session } from '@/lib/storage';
import { isSameName } from '@/lib/words';
import { isOptedOut } from '@/tracking/privacy';
import { attribution } from './attribution';
import { guideOf } from './guide';

export interface Facts {
  whatsapp: boolean;
  sharing: boolean;
  /** The field no person sees. */
  website: string;
  filledInMs: number;
}

export type SentRecord = Partial<LeadRecord>;

/** Treatment and condition are one field; what is no known condition is sent as the treatment. */
function treatmentOrCondition(typed: string, { treatments, conditions }: Lists): SentRecord {
  const word = typed.trim();
  const condition = conditions.items.find((item) =>
    isSameName(item.DiseaseName, word),
  )?.DiseaseName;
  const isTreatment = treatments.items.some((item) => isSameName(item.ProcedureName, word));
  return condition && !isTreatment
    ? { ProcedureNameData: '', condition_data: condition }
    : { ProcedureNameData: word, condition_data: '' };
}

/** The chosen hospital's id; 0 for 'Other', with its name as the remark; else the page's hospital, as without JavaScript. */
function hospitalOf(answers: Answers, context: PageContext, lists: Lists): SentRecord {
  const typed = answers.hospital?.trim();
  const ofPage = context.subject.hospital;
  if (!typed) return { hospitalid: ofPage?.id ?? (typed === undefined ? '' : 0) };
  const known = lists.hospitals.items.find((item) => isSameName(item.HospitalName, typed));
  if (known) return { hospitalid: known.HospitalId };
  if (ofPage && isSameName(ofPage.name, typed)) return { hospitalid: ofPage.id };
  return { hospitalid: 0, ...(typed !== 'Other' && { Remark: `Hospital: ${typed}` }) };
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

/** Each answer under its wire name; '' for a field that was not asked. */
const plainAnswers = (answers: Answers): SentRecord =>
  Object.fromEntries(
    (Object.entries(WIRE_NAMES) as [FieldKey, string][]).map(([key, name]) => [
      name,
      answers[key] ?? '',
    ]),
  );

function bodyFacts(answers: Answers): SentRecord {
  const score = answers.pilesSeverity ?? '';
  return {
    pilesSeverityScore: score === '' ? 0 : Number(score),
    pilesSeverity: score === '' ? '' : pilesSeverity(Number(score)),
    bmi: bmi(answers.height ?? '', answers.weight ?? ''),
  };
}

function pageFacts(form: LeadForm, context: PageContext): SentRecord {
  return {
    LeadTypeData: context.form.leadType,
    PageTypeData: context.pageType,
    PageNameData: context.pageName,
    PageLanguage: context.language,
    docotrid: context.subject.doctor?.id ?? '',
    leadFormVariant: form.variant,
    leadFormKeys: form.fields.map((field) => field.key),
    // Who is not counted as a visitor is not counted as a request of a variant either.
    Page_Variant: isOptedOut() ? '' : context.pageVariant,
    vendorId: context.subject.vendorId,
    InsuranceNameData: context.subject.insurer,
    lead_sourcedata: 'Web Lead Form',
    lead_channeldata: session.get('patientapp') ? 'App' : 'Website',
    report: guideOf(context)?.label ?? '',
    entity: context.subject.entity,
    pagePath: context.path,
    pageToken: form.pageToken,
    consentVersion: form.notice.version,
  };
}

/** The number a record is sent with, without its country code. */
export const mobileIn = (record: SentRecord): string => record.MobileNoData ?? '';

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
    ...plainAnswers(answers),
    ...bodyFacts(answers),
    MobileNoData: mobile?.number ?? answers.mobile ?? '',
    countryCode: (mobile?.code ?? answers.countryCode ?? '').replace('+', ''),
    PageDepartment: answers.speciality || context.subject.department?.name || '',
    ...treatmentOrCondition(answers.treatment ?? '', lists),
    ...hospitalOf(answers, context, lists),
    LeadTier: leadTier({
      pageTier: context.subject.tier,
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

/** All that is asked, without when and how fast: the same words are the same request. */
export const wordsOf = ({ CreatedDateData: _, filledInMs: __, ...words }: SentRecord): string =>
  JSON.stringify(words);

/** What a record says when nothing else is known (defaults of spec section 3). */
const NOTHING: SentRecord = {
  IsActiveData: 1,
  Zutm_sourcedata: '',
  Zutm_campaigndata: '',
  Zutm_mediumdata: '',
  Zutm_termdata: '',
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
