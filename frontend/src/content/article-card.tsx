import type { ArticleCard as Article } from '@/contract/types';
import { hreflang } from '@/lib/page-language';
import { text } from '@/lib/text';
import { tintsOf } from '@/ui/art/loop-cover';
import { Icon } from '@/ui/icon/icon';
import { useLanguage } from '@/ui/language';
import { ArticleCover } from './article-cover';

/** Articles that stand beside each other, in colours of their own. */
export function ArticleCards({ articles }: { articles: Article[] }) {
  const tints = tintsOf(articles.map(({ url }) => url));
  return articles.map((article, index) => (
    <ArticleCard key={article.url} article={article} tint={tints[index]} />
  ));
}

/** An article speaks its own language, whatever the page around it speaks. */
function ArticleCard({ article, tint }: { article: Article; tint: number | undefined }) {
  const t = text(article.language);
  const around = useLanguage();
  const { title, url, icon, language, reviewedBy, minutes, updated } = article;
  return (
    <article className="card card-link article" lang={language}>
      <ArticleCover url={url} icon={icon} tint={tint} />
      <div className="article__body">
        <h3>
          <a href={url} hrefLang={hreflang(url, around)}>
            {title}
          </a>
        </h3>
        {reviewedBy === '' ? (
          <p className="small">{t.article.notReviewed}</p>
        ) : (
          <p className="byline__check small">
            <Icon name="shield-check" />
            {t.article.reviewedBy(reviewedBy)}
          </p>
        )}
        <p className="caption">
          {[minutes > 0 && t.article.minutes(minutes), updated].filter(Boolean).join(' · ')}
        </p>
      </div>
    </article>
  );
}
