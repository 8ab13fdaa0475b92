import { afterVisible } from '@/lib/after-visible';
import { allowedTags } from './allowed-tags';
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
  const silenceIfRefused = () => {
    if (!allowedTags()) silenceTags();
  };
  const chosen = () => {
    silenceIfRefused();
    loadIfDue();
  };
  askPrivacy(root, chosen);
  if (id === '') return;
  // A choice made in another tab holds in this one, and one made on a later page in that which Back shows as it was.
  addEventListener('storage', ({ key }) => key === 'privacy-choice' && chosen());
  addEventListener('pageshow', ({ persisted }) => persisted && chosen());
  root.addEventListener('untracked', silenceTags);
  root.addEventListener('visibilitychange', silenceIfRefused); // a child's session tells no other tab that it began
  restrictReferrer(root);
  afterVisible(root, DELAY, () => {
    isDue = true;
    loadIfDue();
  });
}
