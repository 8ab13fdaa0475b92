import type { BlogIndexPageProps as Props } from '@/contract/types';
import { Empty } from '@/ui/empty/empty';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { Pager } from '@/ui/pager/pager';
import { useText } from '@/ui/text';
import { ArticleCards } from './article-card';
import { FilterLinks } from './filter-links';

export default function BlogIndexPage({ props: page }: PageInput<Props>) {
  const t = useText();
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro}>
        <FilterLinks links={page.departments} chosen={page.chosen} label={t.content.byDepartment} />
      </PageHead>
      <div className="container section blog-list">
        {page.articles.length === 0 ? (
          <Empty title={t.content.noArticles} text={t.content.noArticlesText} level={2} />
        ) : (
          <>
            <h2 className="vh">{t.list.results}</h2>
            <div className="cards-3">
              <ArticleCards articles={page.articles} />
            </div>
          </>
        )}
        <Pager pages={page.pages} nextUrl={page.nextUrl} />
      </div>
    </>
  );
}
