import { wasAskedOfTags } from './allowed-tags';
import { isOptedOut, type PrivacyChoice, privacyChoice, savePrivacyChoice } from './privacy';

type Chosen = () => void;

const boxes = (panel: HTMLElement) =>
  panel.querySelectorAll<HTMLInputElement>('[data-privacy-choice]');

function showWhich(panel: HTMLElement, isShown: boolean): void {
  const which = panel.querySelector<HTMLElement>('#privacy-which');
  if (which) which.hidden = !isShown;
  const button = panel.querySelector('[data-privacy-answer="choose"]');
  button?.setAttribute('aria-expanded', String(isShown));
}

/** What it has no box for was not asked, and is not stored: a tag manager that comes later is asked about anew. */
function chosenIn(panel: HTMLElement, answer: string): Partial<PrivacyChoice> {
  const choice: Partial<PrivacyChoice> = {};
  for (const box of boxes(panel)) {
    const isAllowed = answer === 'save' ? box.checked : answer === 'accept';
    choice[box.dataset.privacyChoice as keyof PrivacyChoice] = isAllowed;
  }
  return choice;
}

/** Answers of the panel: Choose opens the boxes, all others are a choice that is stored. */
function hear(panel: HTMLElement, close: () => void, chosen: Chosen): void {
  panel.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-privacy-answer]');
    const answer = button?.dataset.privacyAnswer;
    // As an attribute: Firefox before 119 has no property for it, and would never close the boxes.
    if (answer === 'choose') showWhich(panel, button?.getAttribute('aria-expanded') !== 'true');
    if (!answer || answer === 'choose') return;
    savePrivacyChoice(chosenIn(panel, answer));
    close();
    chosen();
  });
}

/** For a panel that asked by itself: what had the focus is hidden. */
function page(root: Document): HTMLElement | null {
  const main = root.querySelector<HTMLElement>('main');
  if (main) main.tabIndex = -1;
  return main;
}

/** The panel as a visitor opens it: with their choice in it, and the focus. */
function open(panel: HTMLElement): void {
  const stored = privacyChoice();
  for (const box of boxes(panel)) {
    box.checked = stored?.[box.dataset.privacyChoice as keyof PrivacyChoice] ?? false;
  }
  showWhich(panel, stored !== null);
  panel.hidden = false;
  panel.querySelector('h2')?.focus();
}

/**
 * Makes the panel work, and asks by itself where a tag manager is configured and no answer was given,
 * by a choice here or by the browser's own signal. Closing it brings the focus back to the link.
 */
export function askPrivacy(root: Document, chosen: Chosen): void {
  const panel = root.querySelector<HTMLElement>('[data-privacy]');
  if (!panel) return;
  let opener: HTMLElement | null = null;
  const close = () => {
    panel.hidden = true;
    (opener ?? page(root))?.focus({ preventScroll: true });
    opener = null;
  };
  hear(panel, close, chosen);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-privacy-open]');
    if (!link) return;
    event.preventDefault();
    opener = link;
    open(panel);
  });
  const hasTags = panel.dataset.privacy !== '';
  const hasAnswer = () => (hasTags ? wasAskedOfTags() : privacyChoice() !== null) || isOptedOut();
  if (hasTags && !hasAnswer()) panel.hidden = false;
  // Once: it may have been answered in another tab, or on a page after this one, which Back shows as it was.
  const askedOnce = () => {
    if (!opener && hasAnswer()) panel.hidden = true;
  };
  for (const event of ['storage', 'pageshow']) addEventListener(event, askedOnce);
}
