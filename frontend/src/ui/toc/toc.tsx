import { Icon } from '@/ui/icon/icon';
import { withoutMarks } from '@/ui/prose/cited';
import { useText } from '@/ui/text';

interface TocEntry {
  id: string;
  label: string;
}

/** The contents of a page: behind its heading on a narrow screen, in sight on a wide one. */
export function Toc({ entries }: { entries: TocEntry[] }) {
  const t = useText();
  if (entries.length < 2) return null;
  return (
    <details className="toc toc--page">
      <summary>
        {t.onThisPage} <Icon name="chevron-down" />
      </summary>
      <p className="toc__title">{t.onThisPage}</p>
      <ol data-sub-nav="">
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{withoutMarks(label)}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}
