import type { LeadRecord } from '@/contract/types';
import type { SentRecord } from './record';

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
