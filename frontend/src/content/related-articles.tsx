import type { ArticleCard as Article } from '@/contract/types';
import { useText } from '@/ui/text';
import { ArticleCards } from './article-card';

export function RelatedArticles({ articles }: { articles: Article[] }) {
  const t = useText();
  if (articles.length === 0) return null;
  return (
    <section className="section section--mist" aria-labelledby="related">
      <div className="container">
        <h2 id="related">{t.content.related}</h2>
        <div className="rail trust__articles">
          <ArticleCards articles={articles} />
        </div>
      </div>
    </section>
  );
}
