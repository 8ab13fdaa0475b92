import { describe, expect, it } from 'vitest';
import { serverErrors } from './refusals';

describe('what the server refuses', () => {
  it('stands under the field of its wire name', () => {
    const items = [
      { field: 'NameData', message: 'Please Enter Name' },
      { field: 'MobileNoData', message: 'Please Only Enter a Valid Mobile Number' },
      { field: 'CityData', message: 'Please select valid city' },
      { field: 'condition_data', message: 'Please Select a Treatment' },
      { field: 'QueryData', message: 'Please enter your query' },
      { field: 'hospitalid', message: 'Please Select a Hospital' },
    ];
    expect(Object.keys(serverErrors(items, 'en'))).toEqual([
      'name',
      'mobile',
      'city',
      'treatment',
      'query',
      'hospital',
    ]);
    expect(serverErrors([{ field: 'countryCode' }], 'en')).toHaveProperty('mobile');
    expect(serverErrors([{ field: 'ProcedureNameData' }], 'en')).toHaveProperty('treatment');
  });

  it('is said in our words when its own are not for people', () => {
    const item = { field: 'CityData', message: 'String should have at most 120 characters' };
    expect(serverErrors([item], 'en')).toEqual({ city: 'Please select valid city' });
    expect(serverErrors([item], 'hi')).toEqual({ city: 'कृपया सही शहर चुनें' });
  });

  it('is left out when no field of ours shows it', () => {
    expect(
      serverErrors([{ field: 'GCLID', message: 'too long' }, {}, { message: 'x' }], 'en'),
    ).toEqual({});
    expect(serverErrors([], 'en')).toEqual({});
  });

  it('keeps what is said of a parent, whose number a code has to prove', () => {
    const message = 'Please prove the parent’s mobile number with the code that we send to it';
    expect(serverErrors([{ field: 'age', message }], 'en')).toEqual({ age: message });
  });
});
