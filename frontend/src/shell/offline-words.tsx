import { useText } from '@/ui/text';

/** Rendered with the page, because nothing can be fetched by the time it is wanted. */
export function OfflineWords() {
  const t = useText();
  return (
    <div className="toast-place" role="status">
      <p className="toast" data-offline="" hidden>
        {t.offline}
      </p>
      <p className="toast" data-saved-words="" hidden>
        {t.savedPage}
      </p>
    </div>
  );
}
