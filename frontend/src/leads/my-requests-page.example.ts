import type { MyRequestsPageProps } from '@/contract/types';
import { metaOf } from '@/testing/examples/meta';

export const usual: MyRequestsPageProps = { meta: metaOf('My requests') };
