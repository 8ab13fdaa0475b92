import { withoutMarks } from '@/ui/prose/cited';
import { useText } from '@/ui/text';

interface SubNav {
  entries: { id: string; label: string }[];
}

/** The parts of a profile, kept in sight under the header. */
export function SubNav({ entries }: SubNav) {
  const t = useText();
  if (entries.length < 2) return null;
  return (
    <nav className="subnav" aria-label={t.onThisPage} data-sub-nav="">
      <ul className="container">
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{withoutMarks(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
