/** Only the page that thanks has places to fill. */
export function start(root: Document): void {
  if (!root.querySelector('[data-thankyou]')) return;
  import('@/leads/requests/fill-thankyou')
    .then((module) => module.fillThankyou(root))
    .catch(() => undefined); // it did not come: the page thanks without a name
}
