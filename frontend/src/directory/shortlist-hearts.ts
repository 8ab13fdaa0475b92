import { pageLanguage } from '@/lib/page-data';
import { shortlistText } from '@/lib/text/shortlist';
import { accountPages } from '@/patients/account-pages';
import { showToast } from '@/ui/toast/toast';
import { countOf, readShortlist, type ShortlistKind, toggle } from './shortlist';

const named = (button: HTMLElement) => {
  const [kind, id] = (button.dataset.shortlist ?? '').split(':');
  return { kind: kind as ShortlistKind, id: Number(id) };
};

/** A press of a heart: onto the list or off it, as the heart shows it. Another tab may have done so meanwhile. */
export default function press(button: HTMLElement): void {
  const { kind, id } = named(button);
  const isWanted = button.getAttribute('aria-pressed') !== 'true';
  const isOn = readShortlist()[kind].includes(id);
  const change = isWanted !== isOn ? toggle(kind, id) : isOn ? 'added' : 'removed';
  showHearts(document);
  showToast(shortlistText[pageLanguage()].said[change]);
}

/** Each heart of the page as it is stored, and the way to the list while something is on it. */
export function showHearts(root: Document): void {
  const list = readShortlist();
  for (const heart of root.querySelectorAll<HTMLElement>('[data-shortlist]')) {
    const { kind, id } = named(heart);
    heart.setAttribute('aria-pressed', String(list[kind].includes(id)));
  }
  showWay(root, countOf(list));
}

function showWay(root: Document, count: number): void {
  const language = pageLanguage();
  let way = root.querySelector<HTMLAnchorElement>('.shortlist-way');
  if (count === 0) {
    way?.remove();
    return;
  }
  if (!way) {
    way = Object.assign(root.createElement('a'), { className: 'btn shortlist-way' });
    way.href = accountPages(language).shortlist;
    (root.querySelector('main') ?? root.body).append(way);
  }
  way.textContent = shortlistText[language].compare(count);
}

// As another tab has it.
globalThis.addEventListener?.('storage', () => showHearts(document));
