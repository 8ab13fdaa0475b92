import { describe, expect, it } from 'vitest';
import type { FormOptions, LeadForm, PageContext, PageSubject } from '@/contract/types';
import type { FieldKey } from '@/leads/fields/fields';
import type { Answers } from '@/leads/fields/rules';
import type { Lists } from '@/leads/lists/lists';
import { formField, shell } from '@/testing/examples/shell';
import { savePrivacyChoice } from '@/tracking/privacy';
import { crmFields } from './crm-fields';
import { leadRecord } from './record';
import { webLead } from './web-lead';

const answers: Answers = {
  name: '  Asha Devi ',
  mobile: '9810000001',
  countryCode: '+91',
  city: 'Mumbai',
  treatment: 'Gallbladder Removal',
  query: ' Does it hurt? ',
};
const ready = <T>(items: T[]) => ({ items, state: 'ready' as const });
const procedure = (ProcedureName: string) => ({
  ProcedureId: 1,
  ProcedureName,
  RouteId: '',
  departmentid: 1,
  NameHi: null,
  Aliases: [],
});
const lists: Lists = {
  treatments: ready(['Gallbladder Removal', 'Cataract'].map(procedure)),
  conditions: ready([
    { DiseaseName: 'Gallstones', NameHi: null, Aliases: [] },
    { DiseaseName: 'Cataract', NameHi: null, Aliases: [] },
    { DiseaseName: 'Anal Fissure', NameHi: null, Aliases: [] },
  ]),
  specialities: ready([{ DepartmentId: 3, DepartmentName: 'Urology', NameHi: null, Aliases: [] }]),
  cities: ready([]),
  hospitals: ready([
    { HospitalId: 8, HospitalName: 'Nirmal', NameHi: '' },
    { HospitalId: 12, HospitalName: 'St. Mary Hospital', NameHi: '' },
  ]),
  localities: ready([]),
  isAwake: true,
};
const facts = { whatsapp: true, sharing: false, website: '', filledInMs: 5000 };

interface Changed extends Partial<Pick<PageContext, 'pageType' | 'pageVariant'>> {
  subject?: Partial<PageSubject>;
  form?: Partial<FormOptions>;
}

const record = (changed: Partial<Answers> = {}, { subject, form, ...context }: Changed = {}) =>
  leadRecord(
    { ...answers, ...changed },
    facts,
    shell.form,
    {
      ...shell.context,
      ...context,
      subject: { ...shell.context.subject, ...subject },
      form: { ...shell.context.form, ...form },
    },
    lists,
  );

describe('the lead record', () => {
  it('holds the answers, the page and the consents under their wire names', () => {
    const { CreatedDateData, ...rest } = record();
    const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));
    expect(said).toEqual({
      NameData: 'Asha Devi',
      MobileNoData: '9810000001',
      countryCode: '91',
      CityData: 'Mumbai',
      QueryData: 'Does it hurt?',
      ProcedureNameData: 'Gallbladder Removal',
      LeadTypeData: 'Appointment',
      lead_channeldata: 'Website',
      lead_sourcedata: 'Web Lead Form',
      PageTypeData: 'Condition',
      PageNameData: 'Gallstones',
      PageLanguage: 'en',
      LeadTier: 3,
      leadFormVariant: '1',
      leadFormKeys: ['city', 'treatment', 'query'],
      IsActiveData: 1,
      captchascore: '0.0',
      pilesSeverityScore: 0,
      entity: 0,
      pagePath: '/condition/gallstones',
      pageToken: 'Condition:3:signed',
      consentVersion: '1',
      consentWhatsapp: true,
      consentSharing: false,
      consentParent: false,
      filledInMs: 5000,
    });
    expect(Math.abs(Date.now() - Date.parse(CreatedDateData ?? ''))).toBeLessThan(5000);
  });

  it('names the variant of the page, but not for who takes no part in the comparison', () => {
    expect(record({}, { pageVariant: 'b' })).toMatchObject({ Page_Variant: 'b' });
    savePrivacyChoice({ measuring: false, advertising: false });
    expect(record({}, { pageVariant: 'b' })).toMatchObject({ Page_Variant: '' });
    localStorage.clear();
  });

  it('names the PDF that was asked for, and none that the page merely has', () => {
    const guide = { label: 'Piles: a guide', url: '/documents/1/piles.pdf', lang: null };
    expect(record({}, { form: { guide, leadType: 'PDF' } })).toMatchObject({
      report: 'Piles: a guide',
      LeadTypeData: 'PDF',
    });
    expect(record({}, { form: { guide } })).toMatchObject({ report: '' });
  });

  it('names the department, doctor and hospital of the page', () => {
    const sent = record(
      {},
      {
        subject: {
          department: { id: 3, name: 'General surgery', nameHi: '' },
          doctor: { id: 11, name: 'Dr Kavita Raghunathan', nameHi: '' },
          hospital: { id: 8, name: 'Nirmal', nameHi: '' },
        },
      },
    );
    expect(sent).toMatchObject({ PageDepartment: 'General surgery', docotrid: 11, hospitalid: 8 });
  });

  it('names the insurer of the page', () => {
    expect(record({}, { subject: { insurer: 'Star Health' } })).toMatchObject({
      InsuranceNameData: 'Star Health',
    });
  });

  it('strips the plus, and parts a number that was typed with its code', () => {
    expect(record({ mobile: '+91 98100-00001' })).toMatchObject({
      MobileNoData: '9810000001',
      countryCode: '91',
    });
    expect(record({ mobile: '0501234567', countryCode: '+971' })).toMatchObject({
      MobileNoData: '501234567',
      countryCode: '971',
    });
  });
});

describe('the web lead', () => {
  it('names the doctor and the hospital its page is about', () => {
    const subject = {
      ...shell.context.subject,
      doctor: { id: 11, name: 'Dr Kavita Raghunathan', nameHi: '' },
      hospital: { id: 8, name: 'Nirmal', nameHi: '' },
    };
    const about = { ...shell.context, subject };
    expect(webLead(record({}, about), about)).toMatchObject({
      baseDoctorId: 11,
      baseHospitalId: 8,
      docotrid: 11,
      hospitalid: 8,
    });
  });

  it('has the defaults of the specification where a record says nothing', () => {
    expect(webLead({}, shell.context)).toEqual({
      LeadTier: 0,
      lead_sourcedata: 'Web Lead Form',
      countryCode: '91',
      TBCLID: '',
      leadId: '',
      qualifying: '',
      baseDoctorId: '',
      baseHospitalId: '',
    });
  });

  it('is always of the web lead form, whatever brought the visitor', () => {
    expect(webLead({ lead_sourcedata: 'other', countryCode: '971' }, shell.context)).toMatchObject({
      lead_sourcedata: 'Web Lead Form',
      countryCode: '971',
    });
  });
});

describe('treatment or condition', () => {
  it.each([
    ['a known treatment', 'Gallbladder Removal', 'Gallbladder Removal', ''],
    ['a known treatment with a hyphen', 'gallbladder-removal', 'Gallbladder Removal', ''],
    ['a known condition', 'gallstones ', '', 'Gallstones'],
    ['a name that is both: the treatment', 'Cataract', 'Cataract', ''],
    ['a known condition with blanks between its words', 'Anal  fissure', '', 'Anal Fissure'],
    ['a known condition with a hyphen', 'anal-fissure', '', 'Anal Fissure'],
    ['free text', 'something rare', 'something rare', ''],
    ['Other, which counts as an answer', 'Other', 'Other', ''],
  ])('%s', (_, treatment, procedure, condition) => {
    const sent = record({ treatment });
    expect(sent.ProcedureNameData).toBe(procedure);
    expect(sent.condition_data).toBe(condition);
  });

  it('is free text while no list has come', () => {
    const none = { ...lists, treatments: ready([]), conditions: ready([]) };
    const sent = leadRecord(
      { ...answers, treatment: 'Gallstones' },
      facts,
      shell.form,
      shell.context,
      none,
    );
    expect(sent.ProcedureNameData).toBe('Gallstones');
  });
});

describe('the second call', () => {
  it('tells the same in the names of the CRM', () => {
    const doctor = { id: 11, name: 'Dr Kavita Raghunathan', nameHi: '' };
    const sent = crmFields(record({ treatment: 'Gallstones' }, { subject: { doctor } }));
    expect(sent).toMatchObject({
      name: 'Asha Devi',
      phoneno: '9810000001',
      message: 'Does it hurt?',
      page_name: 'Gallstones',
      city: 'Mumbai',
      condition: 'Gallstones',
      procedure: '',
      lead_source: 'Web Lead Form',
      doctorid: 11,
      LeadTier: 3,
      leadFormVariant: '1',
      Country_Code: '91',
      Piles_Severity_Score: 0,
      entity: 0,
    });
    expect(Object.keys(sent).sort()).toEqual(CRM_FIELDS.toSorted());
  });

  it('says “No Name” when there is none', () => {
    expect(crmFields(record({ name: '  ' }))).toMatchObject({ name: 'No Name' });
  });

  it('sends a country code without its plus', () => {
    expect(crmFields(record({ countryCode: '+971', mobile: '501234567' }))).toMatchObject({
      Country_Code: '971',
      phoneno: '501234567',
    });
  });
});

/** The fields of createleadzoho, as spec section 7 lists them. */
const CRM_FIELDS =
  `name, phoneno, message, page_name, city, condition, procedure, lead_source, utm_source,
  utm_campaign, utm_medium, PageLanguage, PageDepartment, Keyword_Text, Keyword_Match_Type, campaignid,
  IsInsurance, doctorid, hospitalid, IsConsultwithDoctor, Remark, GCLID, LeadTier, Network, TBCLID,
  leadFormVariant, Page_Variant, insuranceType, Callback_Input, Prior_Consultation,
  Requested_Consultation, Preferred_City, Adset_Id, Monthly_Salary, height, weight, Country_Code,
  BMI_kg_m2, Cataract_Lens, Piles_Severity_Score, Piles_Severity, ip, placement, site_source_name,
  locality, entity, utm_term, qualifying`.split(/,\s+/);

/** The lead record, as spec section 3 lists it. */
const LEAD_RECORD = `NameData, LeadTypeData, PageTypeData, PageNameData, MobileNoData, EmailIdData,
  QueryData, CityData, CreatedDateData, IsActiveData, InsuranceNameData, ProcedureNameData,
  Zutm_sourcedata, Zutm_campaigndata, Zutm_mediumdata, Zutm_termdata, condition_data, lead_sourcedata,
  lead_channeldata, PageLanguage, PageDepartment, Keyword_Text, Keyword_Match_Type, campaignid,
  IsInsurance, IsConsultwithDoctor, Remark, docotrid, hospitalid, GCLID, LeadTier, Network, ip, vendorId,
  leadFormVariant, captchascore, Page_Variant, insuranceType, Callback_Input, Prior_Consultation,
  Requested_Consultation, Preferred_City, Adset_Id, report, countryCode, pilesSeverityScore,
  pilesSeverity, bmi, cataractLens, placement, site_source_name, locality, entity, utm_term`.split(
  /,\s+/,
);

/** The web lead payload, as spec section 3 lists it. */
const WEB_LEAD =
  `LeadTier, leadFormVariant, PageTypeData, CreatedDateData, lead_sourcedata, NameData,
  MobileNoData, QueryData, PageNameData, CityData, condition_data, ProcedureNameData, Zutm_sourcedata,
  Zutm_campaigndata, Zutm_mediumdata, Zutm_termdata, PageLanguage, PageDepartment, Keyword_Text,
  Keyword_Match_Type, campaignid, IsInsurance, docotrid, hospitalid, IsConsultwithDoctor, Remark, GCLID,
  Network, TBCLID, vendorId, insuranceType, Callback_Input, Preferred_City, Requested_Consultation,
  Prior_Consultation, Adset_Id, Monthly_Salary, height, weight, cataractLens, countryCode,
  pilesSeverityScore, bmi, pilesSeverity, baseDoctorId, baseHospitalId, ip, placement, site_source_name,
  locality, entity, utm_term, leadId, qualifying`.split(/,\s+/);

/** What we send beside the specified names: consents, the signed page, signs of a person, and the rest. */
const BESIDE =
  `EmailIdData, LeadTypeData, Page_Variant, InsuranceNameData, lead_channeldata, report, organisation, gender,
  age, leadFormKeys, pagePath, pageToken, consentVersion, consentWhatsapp, consentSharing, consentParent,
  website, filledInMs, photo`.split(/,\s+/);

describe('the names on the wire', () => {
  it('of the web lead are all those of the specification, and those we add', () => {
    const sent = webLead(record(), shell.context);
    expect(Object.keys(sent).toSorted()).toEqual([...WEB_LEAD, ...BESIDE].toSorted());
  });

  it('of the lead record are all those of the specification', () => {
    expect(Object.keys(record())).toEqual(expect.arrayContaining(LEAD_RECORD));
  });
});

const asking = (...keys: FieldKey[]): LeadForm => ({
  ...shell.form,
  fields: keys.map((key) => formField(key)),
});

describe('the answers of the other fields', () => {
  const sent = (typed: Answers, form: LeadForm) =>
    leadRecord({ ...answers, ...typed }, facts, form, shell.context, lists);

  it('go by their wire names', () => {
    const typed: Answers = {
      email: ' a@b.in ',
      insuranceField: 'Yes',
      insuranceType: 'Private Insurance',
      isConsultedField: 'No',
      priorConsultationField: 'Yes',
      FormSimilarConsultation: 'Yes',
      FormPreferredCityField: 'Pune',
      callNowLaterField: 'Later 9-12',
      FormLocalityField: 'Kothrud',
      speciality: 'Urology',
      height: '160',
      weight: '60',
      pilesSeverity: '9',
    };
    const keys = Object.keys(typed) as FieldKey[];
    expect(sent(typed, asking(...keys))).toMatchObject({
      EmailIdData: 'a@b.in',
      IsInsurance: 'Yes',
      insuranceType: 'Private Insurance',
      IsConsultwithDoctor: 'No',
      Prior_Consultation: 'Yes',
      Requested_Consultation: 'Yes',
      Preferred_City: 'Pune',
      Callback_Input: 'Later 9-12',
      locality: 'Kothrud',
      PageDepartment: 'Urology',
      bmi: '23.4',
      pilesSeverityScore: 9,
      pilesSeverity: 'severe',
      LeadTier: 1,
    });
  });

  it('do not count once they are hidden again, also not for the tier', () => {
    const typed: Answers = { insuranceField: 'No', insuranceType: 'Private Insurance' };
    const form = asking('insuranceField', 'insuranceType');
    expect(sent(typed, form)).toMatchObject({ insuranceType: '', LeadTier: 3 });
  });

  it.each([
    ['one of the list', 'nirmal', 8, ''],
    ['one of the list, with blanks and a full stop', 'St  Mary hospital', 12, ''],
    ['Other', 'Other', 0, ''],
    ['one we do not hold', 'City Care', 0, 'Hospital: City Care'],
    ['none, when the list did not come', '', 0, ''],
  ])('hospital: %s', (_, hospital, hospitalid, Remark) => {
    expect(sent({ hospital }, asking('hospital'))).toMatchObject({ hospitalid, Remark });
  });

  it('of a page about a hospital are about it where none is chosen, as without JavaScript', () => {
    const subject = { ...shell.context.subject, hospital: { id: 9, name: 'Asha', nameHi: '' } };
    const context = { ...shell.context, subject };
    const about = (hospital: string) =>
      leadRecord({ hospital }, facts, asking('hospital'), context, lists).hospitalid;
    expect(['', '  ', 'Other', 'asha'].map(about)).toEqual([9, 9, 0, 9]);
  });

  it('tell what a form asked, which staff may change while its page is open', () => {
    for (const variant of ['0', '3']) {
      const form = { ...asking('email', 'query'), variant };
      expect(sent({}, form)).toMatchObject({ leadFormKeys: ['email', 'query'] });
    }
  });
});
