import type { Hours, PracticePlace as Place } from '@/contract/types';
import { wholeHours } from '@/lib/whole-hours';
import { HospitalCover } from '@/ui/art/cover';
import { Icon } from '@/ui/icon/icon';
import { MoreLink } from '@/ui/link/more-link';
import { useText } from '@/ui/text';

/** A place where a doctor can be met, and when. */
export function PracticePlace({ place }: { place: Place }) {
  const t = useText();
  return (
    <div className="card doctor-where">
      <HospitalCover className="doctor-where__cover" seed={place.hospitalId} photo={place.photo} />
      <div className="hospital__body">
        <h3>{place.url === null ? place.name : <a href={place.url}>{place.name}</a>}</h3>
        {place.address !== '' && (
          <ul className="facts-inline">
            <li>
              <Icon name="map-pin" />
              {place.address}
            </li>
          </ul>
        )}
        <HoursTable hours={place.hours} />
        <MoreLink href={place.directionsUrl || null}>{t.doctor.directions}</MoreLink>
      </div>
    </div>
  );
}

function HoursTable({ hours }: { hours: Hours[] }) {
  if (hours.length === 0) return null;
  return (
    <table className="hours">
      <tbody>
        {hours.map((row) => (
          <tr key={`${row.days} ${row.hours}`}>
            <th scope="row">{row.days}</th>
            <td>{wholeHours(row.hours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
