import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { commonText } from '@/lib/text/common';
import { searchBoxText } from '@/lib/text/search-box';
import { Icon } from '@/ui/icon/icon';
import { useStrings } from '@/ui/language';
import SearchBoxIsland, { type SearchBoxProps } from './search-box.island';
import '@/ui/modal.css';

interface SearchDialog extends SearchBoxProps {
  onClosed: () => void;
}

/** The search over the page: a native dialog, the field focused. */
export function SearchDialog({ onClosed, ...props }: SearchDialog) {
  const { close } = useStrings(searchBoxText);
  const { search } = useStrings(commonText);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);
  useOfflineWords(dialog);
  return (
    <dialog className="scrim" ref={dialog} aria-label={search} onClose={onClosed}>
      <div className="modal modal--full-m modal--search">
        <div className="modal__search">
          <SearchBoxIsland {...props} id="overlay-q" isOverlay />
          <button
            className="icon-btn"
            type="button"
            aria-label={close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** The page says at its foot that there is no network: behind a dialog nobody would see it, nor hear it. */
function useOfflineWords(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const place = document.querySelector('[data-offline]')?.parentElement;
    if (!place) return;
    dialog.current?.append(place);
    return () => document.body.append(place);
  }, [dialog]);
}
