import { sourcesText } from '@/lib/text/sources';
import { useStrings } from '@/ui/language';

/** `[^2.1]`: the first statement of the page that names its second source (sehat/rendering/footnotes.py). */
const MARK = /\[\^(\d+)\.(\d+)\]/;
const MARKS = new RegExp(MARK, 'g');

/** The words alone, where no link can stand: in a link, in an attribute. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/** The marks alone, to stand behind such words. */
export const marksOf = (text: string): string => (text.match(MARKS) ?? []).join('');

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
