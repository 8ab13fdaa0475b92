import type { Announcement } from '@/contract/types';
import { useText } from '@/ui/text';

/** What staff tell on every page today: that the phones are down, that the office is closed. */
export function Notice({ text, url }: Announcement) {
  const t = useText();
  return (
    <aside className="demo-line site-notice" aria-label={t.ribbon.noticeLabel}>
      <strong>{url === null ? text : <a href={url}>{text}</a>}</strong>
    </aside>
  );
}
