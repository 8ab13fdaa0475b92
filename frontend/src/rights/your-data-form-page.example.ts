import type { YourDataFormPageProps } from '@/contract/types';
import { usual as page } from './your-data-page.example';

const empty = { mobile: '', proof: '', held: null, done: '', error: '' };

export const usual: YourDataFormPageProps = {
  ...empty,
  meta: page.meta,
  title: 'Your data',
  step: 'number',
  action: page.formAction,
  cities: page.cities,
  waitDays: page.waitDays,
};

export const wrongCode: YourDataFormPageProps = {
  ...usual,
  step: 'code',
  mobile: '9810000001',
  error: 'Please enter valid OTP',
};
