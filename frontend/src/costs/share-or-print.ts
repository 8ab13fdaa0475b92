import { showToast } from '@/ui/toast/toast';

/** Prints the page, or hands its link to the device; where the device takes none, it is copied. */
export default async function shareOrPrint(pressed: HTMLElement): Promise<void> {
  const { shareUrl = '', copied = '' } =
    pressed.closest<HTMLElement>('[data-share-url]')?.dataset ?? {};
  if (pressed.closest('[data-print]')) print();
  if (pressed.closest('[data-share]')) await share(shareUrl, copied);
}

async function share(url: string, copied: string): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ title: document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      showToast(copied);
    }
  } catch {
    // Sharing was called off, or nothing may be copied here: the link stands on the page.
  }
}
