import type { Treated } from '@/contract/types';
import { rupeeRange } from '@/lib/money';
import { HealthIcon } from '@/ui/icon/health-icon';
import { useText } from '@/ui/text';
import { marked } from './demo-mark';

/** What a doctor treats, with the cost where one is recorded. */
export function Treats({ treats }: { treats: Treated[] }) {
  const t = useText();
  return (
    <ul className="symptoms">
      {treats.map(({ label, icon, url, lowest, highest, isDemo }) => (
        <li key={label}>
          <HealthIcon name={icon} />
          <div className={lowest === null || highest === null ? 'is-short' : undefined}>
            <h3>{url === null ? label : <a href={url}>{label}</a>}</h3>
            {lowest !== null && highest !== null && (
              <p>{marked(rupeeRange(lowest, highest), isDemo, t)}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
