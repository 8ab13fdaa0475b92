import type { SectionPageProps as Props } from '@/contract/types';
import { Spot } from '@/ui/art/art';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';

/** What is drawn beside a page, by a word of its address. */
const DRAWN = ['second-opinion', 'loan', 'bmi', 'insurance', 'cost'];

export default function SectionPage({ props: page }: PageInput<Props>) {
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <ul className="container section cards-3">
        {page.cards.map(({ label, url, text }) => (
          <li key={url} className="card card--pad card-link">
            <Spot name={DRAWN.find((word) => url.includes(word)) ?? ''} />
            <h2 className="person__name">
              <a href={url}>{label}</a>
            </h2>
            {text !== '' && <p className="small">{text}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
