import { Spot } from '@/ui/art/art';
import { HealthIcon } from '@/ui/icon/health-icon';
import { TextLink } from '@/ui/link/text-link';

interface Way {
  label: string;
  url: string | null;
  lang?: string | null;
  text: string;
  /** Of health, where the page has one; else what its address speaks of is drawn. */
  icon?: string;
}

/** What is drawn beside a page, by a word of its address. */
const DRAWN = ['second-opinion', 'loan', 'bmi', 'insurance', 'cost'];
const artOf = (url: string | null) =>
  DRAWN.find((word) => new RegExp(`[/-]${word}`).test(url ?? '')) ?? 'appointment';

/** Pages to choose from where there are few: each a wide card that says what it is about. */
export function Ways({ ways }: { ways: Way[] }) {
  return (
    <ul className="cards-3">
      {ways.map(({ label, url, lang = null, text, icon = '' }) => (
        <li key={label} className="card card--pad card-link person">
          {icon === '' ? <Spot name={artOf(url)} /> : <HealthIcon name={icon} />}
          <div>
            <h2 className="person__name">
              <TextLink link={{ label, url, lang }} />
            </h2>
            {text !== '' && <p className="small">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
