"""axe-core in the page: A, AA, 2.1, 2.2 and best practice."""

from __future__ import annotations

from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """(tags) => axe.run(document, {runOnly: tags, resultTypes: ['violations']}).then(({violations}) =>
  violations.map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ')).join(' | ')}`))"""


def violations(page: Page, source: str) -> list[str]:
    """The rules broken on the page as it stands, each with the elements."""
    page.evaluate(source)
    found: list[str] = page.evaluate(RUN, TAGS)
    return found
