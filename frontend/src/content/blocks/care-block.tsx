import { CareCard } from '@/content/care-card';
import type { BodyCare } from '@/contract/types';
import { useText } from '@/ui/text';

export function CareBlock(props: { block: BodyCare; emergencyNumber: string }) {
  const t = useText();
  const { type, items } = props.block;
  if (type === 'see_doctor') {
    return <CareCard kind="see" title={t.condition.seeDoctor} items={items} />;
  }
  const { emergencyNumber } = props;
  return (
    <CareCard kind="urgent" title={t.condition.emergency} items={items} call={emergencyNumber} />
  );
}
