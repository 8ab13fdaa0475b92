import { startTags } from './tags';

let isStarted = false;

/** The first press of what opens the choices, which hear the next ones themselves. */
export default function choosePrivacy(link: HTMLElement): void {
  if (isStarted) return;
  isStarted = true;
  startTags(document);
  link.click();
}
