import { describe, expect, it } from 'vitest';
import type { FormField } from '@/contract/types';
import { type Answers, errorsFrom, errorsIn } from './rules';

const fields: FormField[] = [
  { key: 'city', isRequired: true },
  { key: 'treatment', isRequired: true },
  { key: 'query', isRequired: true },
];
const right: Answers = {
  name: 'Asha Devi',
  mobile: '9810000001',
  countryCode: '+91',
  city: 'Delhi NCR',
  treatment: 'Piles',
  query: 'Does it hurt?',
};
const blank: Answers = {
  name: '',
  mobile: '',
  countryCode: '+91',
  city: '',
  treatment: '',
  query: '',
};

describe('the rules of the form', () => {
  it('say what the specification says, letter for letter, in the order of the form', () => {
    expect(Object.entries(errorsIn(blank, fields))).toEqual([
      ['name', 'Please Enter Name'],
      ['mobile', 'Please Only Enter a Valid Mobile Number'],
      ['city', 'Please select valid city'],
      ['treatment', 'Please Select a Treatment'],
      ['query', 'Please enter your query'],
    ]);
  });

  it('find nothing in right answers', () => {
    expect(errorsIn(right, fields)).toEqual({});
  });

  it('always want a name and a mobile number, and the rest only where it is required', () => {
    expect(Object.keys(errorsIn(blank, []))).toEqual(['name', 'mobile']);
    const optional = fields.map((field) => ({ ...field, isRequired: false }));
    expect(Object.keys(errorsIn(blank, optional))).toEqual(['name', 'mobile']);
  });

  it.each(Object.keys(right).filter((key) => key !== 'countryCode'))(
    'take no spaces for a %s',
    (key) => {
      expect(Object.keys(errorsIn({ ...right, [key]: '  \n ' }, fields))).toEqual([key]);
    },
  );

  it('refuse markup in a name, and keep it in a question', () => {
    expect(errorsIn({ ...right, name: '<b>Asha</b>' }, fields)).toEqual({
      name: 'Please Enter Name',
    });
    expect(errorsIn({ ...right, query: 'Is 2 < 3?' }, fields)).toEqual({});
  });

  it('take a name in any script', () => {
    expect(errorsIn({ ...right, name: 'आशा देवी' }, fields)).toEqual({});
  });

  it('read the number with its country', () => {
    expect(errorsIn({ ...right, mobile: '12345' }, fields)).toHaveProperty('mobile');
    expect(errorsIn({ ...right, mobile: '12345', countryCode: '+971' }, fields)).toEqual({});
  });
});

describe('what the server refuses', () => {
  it('stands under the field of its wire name', () => {
    const items = [
      { field: 'NameData', message: 'Please Enter Name' },
      { field: 'MobileNoData', message: 'Please Only Enter a Valid Mobile Number' },
      { field: 'CityData', message: 'Please select valid city' },
      { field: 'condition_data', message: 'Please Select a Treatment' },
      { field: 'QueryData', message: 'Please enter your query' },
    ];
    expect(Object.keys(errorsFrom(items))).toEqual([
      'name',
      'mobile',
      'city',
      'treatment',
      'query',
    ]);
    expect(errorsFrom([{ field: 'countryCode' }])).toHaveProperty('mobile');
    expect(errorsFrom([{ field: 'ProcedureNameData' }])).toHaveProperty('treatment');
  });

  it('is said in our words when its own are not for people', () => {
    const item = { field: 'CityData', message: 'String should have at most 120 characters' };
    expect(errorsFrom([item])).toEqual({ city: 'Please select valid city' });
  });

  it('is left out when no field of ours shows it', () => {
    expect(errorsFrom([{ field: 'GCLID', message: 'too long' }, {}, { message: 'x' }])).toEqual({});
    expect(errorsFrom([])).toEqual({});
  });
});
