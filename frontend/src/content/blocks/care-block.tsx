import { CareCard } from '@/content/care-card';
import type { BodyCare } from '@/contract/types';
import { useText } from '@/ui/text';

interface CareBlockProps {
  block: BodyCare;
  calls: string[];
  level: 2 | 3;
}

export function CareBlock({ block: { type, items }, calls, level }: CareBlockProps) {
  const { condition } = useText();
  const card = { items, level };
  if (type === 'see_doctor') return <CareCard kind="see" title={condition.seeDoctor} {...card} />;
  return <CareCard kind="urgent" title={condition.emergency} calls={calls} {...card} />;
}
