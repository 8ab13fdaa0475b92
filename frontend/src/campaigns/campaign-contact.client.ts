/** Only a page whose numbers a campaign may replace has this block. */
export function start(root: Document): void {
  if (!root.getElementById('page-numbers')) return;
  void import('./campaign-contact').then((module) => module.showCampaignContact(root));
}
