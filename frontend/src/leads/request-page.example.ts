import type { RequestPageProps } from '@/contract/types';
import { metaOf } from '@/testing/examples/meta';

export const usual: RequestPageProps = {
  meta: metaOf('Request an appointment'),
  title: 'Request an appointment',
  failure: '',
  errors: {},
  values: {},
};

/** Sent without JavaScript, and not right. */
export const refused: RequestPageProps = {
  ...usual,
  errors: {
    name: 'Please Enter Name',
    mobile: 'Please Only Enter a Valid Mobile Number',
  },
  values: { ...usual.values, mobile: '58200 14', countryCode: '+91', query: 'Is it urgent?' },
};
