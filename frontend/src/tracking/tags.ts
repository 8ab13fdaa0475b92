import { afterVisible } from '@/lib/after-visible';
import { type PageForm, readBlock } from '@/lib/page-data';
import { session } from '@/lib/storage';
import { isOptedOut, type PrivacyChoice, privacyChoice } from './privacy';
import { askPrivacy } from './privacy-panel';

/** Spec section 9: the tag manager's push waits ten seconds. */
const DELAY = 10_000;
/** Pages whose address holds what somebody asked: a tag could read it there. */
const NO_TAGS = new Set(['Search', 'Chat']);

const agreed = (choice: PrivacyChoice | null) =>
  choice !== null && (choice.measuring || choice.advertising) && !isOptedOut();

/**
 * What an address may carry while a script of another host can read it: the advertisers' own words, and the
 * one that every request ends with.
 */
const CLEAN = new Set([
  'gclid',
  'gbraid',
  'wbraid',
  'gad',
  'gad_source',
  'utm_source',
  'utm_medium',
  'isquicksurvey',
]);

const isClean = (address: URL) => [...address.searchParams.keys()].every((name) => CLEAN.has(name));

/** From now on no page tells the next one its address: a tag there could read it as the referrer. */
function restrictReferrer(root: Document): void {
  root.head.append(
    Object.assign(root.createElement('meta'), { name: 'referrer', content: 'strict-origin' }),
  );
}

async function load(id: string): Promise<void> {
  const choice = privacyChoice();
  const { context } = readBlock<PageForm>('page-form');
  if (
    !choice ||
    !agreed(choice) ||
    NO_TAGS.has(context.pageType) ||
    !isClean(new URL(location.href))
  )
    return;
  const { loadTags, pushTag } = await import('./tag-manager');
  const facts = {
    pageType: context.pageType,
    city: context.subject.city?.name ?? '',
    pageLanguage: context.language,
    pageVariant: context.pageVariant,
  };
  loadTags(id, choice, facts);
  if (context.pageType === 'Thankyou') {
    const leadFormVariant = session.get('lead_variant') ?? '';
    pushTag({ ...facts, event: 'lead_sent', leadFormVariant });
  }
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
    if (id !== '' && isDue) void load(id).catch(() => undefined);
  };
  askPrivacy(root, loadIfDue);
  if (id === '') return;
  root.addEventListener('untracked', silenceTags);
  restrictReferrer(root);
  afterVisible(root, DELAY, () => {
    isDue = true;
    loadIfDue();
  });
}
