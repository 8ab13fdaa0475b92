import type { AcceptedInsurer, HospitalPageProps } from '@/contract/types';
import { useText } from '@/ui/text';
import { marked } from './demo-mark';
import { InsurerTiles } from './insurer-tiles';

/** Who pays here, each as told on a date. */
export function AcceptedInsurance({ page }: { page: HospitalPageProps }) {
  const t = useText();
  const { insurers, schemes, isDemo } = page;
  return (
    <>
      <p>{t.hospital.insuranceNote}</p>
      <Accepted title={t.hospital.insurers(insurers.length)} accepted={insurers} isDemo={isDemo} />
      <Accepted title={t.hospital.schemes(schemes.length)} accepted={schemes} isDemo={isDemo} />
    </>
  );
}

interface Accepted {
  title: string;
  accepted: AcceptedInsurer[];
  isDemo: boolean;
}

function Accepted({ title, accepted, isDemo }: Accepted) {
  const t = useText();
  if (accepted.length === 0) return null;
  const told = accepted.map(({ toldOn }) => marked(t.hospital.toldOn(toldOn), isDemo, t));
  const [first = ''] = told;
  const isOneDay = told.every((one) => one === first);
  const tiles = accepted.map(({ label, url }, place) => ({
    label,
    url,
    note: isOneDay ? '' : (told[place] ?? ''),
  }));
  return (
    <>
      <h3>{title}</h3>
      {isOneDay && <p className="caption">{first}</p>}
      <InsurerTiles tiles={tiles} />
    </>
  );
}
