"""Narrow, low, zoomed, spaced out, and with the longest names: nothing is cut, covered or scrolls sideways.

WCAG 1.4.10 (320 x 256 is 1280 x 1024 at 400 %), 1.4.4 (640 x 400 is 200 %), 1.4.12 and 2.4.11.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e.conftest import page_of
from e2e.stack import RENDERING, Site

SIZES: dict[str, ViewportSize] = {
    "200 %": {"width": 640, "height": 400},
    "400 %": {"width": 320, "height": 256},
    "320 spaced": {"width": 320, "height": 568},
}
CLASSES = [
    "/",
    "/condition/piles",
    "/delhi-ncr/doctors/general-surgery",
    "/delhi-ncr/hospitals/general-surgery",
    "/doctor/dr-kavita-raghunathan",
    "/hospital/nirmal-multispeciality-hospital",
    "/departments",
    "/delhi-ncr/treatment/gallbladder-removal/cost",
    "/search?q=gallstones",
    "/hi/blog",
    "/hi/cost?treatment=total-knee-replacement&city=pune",
    "/hi/insurance",
    "/campaigns/piles-delhi-ncr",
    "/chat",
    "/chat/ai",
    "/request",
    "/thankyou",
    "/hi/my-requests",
    "/shortlist",
    "/privacy/your-data",
    "/no-such-page",
]
SPACED = """p { margin-bottom: 2em !important }
* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }"""

CITY = "Sri Potti Sriramulu Vijayanagarampatnams"
HOSPITAL = "Shri Venkateshwara Multispeciality Institute of Gastroenterological Sciences and Research"
DEGREES = (
    "MBBS (Gold Medal), MS (General Surgery), MCh (Surgical Gastroenterology),"
    " FRCS (Edinburgh), FMAS, FIAGES, FACS, Diplomate"
)
DEPARTMENT = "Gastroenterology, Hepatology and Hepatopancreatobiliary Care"
LONG_NAMES = [
    f"UPDATE directory_city SET name = '{CITY}' WHERE slug = 'delhi-ncr'",
    f"UPDATE directory_hospital SET name = '{HOSPITAL}' WHERE slug = 'nirmal-multispeciality-hospital'",
    "UPDATE directory_doctor SET name = 'Dr Venkatanarasimharajuvaripeta Subrahmanyam',"
    f" degrees = '{DEGREES}' WHERE slug = 'dr-kavita-raghunathan'",
    f"UPDATE directory_department SET name = '{DEPARTMENT}', plain_name = '{DEPARTMENT}',"
    f" specialist_plural = '{DEPARTMENT}' WHERE slug = 'general-surgery'",
]

CUT = """() => {
  const nameOf = (e) => `${e.tagName} ${e.getAttribute('class') ?? ''}`;
  const parts = [...document.body.querySelectorAll('*')].filter((e) =>
    e.checkVisibility({visibilityProperty: true}) && e.clientWidth > 1 && !e.closest('svg'));
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = parts.filter((e) => e.getBoundingClientRect().right > innerWidth + 1);
    found.push(`wider than the screen: ${wide.slice(0, 4).map(nameOf)}`);
  }
  for (const e of parts) {
    const style = getComputedStyle(e);
    const isWide = e.scrollWidth > e.clientWidth + 1, isHigh = e.scrollHeight > e.clientHeight + 3;
    const scrolls = /auto|scroll/;
    if (isWide && isHigh && scrolls.test(style.overflowX) && scrolls.test(style.overflowY)) {
      found.push(`scrolls two ways: ${nameOf(e)}`);
    }
    const isField = e.matches('input, select, .finder__city *, .city-btn *, .city-btn');
    const isHidden = (how) => how === 'hidden' || how === 'clip';
    const isCut = (isWide && isHidden(style.overflowX)) || (isHigh && isHidden(style.overflowY));
    const words = e.textContent.trim();
    if (isCut && words && !isField) found.push(`cut: ${nameOf(e)} ${words.slice(0, 30)}`);
  }
  return found;
}"""

# Each stop takes the focus, downwards and upwards. Covered is one of which no point of 25 is to be seen.
COVERED = """async (root) => {
  const soon = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const selector = 'a[href], button:enabled, input:not([type=hidden]):enabled, select, textarea, summary';
  const stops = [...document.querySelector(root).querySelectorAll(selector)];
  const isSeen = (stop) => {
    const box = stop.querySelector('.side-menu__close')?.checkVisibility()
      ? stop.querySelector('.side-menu__close') : stop;
    const rects = [...box.getClientRects()].filter(({width, height}) => width > 2 && height > 2);
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    return rects.length === 0 || rects.some((r) => steps.some((down) => steps.some((along) => {
      const top = document.elementFromPoint(r.left + r.width * along, r.top + r.height * down);
      const own = [stop, ...stop.labels ?? []];
      return top && (top.contains(stop) || own.some((part) => part.contains(top)));
    })));
  };
  scrollTo(0, 600);
  await soon();
  const covered = new Set();
  for (const stop of [...stops, ...stops.toReversed()]) {
    if (!stop.checkVisibility({visibilityProperty: true})) continue;
    stop.focus({focusVisible: true});
    await null;
    if (document.activeElement !== stop || isSeen(stop)) continue;
    await soon(); // the bar goes when the form comes into sight
    await soon();
    if (!isSeen(stop)) covered.add(`${stop.outerHTML.slice(0, 80)} ${stop.textContent.trim().slice(0, 30)}`);
  }
  return [...covered];
}"""


@pytest.fixture(scope="module")
def long_named(tmp_path_factory: pytest.TempPathFactory, prepared: Site) -> Iterator[Site]:
    """A site whose names are as long as names get."""
    site = Site(tmp_path_factory.mktemp("long"))
    site.copy(prepared)
    for statement in LONG_NAMES:
        site.write(statement)
    site.start(*RENDERING)
    site.watch()
    yield site
    site.stop()


@pytest.fixture(scope="module")
def small(browser: Browser, long_named: Site) -> Iterator[Page]:
    # Its own style sheet stands for the one that a visitor's browser adds.
    yield from page_of(browser, long_named, bypass_csp=True)


def resize(page: Page, name: str) -> None:
    """Spaced out or not, as the name of the size says, and with no part in focus."""
    page.set_viewport_size(SIZES[name])
    page.evaluate("document.activeElement.blur(); document.querySelector('[data-spaced]')?.remove()")
    if "spaced" in name:
        page.add_style_tag(content=SPACED).evaluate("style => style.setAttribute('data-spaced', '')")


def hours_are_told(page: Page) -> None:
    """Those of a doctor are on one line, cut at its end, until the script tells the next ones."""
    expect(page.locator("[data-clinics]")).to_have_count(0)


@pytest.mark.parametrize("path", CLASSES)
def test_a_page_is_whole_and_covers_no_focus(small: Page, path: str) -> None:
    """Loaded once: first looked at in each size as it came, as the focus wakes what it comes to."""
    small.set_viewport_size(SIZES["200 %"])
    small.goto(path)
    hours_are_told(small)
    for name in SIZES:
        resize(small, name)
        assert small.evaluate(CUT) == [], name
    for name in SIZES:
        resize(small, name)
        assert small.evaluate(COVERED, "body") == [], name


def open_side_menu(page: Page) -> str:
    page.locator(".side-menu > summary").click()
    page.locator(".menu-acc > details > summary", has_text="Conditions").click()
    page.locator(".menu-acc details[open] details > summary").first.click()
    return ".side-menu"


def open_search(page: Page) -> str:
    page.locator(".site-header [data-open-search]").click()
    page.get_by_role("dialog").get_by_role("combobox").fill("gall")
    expect(page.get_by_role("dialog").get_by_role("option").first).to_be_visible()
    return "dialog[open]"


def open_city(page: Page) -> str:
    page.locator(".city-btn").click()
    expect(page.get_by_role("radio", name="Jaipur")).to_be_attached()
    page.get_by_role("button", name="Show care in my city").click()
    return "dialog[open]"


def open_form(page: Page) -> str:
    page.get_by_role("main").locator("[data-book]").first.click()
    page.get_by_role("dialog").locator("[type=submit]").click()
    expect(page.get_by_role("dialog").locator(".field .error").first).to_be_visible()
    return "dialog[open]"


def open_login(page: Page) -> str:
    page.locator(".side-menu > summary").click()
    page.locator(".sidemenu__user").get_by_role("button", name="Login").click()
    page.get_by_label("Mobile number").fill("98")
    return "dialog[open]"


def open_filters(page: Page) -> str:
    page.locator(".filter-sheet > summary").click()
    return ".filters"


@pytest.mark.parametrize(
    "open_it", [open_side_menu, open_search, open_city, open_form, open_login, open_filters]
)
def test_what_opens_over_the_page_scrolls_inside(small: Page, open_it: Callable[[Page], str]) -> None:
    for name in SIZES:
        small.set_viewport_size(SIZES[name])
        small.goto("/delhi-ncr/doctors/general-surgery")
        hours_are_told(small)
        resize(small, name)
        root = open_it(small)
        assert small.evaluate(CUT) == [], name
        assert small.evaluate(COVERED, root) == [], name


def test_a_low_window_leaves_its_height_to_the_page(browser: Browser, long_named: Site) -> None:
    for page in page_of(browser, long_named, viewport=SIZES["400 %"]):
        page.goto("/doctor/dr-kavita-raghunathan")
        page.evaluate("scrollTo(0, 2500)")
        expect(page.locator("[data-floating-bar]")).not_to_be_in_viewport()
        for bar in (".site-header", ".subnav"):
            expect(page.locator(bar)).not_to_be_in_viewport()
        page.goto("/chat/ai")
        log = page.locator(".chat__log")
        assert log.evaluate("log => log.clientHeight") > 60


@pytest.mark.parametrize("width", [1024, 1239, 1240, 1280])
@pytest.mark.parametrize("path", ["/condition/piles", "/tools/bmi-calculator", "/hi/condition/piles"])
def test_the_header_has_room_from_the_width_on_at_which_it_is_whole(
    page: Page, path: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(path)
    nav = page.locator(".main-nav")
    expect(nav).to_be_visible(visible=width >= 1240)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    "path", [*CLASSES, "/insurance", "/doctors", "/treatment/total-knee-replacement/cost"]
)
def test_text_at_twice_its_size_needs_no_scrolling_sideways(page: Page, path: str) -> None:
    """Of a browser that is set to large letters, which leaves the window as wide as it is."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    for width in (1280, 1024, 390):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(path)
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        assert page.evaluate("document.documentElement.scrollWidth") <= width
