import type { ArticlePageProps } from '@/contract/types';
import { Byline } from '@/costs/byline';
import { LoopCover } from '@/ui/art/cover';
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs';
import { HealthIcon } from '@/ui/icon/health-icon';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';

export function ArticleHead({ page }: { page: ArticlePageProps }) {
  const t = useText();
  return (
    <div className="page-head">
      <Breadcrumbs crumbs={page.crumbs} />
      <div className="container page-head__in blog-head">
        <div className="blog-head__text">
          <h1>{page.title}</h1>
          {page.byline !== null && <Byline byline={page.byline} />}
          <p className="caption">
            {t.article.minutes(page.minutes)}
            {page.translation !== null && (
              <>
                {' · '}
                <TextLink link={page.translation} />
              </>
            )}
          </p>
        </div>
        <div className="blog-cover">
          <LoopCover className="article__loops" seed={page.cover} />
          <span className="article__icon">
            <HealthIcon name={page.icon} />
          </span>
        </div>
      </div>
    </div>
  );
}
