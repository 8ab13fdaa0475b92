import type { HospitalPage } from '@/contract/types';
import { telUrl } from '@/lib/contact';
import { HospitalCover } from '@/ui/art/cover';
import { Badge } from '@/ui/badge/badge';
import { BookLink } from '@/ui/book-link';
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';
import { HospitalFacts } from './hospital-card';

interface HospitalHead {
  page: HospitalPage;
  /** The site's number; without one there is nothing to call. */
  tel: string | null;
}

/** What the hospital is, at a glance: on a phone its picture comes first. */
export function HospitalHead({ page, tel }: HospitalHead) {
  const t = useText();
  const { hospital, crumbs } = page;
  return (
    <div className="page-head page-head--profile">
      <Breadcrumbs crumbs={crumbs} />
      <div className="container hospital-head">
        <div className="profile">
          <h1>{hospital.name}</h1>
          <HospitalFacts hospital={hospital} />
          <HospitalBadges page={page} />
          <HospitalActions page={page} tel={tel} />
          {page.isDemo && <p className="caption">{t.hospital.demoNote}</p>}
        </div>
        <HospitalCover
          className="hospital-head__cover"
          seed={hospital.id}
          photo={hospital.photo}
          alt={hospital.name}
          isHead
        />
      </div>
    </div>
  );
}

function HospitalBadges({ page }: { page: HospitalPage }) {
  const t = useText();
  const { accreditation, accreditedUntil, insurers, schemes } = page;
  if (accreditation === '' && insurers.length + schemes.length === 0) return null;
  return (
    <div className="tags">
      {accreditation !== '' && (
        <Badge icon="badge-check">{t.hospital.accredited(accreditation, accreditedUntil)}</Badge>
      )}
      {insurers.length > 0 && (
        <Badge kind="info" icon="shield-check">
          {t.hospital.cashless}
        </Badge>
      )}
      {schemes.length > 0 && (
        <Badge kind="warm" icon="landmark">
          {schemes.map((scheme) => scheme.label).join(', ')}
        </Badge>
      )}
    </div>
  );
}

function HospitalActions({ page, tel }: HospitalHead) {
  const t = useText();
  return (
    <p className="hospital-head__actions">
      <BookLink className="btn btn--lg" href="#lead-card-title">
        {t.book}
      </BookLink>
      {tel !== null && (
        <a className="btn btn--lg btn--secondary" href={telUrl(tel)}>
          <Icon name="phone" />
          {t.call}
        </a>
      )}
      <a className="btn btn--lg btn--quiet" href={page.directionsUrl}>
        <Icon name="navigation" />
        {t.hospital.directions}
      </a>
    </p>
  );
}
