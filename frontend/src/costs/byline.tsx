import type { Byline as BylineProps, Link } from '@/contract/types';
import { Avatar } from '@/ui/avatar/avatar';
import { Icon } from '@/ui/icon/icon';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';

/** Who wrote the page, which doctor checked it, and until when that holds; or that no doctor has. */
export function Byline({ byline }: { byline: BylineProps }) {
  const t = useText();
  const { author, isAuthorDemo, reviewer, authorPhoto, updated, nextReview } = byline;
  return (
    <div className="byline">
      <div className="byline__person">
        <Avatar name={author.label} photo={authorPhoto} />
        <span>
          {t.byline.writtenBy}{' '}
          <b>
            <TextLink link={author} />
            {isAuthorDemo && ` (${t.demo})`}
          </b>
        </span>
      </div>
      {reviewer === null ? (
        <p className="small">{t.byline.notReviewed}</p>
      ) : (
        <Reviewer byline={byline} reviewer={reviewer} />
      )}
      {updated !== '' && (
        <p className="caption">
          {t.byline.updated(updated)}
          {nextReview !== '' && <br />}
          {nextReview !== '' && t.byline.nextReview(nextReview)}
        </p>
      )}
    </div>
  );
}

function Reviewer({ byline, reviewer }: { byline: BylineProps; reviewer: Link }) {
  const t = useText();
  const { reviewerPhoto, reviewerDegrees } = byline;
  return (
    <div className="byline__person">
      <Avatar name={reviewer.label} photo={reviewerPhoto} />
      <span>
        <span className="byline__check">
          <Icon name="shield-check" />
          {t.byline.reviewedBy}
        </span>
        <b>
          <TextLink link={reviewer} />
          {reviewerDegrees !== '' && `, ${reviewerDegrees}`}
        </b>
      </span>
    </div>
  );
}
