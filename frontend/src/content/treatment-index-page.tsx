import type { TreatmentIndexPageProps as Props } from '@/contract/types';
import type { PageInput } from '@/ui/page';
import { IndexGroups } from './index-groups';

export default function TreatmentIndexPage({ props }: PageInput<Props>) {
  return <IndexGroups page={props} />;
}
