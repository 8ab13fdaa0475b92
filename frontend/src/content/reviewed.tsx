import type { HomePageProps, ReviewerTile } from '@/contract/types';
import { Avatar } from '@/ui/avatar/avatar';
import { MoreLink } from '@/ui/link/more-link';
import { useText } from '@/ui/text';
import { ArticleCards } from './article-card';

/** Who checks what is written here, and what was written last. */
export function Reviewed({ page, policyUrl }: { page: HomePageProps; policyUrl: string | null }) {
  const t = useText();
  const { reviewers, articles } = page;
  if (reviewers.length === 0 && articles.length === 0) return null;
  return (
    <section className="section section--peach" aria-labelledby="reviewed">
      <div className="container">
        <div className="trust">
          <div className="trust__text">
            <h2 id="reviewed">{t.home.reviewed}</h2>
            <p className="lead">{t.home.reviewedText}</p>
            <MoreLink href={policyUrl}>{t.home.howWeReview}</MoreLink>
          </div>
          <Reviewers reviewers={reviewers} />
        </div>
        {articles.length > 0 && (
          <div className="rail trust__articles">
            <ArticleCards articles={articles} />
          </div>
        )}
      </div>
    </section>
  );
}

function Reviewers({ reviewers }: { reviewers: ReviewerTile[] }) {
  if (reviewers.length === 0) return null;
  return (
    <ul className="trust__people">
      {reviewers.map(({ name, speciality, url, photo }) => (
        <li key={name} className="byline__person">
          <Avatar name={name} photo={photo} />
          <span>
            <b>{url === null ? name : <a href={url}>{name}</a>}</b>
            {speciality}
          </span>
        </li>
      ))}
    </ul>
  );
}
