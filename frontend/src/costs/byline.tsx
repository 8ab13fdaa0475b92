import type { Byline as BylineProps } from '@/contract/types';
import { Avatar } from '@/ui/avatar/avatar';
import { Icon } from '@/ui/icon/icon';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';

/** Who wrote the page, which doctor checked it, and until when that holds. */
export function Byline({ byline }: { byline: BylineProps }) {
  const t = useText();
  const { author, reviewer, authorPhoto, reviewerPhoto, reviewerDegrees, updated, nextReview } =
    byline;
  return (
    <div className="byline">
      <div className="byline__person">
        <Avatar name={author.label} photo={authorPhoto} />
        <span>
          {t.byline.writtenBy}{' '}
          <b>
            <TextLink link={author} />
          </b>
        </span>
      </div>
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
      <p className="caption">
        {updated !== '' && t.byline.updated(updated)}
        {updated !== '' && nextReview !== '' && <br />}
        {nextReview !== '' && t.byline.nextReview(nextReview)}
      </p>
    </div>
  );
}
