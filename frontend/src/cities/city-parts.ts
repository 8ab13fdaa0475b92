import { tellAdded } from '@/lib/added';
import { getDocument } from '@/lib/get-document';
import { siblingPath, USUAL } from './sibling';

const PARTS = '[data-of-city]';
let shown = '';

/**
 * Puts the doctors, hospitals and prices of a city where a page that is the same for everyone has those of the
 * usual one: they are taken from the same page of that city, each before it is seen. What is on screen by then
 * stays, under the name of its city, until it is not; so does what the city has not.
 */
export async function showPartsOf(root: ParentNode, slug: string): Promise<void> {
  const parts = [...root.querySelectorAll<HTMLElement>(PARTS)];
  const isHome = document.documentElement.dataset.pageType === 'Home';
  const path = siblingPath(location.pathname, slug, isHome);
  if (parts.length === 0 || path === null || slug === USUAL || path === shown) return;
  shown = path;
  const page = await getDocument(path);
  // Something else may have answered in its place.
  if (!page?.querySelector(PARTS)) {
    if (shown === path) shown = ''; // it may come when it is asked for again
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting && !target.contains(document.activeElement))
        replace(target, page, observer);
    }
  });
  for (const part of parts) observer.observe(part);
}

function replace(part: Element, page: Document, observer: IntersectionObserver): void {
  observer.unobserve(part);
  const name = (part as HTMLElement).dataset.ofCity;
  const there = page.querySelector(`[data-of-city="${name}"]`);
  if (!there) return;
  const { bottom, height } = part.getBoundingClientRect();
  part.replaceWith(there);
  tellAdded(document);
  // What is read stays where it is, also in a browser that does not see to it.
  if (bottom < 0 && !CSS.supports('overflow-anchor', 'auto'))
    scrollBy(0, there.getBoundingClientRect().height - height);
}
