/**
 * Opens a tab within the click, because browsers stop one that is opened later (decisions 2.10). Tell it
 * how the send ended: it goes to `url`, or it closes again. The server gives only hosts the site allows.
 */
export function openSuccess(url: string): (isSent: boolean) => void {
  if (url === '') return () => undefined;
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return (isSent) => {
    if (isSent) tab?.location.replace(url);
    else tab?.close();
  };
}
