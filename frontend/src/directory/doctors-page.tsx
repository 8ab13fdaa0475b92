import type { DoctorsPageProps as Props } from '@/contract/types';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';
import { DoctorList } from './doctor-list';
import { ListFrame } from './list-frame';
import './filters.css';
import './list-frame.css';

export default function DoctorsPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  return (
    <ListFrame page={page} words={t.doctors}>
      <DoctorList page={page} contact={shell.contact} />
    </ListFrame>
  );
}
