import { showToast } from '@/ui/toast/toast';

/** Prints the page, or hands its link to the device; where the device takes none, or refuses it, it is copied. */
export default async function shareOrPrint(pressed: HTMLElement): Promise<void> {
  const { shareUrl = '', copied = '' } =
    pressed.closest<HTMLElement>('[data-share-url]')?.dataset ?? {};
  if (pressed.closest('[data-print]')) print();
  if (pressed.closest('[data-share]')) await share(shareUrl, copied);
}

/** The visitor has decided, or is about to: nothing is copied behind their back. */
const BY_VISITOR = ['AbortError', 'InvalidStateError'];

async function share(url: string, copied: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title: document.title, url });
  } catch (error) {
    if (BY_VISITOR.includes((error as Error).name)) return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast(copied);
  } catch {
    selectLink(); // nothing may be copied here
  }
}

/** The link that stands on the page, to be copied by hand: a press that does nothing looks broken. */
function selectLink(): void {
  const link = document.querySelector<HTMLElement>('.share__link a');
  if (!link) return;
  link.focus();
  getSelection()?.selectAllChildren(link);
}
