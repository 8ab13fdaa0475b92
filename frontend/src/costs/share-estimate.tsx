import type { CostEstimate } from '@/contract/types';
import { useText } from '@/ui/text';

/** Ways to share and print the estimate. The link and WhatsApp work without JavaScript; the buttons come with it. */
export function ShareEstimate({ estimate }: { estimate: CostEstimate }) {
  const t = useText().costExplorer;
  const { shareUrl, whatsappUrl } = estimate;
  return (
    <section className="share" aria-label={t.keep}>
      <div className="share__ways">
        <div className="asleep" data-share-url={shareUrl} data-copied={t.copied}>
          <button className="btn btn--secondary" type="button" data-print="">
            {t.print}
          </button>
          <button className="btn btn--secondary" type="button" data-share="">
            {t.share}
          </button>
        </div>
        <a className="btn btn--quiet" href={whatsappUrl} rel="noopener nofollow" target="_blank">
          {t.whatsapp}
        </a>
      </div>
      <p className="caption share__link">
        {t.link} <a href={shareUrl}>{shareUrl}</a>
      </p>
    </section>
  );
}
