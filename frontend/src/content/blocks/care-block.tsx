import { CareCard } from '@/content/care-card';
import type { BodyCare } from '@/contract/types';
import { useText } from '@/ui/text';

export function CareBlock(props: { block: BodyCare; calls: string[] }) {
  const t = useText();
  const { type, items } = props.block;
  if (type === 'see_doctor') {
    return <CareCard kind="see" title={t.condition.seeDoctor} items={items} />;
  }
  return <CareCard kind="urgent" title={t.condition.emergency} items={items} calls={props.calls} />;
}
