import type { YourDataPageProps } from '@/contract/types';
import { metaOf } from '@/testing/examples/meta';

export const usual: YourDataPageProps = {
  meta: metaOf('Your data'),
  formAction: '/privacy/your-data/form',
  cities: [
    { id: 514, name: 'Delhi NCR', nameHi: '' },
    { id: 477, name: 'Mumbai', nameHi: '' },
  ],
  waitDays: 7,
};
