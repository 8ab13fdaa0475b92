import { afterVisible } from '@/lib/after-visible';
import { isOptedOut } from './privacy';
import { askPrivacy } from './privacy-panel';

/** Spec section 9: the tag manager's push waits ten seconds. */
const DELAY = 10_000;
/** From now on no page tells the next one its address: a tag there could read it as the referrer. */
function restrictReferrer(root: Document): void {
  root.head.append(
    Object.assign(root.createElement('meta'), { name: 'referrer', content: 'strict-origin' }),
  );
}

/** A container that is loaded already is told that nobody agrees any more. */
function silenceTags(): void {
  if (!document.querySelector('script[data-tags]')) return;
  import('./tag-manager')
    .then(({ pushConsent }) => pushConsent({ measuring: false, advertising: false }, false))
    .catch(() => undefined);
}

/** Asks for consent where a tag manager is configured, and loads it ten seconds after the visit. */
export function startTags(root: Document): void {
  const id = root.querySelector<HTMLElement>('[data-privacy]')?.dataset.privacy ?? '';
  let isDue = false;
  const loadIfDue = () => {
    if (id === '' || !isDue) return;
    import('./load-tags').then(({ loadAllowed }) => loadAllowed(id)).catch(() => undefined);
  };
  askPrivacy(root, () => {
    if (isOptedOut()) silenceTags();
    loadIfDue();
  });
  if (id === '') return;
  root.addEventListener('untracked', silenceTags);
  restrictReferrer(root);
  afterVisible(root, DELAY, () => {
    isDue = true;
    loadIfDue();
  });
}
