import type { YourDataPage } from '@/contract/types';
import { metaOf } from '@/lib/examples/meta';

export const usual: YourDataPage = {
  meta: metaOf('Your data'),
  formAction: '/privacy/your-data/form',
  cities: [
    { id: 514, name: 'Delhi NCR' },
    { id: 477, name: 'Mumbai' },
  ],
  waitDays: 7,
};
