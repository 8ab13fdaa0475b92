import type { VideoPageProps as Props } from '@/contract/types';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { Prose } from '@/ui/prose/prose';
import { useText } from '@/ui/text';

export default function VideoPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const { fileUrl, captionsUrl } = page;
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.lead}>
        <p className="caption">
          {t.content.published(page.published)}
          {page.seconds ? ` · ${t.videos.length(page.seconds)}` : ''}
        </p>
      </PageHead>
      <div className="container layout layout--single">
        <div className="prose">
          {fileUrl !== null && captionsUrl !== null && (
            <video
              className="video"
              controls
              preload="metadata"
              poster={page.posterUrl}
              src={fileUrl}
            >
              <track
                kind="captions"
                src={captionsUrl}
                srcLang={shell.context.language}
                label={t.videos.captions}
                default
              />
            </video>
          )}
          {page.scenes.length > 0 && (
            <>
              <h2>{t.videos.scenes}</h2>
              {fileUrl === null && <p>{t.videos.noFile}</p>}
              <ol className="journey path-steps">
                {page.scenes.map((scene) => (
                  <li key={scene}>{scene}</li>
                ))}
              </ol>
            </>
          )}
          <h2>{t.videos.transcript}</h2>
          <Prose text={page.transcript} />
        </div>
      </div>
    </>
  );
}
