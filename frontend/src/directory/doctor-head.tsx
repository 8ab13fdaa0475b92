import type { DoctorPageProps } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { rupees } from '@/lib/money';
import type { Text } from '@/lib/text';
import { Avatar } from '@/ui/avatar/avatar';
import { Badge } from '@/ui/badge/badge';
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs';
import { type Fact, KeyFacts } from '@/ui/key-facts/key-facts';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';
import { marked } from './demo-mark';
import { ShortlistButton } from './shortlist-button';

/** Who the doctor is, at a glance. */
export function DoctorHead({ page }: { page: DoctorPageProps }) {
  const t = useText();
  const { doctor, crumbs } = page;
  return (
    <div className="page-head page-head--profile">
      <Breadcrumbs crumbs={crumbs} />
      <div className="container profile">
        <div className="profile__id">
          <Avatar name={doctor.name} photo={doctor.photo} portrait={doctor.portrait} isHead />
          <div>
            <h1>{doctor.name}</h1>
            <p className="lead">{doctor.title}</p>
            {doctor.degrees !== '' && <p className="muted">{doctor.degrees}</p>}
          </div>
          <ShortlistButton kind="doctor" id={doctor.id} name={doctor.name} />
          <BookLink className="btn profile__book" doctor={doctor}>
            {t.book}
          </BookLink>
        </div>
        <DoctorBadges page={page} />
        <KeyFacts facts={keyFacts(page, t)} />
      </div>
    </div>
  );
}

function DoctorBadges({ page }: { page: DoctorPageProps }) {
  const t = useText();
  const { isVerified, languages } = page.doctor;
  if (!isVerified && !page.hasVideo && languages.length === 0) return null;
  return (
    <div className="tags">
      {isVerified && (
        <Badge icon="badge-check">{marked(t.doctor.registrationVerified, page.isDemo, t)}</Badge>
      )}
      {page.hasVideo && (
        <Badge kind="warm" icon="video">
          {t.doctor.video}
        </Badge>
      )}
      {languages.length > 0 && (
        <Badge kind="info" icon="languages">
          {languages.join(', ')}
        </Badge>
      )}
    </div>
  );
}

function keyFacts({ doctor, registration, isDemo }: DoctorPageProps, t: Text): Fact[] {
  const { years, fee, hospital } = doctor;
  const facts = [
    years !== null && { term: t.doctor.factExperience, value: t.doctor.years(years) },
    fee !== null && { term: t.doctor.factFee, value: marked(rupees(fee), isDemo, t) },
    hospital !== null && { term: t.doctor.factPlace, value: <TextLink link={hospital} /> },
    registration !== '' && {
      term: t.doctor.factRegistration,
      value: <Registration number={registration} isDemo={isDemo} />,
    },
  ];
  return facts.filter((fact) => fact !== false);
}

function Registration({ number, isDemo }: { number: string; isDemo: boolean }) {
  const t = useText();
  const saysSo = number.toLowerCase().startsWith(t.demo);
  if (!isDemo || saysSo) return number;
  const invented = /^demo (.+)/i.exec(number)?.[1];
  if (invented) return `${t.demo} ${invented}`;
  return (
    <>
      {number} <span className="muted">({t.demo})</span>
    </>
  );
}
