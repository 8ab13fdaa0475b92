import type { VideoIndexPageProps as Props, VideoCard } from '@/contract/types';
import { inLanguage } from '@/lib/page-language';
import { tintsOf } from '@/ui/art/loop-cover';
import { Empty } from '@/ui/empty/empty';
import { useLanguage } from '@/ui/language';
import { MoreLink } from '@/ui/link/more-link';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';
import { ArticleCover } from './article-cover';

export default function VideoIndexPage({ props: page }: PageInput<Props>) {
  const t = useText();
  const language = useLanguage();
  const tints = tintsOf(page.videos.map(({ url }) => url));
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container section">
        {page.videos.length === 0 ? (
          <Empty title={t.videos.none} text={t.videos.noneText} level={2}>
            <MoreLink href={inLanguage('/condition', language)}>{t.videos.meanwhile}</MoreLink>
          </Empty>
        ) : (
          <>
            <h2 className="vh">{t.list.results}</h2>
            <div className="cards-3">
              {page.videos.map((video, index) => (
                <Card key={video.url} video={video} tint={tints[index]} />
              ))}
            </div>
          </>
        )}
      </div>
    </>
  );
}

function Card({ video, tint }: { video: VideoCard; tint: number | undefined }) {
  const t = useText();
  const { title, url, icon, lead, published, seconds } = video;
  return (
    <article className="card card-link article">
      <ArticleCover url={url} icon={icon} tint={tint} />
      <div className="article__body">
        <h3>
          <a href={url}>{title}</a>
        </h3>
        <p className="small">{lead}</p>
        <p className="caption">
          {seconds ? `${t.videos.length(seconds)} · ` : ''}
          {published}
        </p>
      </div>
    </article>
  );
}
