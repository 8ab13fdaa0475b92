import type { Source } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

/** What a page rests on. */
export function Sources({ sources }: { sources: Source[] }) {
  const t = useText();
  if (sources.length === 0) return null;
  return (
    <details className="toc sources">
      <summary>
        {t.condition.sources(sources.length)} <Icon name="chevron-down" />
      </summary>
      <ol className="refs">
        {sources.map((source) => (
          <li key={`${source.publisher} ${source.title}`}>
            <SourceLine source={source} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function SourceLine({ source }: { source: Source }) {
  const t = useText();
  const { title, publisher, url, readOn } = source;
  return (
    <>
      {url === null ? title : <a href={url}>{title}</a>}
      {publisher !== '' && `, ${publisher}`}
      {`. ${readOn === null ? t.condition.notRead : t.condition.readOn(readOn)}`}
    </>
  );
}
