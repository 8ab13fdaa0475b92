"""Nothing moves while it is read: no page, in no language, on a device with Devanagari or without."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from e2e.conftest import DESKTOP, PHONE, page_of
from e2e.stack import Site
from e2e.traffic import Traffic, wait_until_told

# What moved with nobody touching it (layout-shift, as Core Web Vitals count it).
COUNT_MOVES = """window.moved = 0;
new PerformanceObserver(list => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved += value;
}).observe({type: 'layout-shift', buffered: true});"""
# What a device measures of letters: one that has none of Devanagari's has all of one width.
MEASURED = "CanvasRenderingContext2D.prototype.measureText = (letter) => ({width: %s});"
WITHOUT, WITH = "12", "letter.charCodeAt()"
HAS_FACE = "document.fonts.check('1em \"Device Devanagari\"', 'क')"
FACE = "**/mukta-devanagari-*.woff2"
# A machine under load shows no page sooner than the face is there, however long this takes.
NO_LIMIT = """const later = setTimeout;
window.setTimeout = (work, wait, ...rest) => wait === 3000 ? 0 : later(work, wait, ...rest);"""
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["390", "1280"])
HINDI = [
    "/hi",
    "/hi/condition/piles",
    "/hi/delhi-ncr/doctors/general-surgery",
    "/hi/doctor/dr-kavita-raghunathan",
    "/hi/delhi-ncr/treatment/gallbladder-removal/cost",
    "/hi/blog/bawaseer-aur-fissure-mein-antar",
]


@pytest.fixture
def reader(browser: Browser, site: Site) -> Iterator[Page]:
    for page in page_of(browser, site):
        page.add_init_script(COUNT_MOVES)
        yield page


@SIZES
@pytest.mark.parametrize("path", HINDI)
def test_hindi_is_not_seen_before_its_face_and_moves_nothing(
    reader: Page, path: str, size: ViewportSize
) -> None:
    """The face comes long after all else. A machine that has one of its own asks for none."""
    reader.set_viewport_size(size)
    traffic = Traffic(reader)
    held: list[Route] = []
    reader.route(FACE, lambda route: held.append(route))
    reader.add_init_script(MEASURED % WITHOUT + NO_LIMIT)
    reader.goto(path, wait_until="domcontentloaded")
    if not reader.evaluate(HAS_FACE):
        wait_until_told(reader, lambda: held, "the face is asked for")
        expect(reader.locator("h1")).to_be_hidden()
    while held:
        held.pop().continue_()
    expect(reader.locator("h1")).to_be_visible()
    traffic.settle()
    assert reader.evaluate("moved") == 0


@SIZES
@pytest.mark.parametrize("path", HINDI)
def test_hindi_in_the_face_of_the_device_moves_nothing(reader: Page, path: str, size: ViewportSize) -> None:
    reader.set_viewport_size(size)
    reader.add_init_script(MEASURED % WITH)
    traffic = Traffic(reader)
    reader.goto(path)
    expect(reader.locator("h1")).to_be_visible()
    traffic.settle()
    assert not [request.url for request in traffic.asked if "devanagari-400" in request.url]
    assert reader.evaluate("moved") == 0


def test_hindi_is_shown_where_its_face_never_comes(reader: Page) -> None:
    reader.clock.install()
    reader.add_init_script(MEASURED % WITHOUT)
    reader.add_init_script("document.fonts.load = () => new Promise(() => {})")
    reader.goto("/hi/condition/piles", wait_until="domcontentloaded")
    expect(reader.locator("h1")).to_be_hidden()
    reader.clock.fast_forward(3000)
    expect(reader.locator("h1")).to_be_visible()


def test_hindi_is_there_without_javascript(plain: Page) -> None:
    plain.goto("/hi/condition/piles")
    expect(plain.get_by_role("heading", level=1)).to_be_visible()
