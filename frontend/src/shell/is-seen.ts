/** Whether an element is rendered at all. Safari before 17.4 knows no `checkVisibility`: by the box it has there. */
export const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;
