import { useText } from '@/ui/text';

/** Rendered with the page, because nothing can be fetched by the time it is wanted. */
export function OfflineWords() {
  const t = useText();
  return (
    <div className="toast-place" role="status">
      <p className="toast" data-offline="" hidden>
        {t.offline}
      </p>
    </div>
  );
}

/** On top of a page that was stored on the device: of when it is. It stays, as what it says stays true. */
export function SavedWords() {
  const t = useText();
  return (
    <div role="status">
      <p className="saved-line" data-saved-words="" hidden>
        {t.savedPage}
      </p>
    </div>
  );
}
