"""Words that a page shows in passing: a look from time to time could come too late for them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

# Says so on the console, which is heard here also when the page is loaded again right after.
SAY_WHEN_SHOWN = """words => {
  const shown = `//*[normalize-space(.)=${JSON.stringify(words)}]`;
  const seen = new MutationObserver(() => {
    const found = document.evaluate(shown, document.body, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    for (let at = 0; at < found.snapshotLength; at++)
      if (found.snapshotItem(at).checkVisibility({visibilityProperty: true})) {
        seen.disconnect();
        console.info(`shown: ${words}`);
        return;
      }
  });
  seen.observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
}"""


@contextmanager
def shows(page: Page, words: str) -> Iterator[None]:
    """What is done within has the page show an element of just these words, for however short a time."""
    page.evaluate(SAY_WHEN_SHOWN, words)
    with page.expect_console_message(lambda line: line.text == f"shown: {words}"):
        yield
