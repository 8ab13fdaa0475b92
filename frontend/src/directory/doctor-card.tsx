import type { Contact, DoctorCard as Doctor } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { telUrl } from '@/lib/contact';
import { rupees } from '@/lib/money';
import { Avatar } from '@/ui/avatar/avatar';
import { Badge } from '@/ui/badge/badge';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';
import { marked } from './demo-mark';
import { DoctorFacts } from './doctor-facts';
import { ShortlistButton } from './shortlist-button';

interface DoctorCard {
  doctor: Doctor;
  /** Whom to call when the doctor has no number: the site's own. */
  contact: Contact;
  /** `tile` stands in a rail of three, `row` in a list. */
  shape: 'tile' | 'row';
}

export function DoctorCard({ doctor, contact, shape }: DoctorCard) {
  const isRow = shape === 'row';
  const line = doctor.contact.tel === null ? contact : doctor.contact;
  return (
    <article className={isRow ? 'card card-link doctor doctor--row' : 'card card-link doctor'}>
      <div className="doctor__top">
        <Avatar name={doctor.name} photo={doctor.photo} portrait={doctor.portrait} />
        <DoctorId doctor={doctor} withBadge={isRow} />
        <DoctorFacts doctor={doctor} withVerified={!isRow} withTreats={isRow} />
      </div>
      {isRow ? (
        <div className="doctor__side">
          <Fee doctor={doctor} />
          <Actions doctor={doctor} contact={line} withWord />
        </div>
      ) : (
        <>
          <Fee doctor={doctor} />
          <Actions doctor={doctor} contact={line} />
        </>
      )}
    </article>
  );
}

function DoctorId({ doctor, withBadge }: { doctor: Doctor; withBadge: boolean }) {
  const t = useText();
  return (
    <div className="doctor__id">
      <div className="doctor__name">
        <h3>
          <a href={doctor.url}>{doctor.name}</a>
        </h3>
        {withBadge && doctor.isVerified && (
          <Badge icon="badge-check">{marked(t.doctor.verified, doctor.isDemo, t)}</Badge>
        )}
        <ShortlistButton kind="doctor" id={doctor.id} name={doctor.name} />
      </div>
      <p className="small">{doctor.title}</p>
      {doctor.degrees !== '' && <p className="caption">{doctor.degrees}</p>}
    </div>
  );
}

function Fee({ doctor: { fee, isDemo } }: { doctor: Doctor }) {
  const t = useText();
  return (
    <p className="doctor__fee">
      {fee === null ? (
        <span className="caption">{t.doctor.feeOnRequest}</span>
      ) : (
        <>
          <b>{rupees(fee)}</b> <span className="caption">{marked(t.doctor.fee, isDemo, t)}</span>
        </>
      )}
    </p>
  );
}

function Actions(props: { doctor: Doctor; contact: Contact; withWord?: boolean }) {
  const t = useText();
  const { doctor, withWord = false } = props;
  const { tel, trackingId } = props.contact;
  return (
    <div className="doctor__actions">
      <BookLink doctor={doctor}>
        {t.book}
        <span className="vh">{t.bookWith(doctor.name)}</span>
      </BookLink>
      {tel !== null && (
        <a
          className="btn btn--secondary"
          href={telUrl(tel)}
          aria-label={t.callAbout(doctor.name)}
          data-tracking-id={trackingId ?? undefined}
        >
          <Icon name="phone" />
          {withWord && t.call}
        </a>
      )}
    </div>
  );
}
