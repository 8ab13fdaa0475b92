import type { AcceptedInsurer, HospitalPageProps } from '@/contract/types';
import { useText } from '@/ui/text';
import { InsurerTiles } from './insurer-tiles';

/** Who pays here, each as told on a date. */
export function AcceptedInsurance({ page }: { page: HospitalPageProps }) {
  const t = useText();
  const { insurers, schemes } = page;
  return (
    <>
      <p>{t.hospital.insuranceNote}</p>
      <Accepted title={t.hospital.insurers(insurers.length)} accepted={insurers} />
      <Accepted title={t.hospital.schemes(schemes.length)} accepted={schemes} />
    </>
  );
}

function Accepted({ title, accepted }: { title: string; accepted: AcceptedInsurer[] }) {
  const t = useText();
  if (accepted.length === 0) return null;
  const tiles = accepted.map(({ label, url, toldOn }) => ({
    label,
    url,
    note: t.hospital.toldOn(toldOn),
  }));
  return (
    <>
      <h3>{title}</h3>
      <InsurerTiles tiles={tiles} />
    </>
  );
}
