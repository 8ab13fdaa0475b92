import type { ChatPageProps } from '@/contract/types';
import { metaOf } from '@/testing/examples/meta';

export const usual: ChatPageProps = {
  meta: metaOf('Chat with a care expert'),
  hours: 'usually within 2 hours, between 9 am and 8 pm',
};
