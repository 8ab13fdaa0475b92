/** The address that the page's own call links have: its number, or that of the advertisement somebody came by. */
export const pageCall = (): string | undefined =>
  document.querySelector<HTMLAnchorElement>('[data-floating-bar] a[href^="tel:"]')?.href;
