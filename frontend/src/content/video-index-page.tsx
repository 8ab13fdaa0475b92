import type { VideoIndexPage as Props, VideoCard } from '@/contract/types';
import { LoopCover } from '@/ui/art/cover';
import { Empty } from '@/ui/empty/empty';
import { HealthIcon } from '@/ui/icon/health-icon';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';

export default function VideoIndexPage({ props: page }: PageInput<Props>) {
  const t = useText();
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container section">
        {page.videos.length === 0 && (
          <Empty title={t.videos.none} text={t.videos.noneText} level={2} />
        )}
        <h2 className="vh">{t.list.results}</h2>
        <div className="cards-3">
          {page.videos.map((video) => (
            <Card key={video.url} video={video} />
          ))}
        </div>
      </div>
    </>
  );
}

function Card({ video }: { video: VideoCard }) {
  const t = useText();
  const { title, url, icon, lead, published, hasFilm, seconds } = video;
  return (
    <article className="card card-link article">
      <div className="article__cover">
        <LoopCover className="article__loops" seed={url} />
        <span className="article__icon">
          <HealthIcon name={icon} />
        </span>
      </div>
      <div className="article__body">
        <h3>
          <a href={url}>{title}</a>
        </h3>
        <p className="small">{lead}</p>
        <p className="caption">
          {[
            hasFilm ? null : t.videos.toRead,
            seconds === null ? null : t.videos.length(seconds),
            published,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </article>
  );
}
