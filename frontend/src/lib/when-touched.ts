/** One tap is all three of these; they stay, so that the tap after a failure tries again. */
export function whenTouched(element: Element, start: () => void): void {
  for (const event of ['pointerover', 'touchstart', 'focusin'] as const) {
    element.addEventListener(event, start, { passive: true });
  }
}
