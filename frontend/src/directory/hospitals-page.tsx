import type { HospitalsPageProps as Props } from '@/contract/types';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';
import { HospitalGrid } from './hospital-grid';
import { ListFrame } from './list-frame';
import './filters.css';
import './list-frame.css';

export default function HospitalsPage({ props: page }: PageInput<Props>) {
  const t = useText();
  return (
    <ListFrame page={page} words={t.hospitals}>
      <HospitalGrid hospitals={page.hospitals} />
    </ListFrame>
  );
}
