"""axe-core in the page: A, AA, 2.1, 2.2 and best practice."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

WIDTHS: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 1280, "height": 900}]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# A colour on its way from one to another is none that anybody reads. What takes longer than a change of
# state, as the ring around Wagtail's badge (25 s), is there to be seen, and is looked at as it is.
AT_REST = """() => !document.getAnimations().some((one) =>
  one.playState === 'running' && one.effect.getComputedTiming().endTime <= 5000)"""
# What scrolls under a sticky bar is half a target there and a whole one a finger's breadth on: the page is
# looked at from its top, so that no rule hangs on how far a journey had scrolled. What is open over the page
# closes when it scrolls, and is looked at as it is.
FROM_THE_TOP = """() => {
  if (!document.querySelector('[role=dialog], [role=listbox], [aria-expanded=true]')) scrollTo(0, 0);
}"""
RUN = """([place, tags]) => axe.run(place || document, {runOnly: tags, resultTypes: ['violations']})
  .then(({violations}) =>
  violations.map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ')).join(' | ')}`))"""


def violations(page: Page, source: str, place: str = "") -> list[str]:
    """The rules broken on the page as it stands, or in one place of it, each with the elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source)
    page.evaluate(FROM_THE_TOP)
    page.wait_for_function(AT_REST)  # looks at each frame, and so has them painted
    found: list[str] = page.evaluate(RUN, [place, TAGS])
    return found


def violations_at_both_widths(page: Page, source: str, place: str = "") -> list[str]:
    """As `violations`, on a phone and on a desk, of a page loaded once, which stays as wide as a desk."""
    found = []
    for size in WIDTHS:
        page.set_viewport_size(size)
        found += [f"{size['width']}: {rule}" for rule in violations(page, source, place)]
    return found
