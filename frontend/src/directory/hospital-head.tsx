import type { HospitalPageProps, Shell } from '@/contract/types';
import { ButtonGroup } from '@/leads/form/button-group';
import { HospitalCover } from '@/ui/art/cover';
import { Badge } from '@/ui/badge/badge';
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';
import { marked } from './demo-mark';
import { HospitalFacts } from './hospital-card';
import { ShortlistButton } from './shortlist-button';

interface HospitalHead {
  page: HospitalPageProps;
  shell: Shell;
}

/** What the hospital is, at a glance: on a phone its picture comes first. */
export function HospitalHead({ page, shell }: HospitalHead) {
  const t = useText();
  const { hospital, crumbs } = page;
  return (
    <div className="page-head page-head--profile">
      <Breadcrumbs crumbs={crumbs} />
      <div className="container hospital-head">
        <div className="profile">
          <div className="hospital__name">
            <h1>{hospital.name}</h1>
            <ShortlistButton kind="hospital" id={hospital.id} name={hospital.name} />
          </div>
          <HospitalFacts hospital={hospital} />
          <HospitalBadges page={page} />
          <HospitalActions page={page} shell={shell} />
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

function HospitalBadges({ page }: { page: HospitalPageProps }) {
  const t = useText();
  const { accreditation, accreditedUntil, insurers, schemes, isDemo } = page;
  if (accreditation === '' && insurers.length + schemes.length === 0) return null;
  const said = (words: string) => marked(words, isDemo, t);
  return (
    <div className="tags">
      {accreditation !== '' && (
        <Badge icon="badge-check">
          {said(t.hospital.accredited(accreditation, accreditedUntil))}
        </Badge>
      )}
      {insurers.length > 0 && (
        <Badge kind="info" icon="shield-check">
          {said(t.hospital.cashless)}
        </Badge>
      )}
      {schemes.length > 0 && (
        <Badge kind="warm" icon="landmark">
          {said(schemes.map((scheme) => scheme.label).join(', '))}
        </Badge>
      )}
    </div>
  );
}

function HospitalActions({ page, shell }: HospitalHead) {
  const t = useText();
  return (
    <ButtonGroup shell={shell} types={['bookappointment', 'callbutton', 'whatsapp']} isLarge>
      <a className="btn btn--quiet" href={page.directionsUrl}>
        <Icon name="navigation" />
        {t.hospital.directions}
      </a>
    </ButtonGroup>
  );
}
