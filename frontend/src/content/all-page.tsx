import type { AllPageLetter, AllPageProps as Props } from '@/contract/types';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';

const idOf = (letter: string) => `letter-${letter.replaceAll(' ', '-').toLowerCase()}`;

export default function AllPage({ props: page }: PageInput<Props>) {
  const t = useText();
  if (page.letters.length === 0) {
    return (
      <>
        <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
        <p className="container section">{t.content.nothingYet}</p>
      </>
    );
  }
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro}>
        <nav aria-label={t.content.letters}>
          <ul className="chips">
            {page.letters.map(({ letter }) => (
              <li key={letter}>
                <a className="chip" href={`#${idOf(letter)}`}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div className="container groups">
        {page.letters.map((letter) => (
          <LetterCard key={letter.letter} letter={letter} />
        ))}
      </div>
    </>
  );
}

function LetterCard({ letter: { letter, entries } }: { letter: AllPageLetter }) {
  const t = useText();
  return (
    <section className="card card--pad groups__card">
      <h2 id={idOf(letter)}>{letter}</h2>
      <ul className="list">
        {entries.map(({ label, url, kind }) => (
          <li key={url}>
            <a href={url}>
              <span>
                {label} <span className="caption">{t.content.kinds[kind]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
