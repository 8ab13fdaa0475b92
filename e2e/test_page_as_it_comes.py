"""On a slow network a page comes bit by bit, and what is seen of it stays where it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from e2e.conftest import DESKTOP, PHONE, page_of
from e2e.pages import OWN_PAGES, PAGES
from e2e.stack import Site

# Takes the page back node by node, from its end: each state of it is one that a parser leaves. What has
# stood elsewhere in any of them than in the whole page is told, with what comes next. What has not come
# whole itself, or is the icon of that, may be put into the next line.
TAKEN_BACK = """() => {
  const seen = (box) => box.width * box.height > 0 && box.top < innerHeight && box.bottom > 0
    && box.left < innerWidth && box.right > 0;
  const place = (element) => element.getBoundingClientRect();
  const shown = {visibilityProperty: true, opacityProperty: true};
  const main = document.querySelector('main');
  const read = [...main.querySelectorAll('*')].filter((element) =>
    !element.closest('svg svg, svg > *, option, .vh, .results__sort') && element.checkVisibility(shown)
    && seen(place(element)) && (/^(img|svg|input|button|select)$/i.test(element.tagName)
      || [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())));
  const whole = new Map(read.map((element) => [element, place(element)]));
  const first = new Set(read);
  const name = (element) => `${element.tagName}.${element.className?.baseVal ?? element.className}`;
  const moved = new Map();
  const look = (last, open) => {
    for (const [element, {top, left}] of whole) {
      const part = element.tagName === 'svg' ? element.parentNode : element;
      if (!element.isConnected || part.contains(open) || moved.has(element)) continue;
      const now = place(element);
      if (now.width * now.height === 0 || !seen(now)) continue;
      if (Math.abs(now.top - top) < 0.6 && Math.abs(now.left - left) < 0.6) continue;
      moved.set(element, [name(element), now.left, now.top, '->', left, top, 'before', last]);
    }
  };
  const { SHOW_ELEMENT, SHOW_TEXT } = NodeFilter;
  const walker = document.createTreeWalker(document.body, SHOW_ELEMENT | SHOW_TEXT, (node) =>
    node.parentNode.closest('svg, option') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes.slice(nodes.indexOf(main) + 1).reverse()) {
    const matters = first.has(node) || first.has(node.parentNode) || node.tagName === 'OPTION';
    const last = node.nodeType === 3 ? node.data.slice(0, 30) : name(node);
    const open = node.parentNode;
    node.remove();
    if (matters) look(last, open);
  }
  return [...moved.values()];
}"""
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["390", "1280"])


@pytest.fixture(scope="module")
def reader(browser: Browser, site: Site) -> Iterator[Page]:
    """Reads before the scripts, which come last, and in the faces of the device."""
    for page in page_of(browser, site):
        for later in ("**/*.js", "**/*.woff2"):
            page.route(later, lambda route: route.abort())
        yield page


@SIZES
@pytest.mark.parametrize("path", PAGES + OWN_PAGES)
def test_what_is_seen_of_a_page_stays_where_it_is_as_the_rest_comes(
    reader: Page, path: str, size: ViewportSize
) -> None:
    reader.set_viewport_size(size)
    reader.goto(path)
    moved = reader.evaluate(TAKEN_BACK)
    assert not moved, "\n".join(map(str, moved))
