import { describe, expect, it } from 'vitest';
import type { PageContext } from '@/contract/types';
import { shell } from '@/lib/examples/shell';
import { crmFields, leadRecord } from './record';
import type { Answers } from './rules';

const answers: Answers = {
  name: '  Asha Devi ',
  mobile: '9810000001',
  countryCode: '+91',
  city: 'Mumbai',
  treatment: 'Gallbladder Removal',
  query: ' Does it hurt? ',
};
const choices = {
  treatments: ['Gallbladder Removal', 'Cataract'],
  conditions: ['Gallstones', 'Cataract'],
};
const consents = { whatsapp: true, sharing: false };

const record = (changed: Partial<Answers> = {}, context: Partial<PageContext> = {}) =>
  leadRecord(
    { ...answers, ...changed },
    consents,
    shell.form,
    { ...shell.context, ...context },
    choices,
  );

describe('the lead record', () => {
  it('holds the answers, the page and the consents under their wire names', () => {
    const { CreatedDateData, ...rest } = record();
    expect(rest).toEqual({
      NameData: 'Asha Devi',
      MobileNoData: '9810000001',
      countryCode: '91',
      CityData: 'Mumbai',
      QueryData: 'Does it hurt?',
      ProcedureNameData: 'Gallbladder Removal',
      LeadTypeData: 'Appointment',
      PageTypeData: 'Condition',
      PageNameData: 'Gallstones',
      PageLanguage: 'en',
      PageDepartment: '',
      docotrid: '',
      hospitalid: '',
      LeadTier: 3,
      leadFormVariant: '1',
      pagePath: '/condition/gallstones',
      consentVersion: '1',
      consentWhatsapp: true,
      consentSharing: false,
    });
    expect(Math.abs(Date.now() - Date.parse(CreatedDateData ?? ''))).toBeLessThan(5000);
  });

  it('names the department, doctor and hospital of the page', () => {
    const sent = record(
      {},
      {
        department: { id: 3, name: 'General surgery' },
        doctor: { id: 11, name: 'Dr Kavita Raghunathan' },
        hospital: { id: 8, name: 'Nirmal' },
      },
    );
    expect(sent).toMatchObject({ PageDepartment: 'General surgery', docotrid: 11, hospitalid: 8 });
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

describe('treatment or condition', () => {
  it.each([
    ['a known treatment', 'Gallbladder Removal', 'Gallbladder Removal', undefined],
    ['a known condition', 'gallstones ', undefined, 'Gallstones'],
    ['a name that is both: the treatment', 'Cataract', 'Cataract', undefined],
    ['free text', 'something rare', 'something rare', undefined],
    ['Other, which counts as an answer', 'Other', 'Other', undefined],
  ])('%s', (_, treatment, procedure, condition) => {
    const sent = record({ treatment });
    expect(sent.ProcedureNameData).toBe(procedure);
    expect(sent.condition_data).toBe(condition);
  });

  it('is free text while no list has come', () => {
    const none = { treatments: [], conditions: [] };
    const sent = leadRecord(
      { ...answers, treatment: 'Gallstones' },
      consents,
      shell.form,
      shell.context,
      none,
    );
    expect(sent.ProcedureNameData).toBe('Gallstones');
  });
});

describe('the second call', () => {
  it('tells the same in the names of the CRM', () => {
    const doctor = { id: 11, name: 'Dr Kavita Raghunathan' };
    expect(crmFields(record({ treatment: 'Gallstones' }, { doctor }))).toEqual({
      name: 'Asha Devi',
      phoneno: '9810000001',
      message: 'Does it hurt?',
      page_name: 'Gallstones',
      city: 'Mumbai',
      condition: 'Gallstones',
      procedure: '',
      lead_source: 'Web Lead Form',
      PageLanguage: 'en',
      PageDepartment: '',
      doctorid: 11,
      hospitalid: '',
      LeadTier: 3,
      leadFormVariant: '1',
      Country_Code: '91',
    });
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
