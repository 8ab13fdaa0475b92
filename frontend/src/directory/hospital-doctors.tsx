import type { Contact, HospitalPageProps } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';
import { DoctorRows } from './doctor-rows';

/** The most experienced doctors as cards; the others by name, behind one line. */
export function HospitalDoctors({ page, contact }: { page: HospitalPageProps; contact: Contact }) {
  const t = useText();
  const { doctors, moreDoctors } = page;
  return (
    <>
      <DoctorRows doctors={doctors} contact={contact} />
      {moreDoctors.length > 0 && (
        <details className="more-doctors">
          <summary>
            {t.hospital.moreDoctors(moreDoctors.length)} <Icon name="chevron-down" />
          </summary>
          <ul className="list">
            {moreDoctors.map((link) => (
              <li key={link.url}>
                <TextLink link={link} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
