import type { ReactNode } from 'react';
import type { Clinic, DoctorCard } from '@/contract/types';
import { wholeHours } from '@/lib/whole-hours';
import { midSentence } from '@/lib/words';
import { Icon } from '@/ui/icon/icon';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';
import { marked } from './demo-mark';

interface DoctorFacts {
  doctor: DoctorCard;
  withVerified: boolean;
  withTreats: boolean;
}

/** What is known of a doctor, a line each. What is not known has no line. */
export function DoctorFacts({ doctor, withVerified, withTreats }: DoctorFacts) {
  const t = useText();
  const { isVerified, years, hospital, languages, treats } = doctor;
  return (
    <ul className="doctor__facts">
      {withVerified && isVerified && (
        <Fact icon="badge-check" className="is-verified">
          {marked(t.doctor.registrationVerified, doctor.isDemo, t)}
        </Fact>
      )}
      {years !== null && <Fact icon="briefcase-medical">{t.doctor.experience(years)}</Fact>}
      {hospital !== null && (
        <Fact icon="hospital">
          <TextLink link={hospital} />
        </Fact>
      )}
      {doctor.clinics.length > 0 && (
        <Fact icon="calendar">
          <Clinics clinics={doctor.clinics} />
        </Fact>
      )}
      {languages.length > 0 && <Fact icon="languages">{languages.join(', ')}</Fact>}
      {withTreats && treats.length > 0 && (
        <Fact icon="clipboard-plus">{t.doctor.treats(t.andMore(treats.map(midSentence)))}</Fact>
      )}
    </ul>
  );
}

/** All hours, which holds at any time; the script says the next, beside those that tell no day of the week. */
function Clinics({ clinics }: { clinics: Clinic[] }) {
  const t = useText();
  const said = ({ days, hours }: Clinic) => `${days}, ${wholeHours(hours)}`;
  const others = clinics.filter(({ weekdays }) => weekdays.length === 0).map(said);
  const known = clinics.filter(({ weekdays }) => weekdays.length > 0);
  const rows = known.map(({ weekdays, begin, end, hours }) => [
    weekdays,
    begin,
    end,
    wholeHours(hours),
  ]);
  return (
    <span
      data-clinics={rows.length > 0 ? JSON.stringify(rows) : undefined}
      data-next={[t.doctor.nextClinic, ...others].join('; ')}
    >
      {t.doctor.clinic(clinics.map(said).join('; '))}
    </span>
  );
}

function Fact(props: { icon: string; className?: string; children: ReactNode }) {
  return (
    <li className={props.className}>
      <Icon name={props.icon} />
      <span>{props.children}</span>
    </li>
  );
}
