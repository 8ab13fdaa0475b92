/** What is open above all else; null for the page alone. Only in it can anything be seen, touched or heard. */
export const aboveAll = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
