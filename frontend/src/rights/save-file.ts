/** Safari reads the file once the visitor has said yes to the download, and no sooner. */
const KEPT_MS = 60_000;

/** Gives the visitor `value` as a file. It is made in the browser: no address ever names it. */
export function saveFile(name: string, value: unknown): void {
  const blob = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(blob),
    download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
