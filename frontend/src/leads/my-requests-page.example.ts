import type { MyRequestsPage } from '@/contract/types';
import { metaOf } from '@/lib/examples/meta';

export const usual: MyRequestsPage = { meta: metaOf('My requests') };
