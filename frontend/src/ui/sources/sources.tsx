import type { ReactNode } from 'react';
import type { Source } from '@/contract/types';
import type { Language } from '@/lib/text';
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

/** What `lang` says of a name by its letters; nothing where it is in the language of the page, or empty. */
function langOf(name: string, page: Language): Language | undefined {
  if (name === '') return undefined;
  const own = /\p{Script=Devanagari}/u.test(name) ? 'hi' : 'en';
  return own === page ? undefined : own;
}

const Spoken = ({ lang, children }: { lang: Language | undefined; children: ReactNode }) =>
  lang ? <span lang={lang}>{children}</span> : children;

/** Title and publisher, each in its own language: most are English, also under a text in Hindi. */
function Named({ source: { title, publisher, url } }: { source: Source }) {
  const page = useLanguage();
  return (
    <>
      <Spoken lang={langOf(title, page)}>{url === null ? title : <a href={url}>{title}</a>}</Spoken>
      {publisher !== '' && ', '}
      <Spoken lang={langOf(publisher, page)}>{publisher}</Spoken>
    </>
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
