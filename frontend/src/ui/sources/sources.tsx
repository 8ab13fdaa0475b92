import type { Source } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { useLanguage } from '@/ui/language';
import { useText } from '@/ui/text';

/** What a page rests on. Open, so that the link of a footnote finds its source in every browser. */
export function Sources({ sources }: { sources: Source[] }) {
  const t = useText();
  if (sources.length === 0) return null;
  return (
    <details className="toc sources" open>
      <summary>
        {t.sources.title(sources.length)} <Icon name="chevron-down" />
      </summary>
      <ol className="refs">
        {sources.map((source) => (
          <li key={`${source.publisher} ${source.title}`} {...anchor(source)}>
            <SourceLine source={source} />
            <Statements source={source} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The list of a block has no footnotes: its sources have no number. */
function anchor({ number }: Source) {
  return number === 0 ? {} : { id: `source-${number}` };
}

/** A title that asks, a publisher that is shortened: these have their own. */
const stopBehind = (words: string, stop: string) => (/[.?!…।]\s*$/.test(words) ? '' : stop);

function SourceLine({ source }: { source: Source }) {
  const t = useText();
  const { title, publisher, readOn, number, cited } = source;
  return (
    <>
      <Named source={source} />
      {`${stopBehind(publisher || title, t.stop)} ${readOn === null ? t.sources.notRead : t.sources.readOn(readOn)}`}
      {number > 0 && cited === 0 && `${t.stop} ${t.sources.whole}`}
    </>
  );
}

/** Title and publisher; most are English, also under a text in Hindi. */
function Named({ source: { title, publisher, url } }: { source: Source }) {
  const isForeign = useLanguage() === 'hi' && !/\p{Script=Devanagari}/u.test(title);
  return (
    <span lang={isForeign ? 'en' : undefined}>
      {url === null ? title : <a href={url}>{title}</a>}
      {publisher !== '' && `, ${publisher}`}
    </span>
  );
}

/** Back to the statements that name a source. */
function Statements({ source: { number, cited } }: { source: Source }) {
  const t = useText();
  const places = Array.from({ length: cited }, (_, index) => index + 1);
  return places.map((place) => (
    <a
      key={place}
      className="refs__back"
      href={`#cite-${number}-${place}`}
      aria-label={t.sources.back(place, cited)}
    >
      ↑{cited > 1 && <sub>{place}</sub>}
    </a>
  ));
}
