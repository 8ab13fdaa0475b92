import type { DoctorPageProps as Props, Shell } from '@/contract/types';
import { FormAside } from '@/leads/form/form-aside';
import type { Text } from '@/lib/text';
import { AskedHere } from '@/ui/accordion/asked';
import type { PageInput } from '@/ui/page';
import { Bullets, Prose } from '@/ui/prose/prose';
import { Sectioned } from '@/ui/sections/sectioned';
import { type PageSection, present } from '@/ui/sections/sections';
import { useText } from '@/ui/text';
import { marked } from './demo-mark';
import { DoctorHead } from './doctor-head';
import { PracticePlace } from './practice-place';
import { doctorQuestions } from './profile-questions';
import { TrainingPath } from './training-path';
import { Treats } from './treats';
import './doctor-page.css';

export default function DoctorPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  return (
    <>
      <DoctorHead page={page} />
      <Sectioned
        sections={sections(page, shell, t)}
        side={<FormAside shell={shell} label={t.doctor.bookAside} />}
      />
    </>
  );
}

/** Only what is known of this doctor has a section. */
function sections(page: Props, shell: Shell, t: Text): PageSection[] {
  const questions = doctorQuestions(page, shell, t);
  return present([
    page.about !== '' && {
      id: 'about',
      label: t.doctor.about,
      body: <Prose text={page.about} />,
    },
    page.treats.length > 0 && {
      id: 'treats',
      label: t.doctor.treatsTitle,
      body: <Treats treats={page.treats} />,
    },
    page.places.length > 0 && {
      id: 'where',
      label: t.doctor.whereShort,
      title: t.doctor.where,
      body: page.places.map((place) => <PracticePlace key={place.hospitalId} place={place} />),
    },
    page.training.length > 0 && {
      id: 'training',
      label: t.doctor.training,
      body: <TrainingPath training={page.training} />,
    },
    page.insurance.length > 0 && {
      id: 'insurance',
      label: t.doctor.insurance,
      body: <Bullets items={page.insurance.map((name) => marked(name, page.isDemo, t))} />,
    },
    questions.length > 0 && {
      id: 'questions',
      label: t.condition.questions,
      body: <AskedHere questions={questions} />,
    },
  ]);
}
