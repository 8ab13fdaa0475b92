import { sourcesText } from '@/lib/text/sources';
import { useStrings } from '@/ui/language';

/** `[^2.1]`: the first statement of the page that names its second source (sehat/rendering/footnotes.py). */
const MARK = /\[\^(\d+)\.(\d+)\]/;

/** A text with its footnotes as links to the sources of the page. */
export function Cited({ text }: { text: string }) {
  const t = useStrings(sourcesText);
  const [first = text, ...parts] = text.split(MARK);
  const cited = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [source, place, rest] = parts.slice(at, at + 3);
    const id = `cite-${source}-${place}`;
    cited.push(
      <sup key={id} className="cite">
        <a id={id} href={`#source-${source}`} aria-label={t.see(`${source}`)}>
          {source}
        </a>
      </sup>,
      rest,
    );
  }
  return (
    <>
      {first}
      {cited}
    </>
  );
}
