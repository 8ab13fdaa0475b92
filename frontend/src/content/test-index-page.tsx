import type { TestIndexPageProps as Props } from '@/contract/types';
import type { PageInput } from '@/ui/page';
import { IndexGroups } from './index-groups';

export default function TestIndexPage({ props }: PageInput<Props>) {
  return <IndexGroups page={props} />;
}
