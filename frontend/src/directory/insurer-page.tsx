import type { InsurerPageProps as Props } from '@/contract/types';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';
import { HospitalGrid } from './hospital-grid';
import { ListFrame } from './list-frame';
import './filters.css';
import './list-frame.css';

/** The list of hospitals with the insurer fixed: each card says when the hospital told us. */
export default function InsurerPage({ props: page }: PageInput<Props>) {
  const t = useText();
  const { howOrderedText, related } = t.insurance;
  return (
    <ListFrame page={page} words={{ ...t.hospitals, howOrderedText, related }}>
      <HospitalGrid hospitals={page.hospitals} />
    </ListFrame>
  );
}
