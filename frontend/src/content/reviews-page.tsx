import type { ReviewsPageProps as Props, ReviewCard } from '@/contract/types';
import { Empty } from '@/ui/empty/empty';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { Pager } from '@/ui/pager/pager';
import { useText } from '@/ui/text';
import { FilterLinks } from './filter-links';

export default function ReviewsPage({ props: page }: PageInput<Props>) {
  const t = useText();
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro}>
        {page.average !== null && (
          <p>
            <b>{t.reviews.average(page.average.toFixed(1), page.total)}</b>
          </p>
        )}
        {page.hasDemo && <p className="caption">{t.reviews.demo}</p>}
        <FilterLinks links={page.departments} chosen={page.chosen} label={t.reviews.byDepartment} />
      </PageHead>
      <div className="container section blog-list">
        {page.reviews.length === 0 ? (
          <Empty title={t.reviews.none} text={t.reviews.noneText} level={2} />
        ) : (
          <ul className="cards-3">
            {page.reviews.map((review) => (
              <li key={`${review.name} ${review.text}`} className="card card--pad stage">
                <Review review={review} />
              </li>
            ))}
          </ul>
        )}
        <Pager pages={page.pages} nextUrl={page.nextUrl} />
      </div>
    </>
  );
}

function Review({ review }: { review: ReviewCard }) {
  const t = useText();
  const { name, city, department, stars, text, language, written, reply } = review;
  const about = [department, written].filter(Boolean).join(' · ');
  return (
    <>
      <p>
        <span className="stars" aria-hidden="true">
          {'★'.repeat(stars)}
          {'☆'.repeat(5 - stars)}
        </span>{' '}
        <span className="caption">{t.reviews.stars(stars)}</span>
      </p>
      <blockquote lang={language}>{text}</blockquote>
      <p className="small">
        <b>{name}</b>
        {city !== '' && `, ${city}`}
      </p>
      {reply !== '' && (
        <p className="small">
          <b>{t.reviews.reply}</b> <span lang={language}>{reply}</span>
        </p>
      )}
      {about !== '' && <p className="caption">{about}</p>}
    </>
  );
}
