import type { FormField } from '@/contract/types';

/** Every field a form may ask; the twin of sehat/leads/fields.py. */
export type FieldKey = FormField['key'];

/** Field ids and names in the form (spec section 3); every other field is called by its key. */
const HTML_NAMES: Partial<Record<FieldKey, string>> = {
  name: 'nameField',
  mobile: 'mobileField',
  email: 'emailField',
  city: 'cityField',
  speciality: 'specializationField',
  query: 'queryField',
};

export const htmlName = (key: FieldKey): string => HTML_NAMES[key] ?? key;

/** Wording of spec section 5, letter for letter. */
export const MESSAGES: Record<FieldKey, string> = {
  name: 'Please Enter Name',
  mobile: 'Please Only Enter a Valid Mobile Number',
  FormOTPField: 'Please enter valid OTP',
  email: 'Please Enter valid Email ID',
  gender: 'Select Gender',
  age: 'Enter valid age',
  height: 'Enter valid height',
  weight: 'Enter valid weight',
  city: 'Please select valid city',
  FormLocalityField: 'Please select your locality',
  hospital: 'Please Select a Hospital',
  speciality: 'Please Select a Speciality',
  treatment: 'Please Select a Treatment',
  cataractLens: 'Select atleast one',
  pilesSeverity: 'Select atleast one',
  insuranceField: 'Please select do you have an insurance.',
  insuranceType: 'Please Select an Insurance Type',
  Monthly_Salary: 'Enter valid monthly salary',
  isConsultedField: 'Please Select have you consulted to the doctor before',
  priorConsultationField: 'Please select any one',
  FormSimilarConsultation: 'Please select any one',
  FormPreferredCityField: 'Please select preferred city',
  callNowLaterField: 'Please Select when do you want to have a call.',
  'image-capture': 'Please add a photo',
  query: 'Please enter your query',
};

/** Minimum and maximum of the fields that take a whole number. */
export const VALUE_RANGE: Partial<Record<FieldKey, [number, number]>> = {
  age: [1, 120],
  height: [50, 250],
  weight: [2, 350],
  pilesSeverity: [0, 12],
  Monthly_Salary: [1, 9_999_999_999],
};

const MAX_LENGTH: Partial<Record<FieldKey, number>> = { name: 100, email: 254, query: 2000 };
export const maxLengthOf = (key: FieldKey): number => MAX_LENGTH[key] ?? 120;

/** The wire names of the answers, to place the server's refusals under their fields. */
export const BY_WIRE_NAME: Record<string, FieldKey> = {
  NameData: 'name',
  MobileNoData: 'mobile',
  countryCode: 'mobile',
  EmailIdData: 'email',
  gender: 'gender',
  age: 'age',
  height: 'height',
  weight: 'weight',
  CityData: 'city',
  locality: 'FormLocalityField',
  hospitalid: 'hospital',
  PageDepartment: 'speciality',
  ProcedureNameData: 'treatment',
  condition_data: 'treatment',
  cataractLens: 'cataractLens',
  pilesSeverityScore: 'pilesSeverity',
  IsInsurance: 'insuranceField',
  insuranceType: 'insuranceType',
  Monthly_Salary: 'Monthly_Salary',
  IsConsultwithDoctor: 'isConsultedField',
  Prior_Consultation: 'priorConsultationField',
  Requested_Consultation: 'FormSimilarConsultation',
  Preferred_City: 'FormPreferredCityField',
  Callback_Input: 'callNowLaterField',
  photo: 'image-capture',
  QueryData: 'query',
};
