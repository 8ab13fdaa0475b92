import { recordTouch } from './attribution';

export function start(root: Document): void {
  recordTouch(new URL(location.href), root.referrer);
}
