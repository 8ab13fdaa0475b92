import type { Announcement, Shell } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { useHasForm } from '@/leads/form/form-switch';
import { useText } from '@/ui/text';

/** The strip on top. Without somewhere to lead it is not rendered. */
export function Ribbon({ shell }: { shell: Shell }) {
  const { ribbon } = shell.layout;
  const hasForm = useHasForm();
  if (ribbon !== 'none' && shell.ribbon !== null) return <OwnRibbon {...shell.ribbon} />;
  const appUrl = shell.brand.googlePlayUrl ?? shell.brand.appStoreUrl;
  if (ribbon === 'second-opinion' && hasForm) return <OpinionRibbon />;
  if (ribbon === 'app' && appUrl !== null) return <AppRibbon url={appUrl} />;
  return null;
}

function OpinionRibbon() {
  const t = useText();
  return (
    <section className="ribbon" aria-label={t.ribbon.label}>
      <BookLink className="ribbon__link" purpose="second-opinion">
        {t.ribbon.opinion} <strong>{t.ribbon.opinionAction}</strong>
      </BookLink>
    </section>
  );
}

function AppRibbon({ url }: { url: string }) {
  const t = useText();
  return (
    <section className="ribbon" aria-label={t.ribbon.label}>
      <a className="ribbon__link" href={url}>
        {t.ribbon.app}
      </a>
    </section>
  );
}

/** What staff wrote, and where it leads. */
function OwnRibbon({ text, url }: Announcement) {
  const t = useText();
  return (
    <section className="ribbon" aria-label={t.ribbon.label}>
      <a className="ribbon__link" href={url ?? undefined}>
        <strong>{text}</strong>
      </a>
    </section>
  );
}
