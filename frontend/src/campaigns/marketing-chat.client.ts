import { afterVisible } from '@/lib/after-visible';

/** With the visit: a chat is never begun in the first second. */
export function start(root: Document): void {
  if (root.documentElement.dataset.pageType !== 'Marketing') return;
  afterVisible(root, 1000, () => {
    import('./marketing-chat')
      .then((module) => module.nameCampaignInChats(root))
      .catch(() => undefined);
  });
}
