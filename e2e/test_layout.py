"""The layout table in a browser: every class of path, every piece (spec section 2, decisions 1.6)."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import DESKTOP, page_of
from e2e.stack import Site
from sehat.shell.layout import BY_SEGMENT, EXACT

SELECTORS = {
    "ribbon: second opinion": ".ribbon [data-book]",
    "ribbon: app": ".ribbon a[href*='play.google']",
    "navigation": ".site-header",
    "plain brand": ".bare__top .brand",
    "search button": ".site-header [data-open-search]",
    "partner banner": "a.partner[href='/partner-with-us']",
    "large app banner": ".appband",
    "slim app banner": ".appslim",
    "extra": ".safety",
    "footer": ".site-footer",
    "chat overlay": "main.chat-overlay",
    "floating bar": "[data-floating-bar]",  # seen beyond 500 px
}
# How wide the hint of a field is.
HINT = """(field) => {
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.font = getComputedStyle(field).font;
  return canvas.measureText(field.placeholder).width;
}"""
# What the specification says of each class, written out here and not taken from the code.
COMMON = {"navigation", "extra", "footer", "floating bar"}
CONTENT = COMMON | {"ribbon: second opinion", "search button", "slim app banner"}
HOME = COMMON | {"ribbon: second opinion", "large app banner", "partner banner"}
INFO = COMMON | {"ribbon: app", "slim app banner"}
ABOUT = INFO | {"partner banner"}
MARKETING = {"plain brand", "floating bar"}
CAMPAIGN = {"plain brand", "floating bar", "extra"}
THANKYOU = {"plain brand", "extra"}
CHAT, NOTHING = {"chat overlay"}, set[str]()
PATHS = {
    "/": HOME,
    "/condition/piles": CONTENT,
    "/delhi-ncr/doctors/general-surgery": CONTENT,
    "/departments": CONTENT,
    "/hi/blog": CONTENT,
    "/no-such-page": CONTENT,
    "/hospitals": INFO,
    "/insurance": INFO,
    "/hospitals/insurance/ayushman-bharat": INFO,
    "/privacy": INFO,
    "/refund-policy": INFO,
    "/terms-conditions": INFO,
    "/editorial-policy": INFO,
    "/faq": INFO,
    "/videos": INFO,
    "/contact-us": INFO,
    "/partner-with-us": INFO,
    "/careers": INFO,
    "/about-us": ABOUT,
    "/marketing/brand/sehat-path": MARKETING,
    "/campaigns": CAMPAIGN,
    "/campaigns/piles-delhi-ncr": CAMPAIGN,
    "/thankyou": THANKYOU,
    "/hi/thankyou": THANKYOU,
    "/chat": CHAT,
    "/hi/chat": CHAT,
    "/chat/ai": NOTHING,
    "/hi/chat/ai": NOTHING,
    "/find-hospital-doctor-for-surgery": NOTHING,
    "/condition/piles?patientapp=1": NOTHING,
    "/?patientapp=1": NOTHING,
    "/about-us?patientapp=1": NOTHING,
}
# Addresses of the table with no page of their own: another spelling that leads on, or no such page.
WITHOUT_PAGE = {"about", "contact", "partner", "refund", "editorial", "campaign"}
CELLS = [(path, piece) for path in PATHS for piece in SELECTORS]


@pytest.fixture(scope="module")
def rendered(browser: Browser, site: Site) -> dict[str, set[str]]:
    """What is to be seen at each path: at its top, and of the floating bar after a scroll."""
    found: dict[str, set[str]] = {}
    for page in page_of(browser, site, viewport=DESKTOP):
        for path in PATHS:
            page.goto(path)
            found[path] = seen(page)
            assert "floating bar" not in found[path], f"{path}: the bar is there before any scroll"
            # Beyond the page itself, because its own form takes the bar's place while it is on screen.
            page.evaluate("document.body.style.paddingBottom = '2000px'; scrollTo(0, 1e6)")
            bar = page.locator(SELECTORS["floating bar"])
            if bar.count():
                page.wait_for_function("() => scrollY > 500")
                expect(bar).to_be_visible()
                found[path].add("floating bar")
            page.evaluate("sessionStorage.clear()")  # where the app is remembered
    return found


def seen(page: Page) -> set[str]:
    return {name for name, selector in SELECTORS.items() if page.locator(f"{selector}:visible").count()}


@pytest.mark.parametrize(("path", "piece"), CELLS)
def test_a_piece_is_at_a_path_or_not(rendered: dict[str, set[str]], path: str, piece: str) -> None:
    assert (piece in rendered[path]) == (piece in PATHS[path])


def test_no_row_of_the_table_is_forgotten_here() -> None:
    inner = [path.partition("?")[0].strip("/") for path in PATHS]
    rows = set(BY_SEGMENT) - WITHOUT_PAGE
    assert rows <= {path.split("/")[0] for path in inner}
    assert set(EXACT) <= set(inner)


def test_the_app_is_remembered_for_the_tab_and_not_beyond(page: Page) -> None:
    page.goto("/condition/piles?patientapp=1")
    page.goto("/condition/gallstones")
    expect(page.locator(".site-footer")).to_be_hidden()
    assert seen(page) == set()
    other = page.context.new_page()
    other.goto("/condition/gallstones")
    expect(other.locator(".site-footer")).to_be_visible()


def test_a_long_trail_is_one_line_that_does_not_begin_with_a_slash(phone: Page) -> None:
    phone.goto("/delhi-ncr/treatment/gallbladder-removal/cost")
    tops = "trail => new Set([...trail.children].map(item => item.getBoundingClientRect().top)).size"
    assert phone.locator(".crumbs ol").evaluate(tops) == 1
    before = "item => getComputedStyle(item, '::before').content"
    after = "item => getComputedStyle(item, '::after').content"
    items = phone.locator(".crumbs li").all()
    assert len(items) > 2
    assert {item.evaluate(before) for item in items} == {"none"}
    assert [item.evaluate(after) for item in items] == ['"/"'] * (len(items) - 1) + ["none"]


def test_the_country_code_and_the_number_make_one_rounded_field(page: Page) -> None:
    page.goto("/privacy/your-data")
    parts = page.locator(".phone--india > .input")
    corners = (
        "part => [getComputedStyle(part).borderTopLeftRadius, getComputedStyle(part).borderTopRightRadius]"
    )
    (left, between), (also_between, right) = (part.evaluate(corners) for part in parts.all())
    assert (between, also_between) == ("0px", "0px")
    assert left == right != "0px"


@pytest.mark.parametrize("width", [1024, 1280])
def test_no_word_of_a_tile_or_of_a_city_is_broken(page: Page, width: int) -> None:
    """A word that is broken stands in a box of two lines."""
    page.set_viewport_size({"width": width, "height": 900})
    page.goto("/")
    page.locator(".city-btn").click()
    expect(page.locator("dialog .cityname").first).to_be_visible()
    broken = page.evaluate(
        """() => [...document.querySelectorAll('.quick b, .cityname')].flatMap(part => {
            const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode();
            const found = [];
            for (const { index, 0: word } of text.data.matchAll(/\\S+/g)) {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
                    found.push(word);
            }
            return found;
        })"""
    )
    assert broken == []


def test_login_is_in_the_header_of_a_tablet(page: Page) -> None:
    page.set_viewport_size({"width": 768, "height": 900})
    page.goto("/about-us")
    expect(page.locator(".account-header [data-login]")).to_be_visible()


FILLED = """() => [...document.querySelectorAll('main .btn')].filter(button => {
  const { top, bottom } = button.getBoundingClientRect();
  const isSeen = button.checkVisibility() && top >= 0 && bottom <= innerHeight;
  return isSeen && getComputedStyle(button).backgroundColor === 'rgb(14, 90, 76)';
}).map(button => button.textContent)"""


def test_one_button_beside_a_calculator_is_filled_that_of_the_next_step(page: Page) -> None:
    page.goto("/tools/bmi-calculator")
    assert page.evaluate(FILLED) == ["Work out my BMI"]
    page.get_by_label("Height").first.fill("162")
    page.get_by_label("Weight").first.fill("71.6")
    page.get_by_role("button", name="Work out my BMI").click()
    expect(page.locator(".bmi__value")).to_have_text("27.3")
    page.mouse.move(0, 0)
    page.wait_for_function(f"() => ({FILLED})().join() === 'Get a free call back'")


@pytest.mark.parametrize("path", ["/authors", "/hi/authors"])
def test_forms_beside_each_other_are_of_one_height(page: Page, path: str) -> None:
    page.goto(path)
    cards = page.locator(".forms-2 .lead-card").all()
    feet = page.locator(".forms-2 [type=submit]").all()
    assert len(cards) == len(feet) == 2
    box = "part => { const { y, height } = part.getBoundingClientRect(); return [y, height] }"
    assert cards[0].evaluate(box) == cards[1].evaluate(box)
    assert feet[0].evaluate(box) == feet[1].evaluate(box)


@pytest.mark.parametrize("path", ["/", "/hi", "/no-such-page"])
def test_the_hint_of_the_search_is_whole_on_a_small_phone_also_with_the_focus(phone: Page, path: str) -> None:
    phone.set_viewport_size({"width": 360, "height": 740})
    phone.goto(path)
    field = phone.locator("main input[name=q]")
    field.tap()
    expect(phone.get_by_role("listbox")).to_be_visible()
    assert field.evaluate(HINT) <= room_for_hint(phone, "q")


@pytest.mark.parametrize("path", ["/condition/piles", "/hi/condition/piles"])
def test_the_hint_of_the_search_over_a_page_is_whole_on_a_small_phone(phone: Page, path: str) -> None:
    phone.set_viewport_size({"width": 360, "height": 740})
    phone.goto(path)
    phone.locator("[data-open-search]").tap()
    field = phone.get_by_role("dialog").get_by_role("combobox")
    expect(field).to_be_focused()
    assert field.evaluate(HINT) <= room_for_hint(phone, "overlay-q")


def room_for_hint(page: Page, field_id: str) -> float:
    """The width of the hint's box in the search field, which the browser makes: no script reaches it."""
    browser = page.context.new_cdp_session(page)
    whole = browser.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]
    [field] = [node for node in below(whole) if has(node, "id", field_id)]
    [hint] = [node for node in below(field) if has(node, "id", "placeholder")]
    box = browser.send("DOM.getBoxModel", {"backendNodeId": hint["backendNodeId"]})["model"]
    return float(box["width"])


def below(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for child in [*node.get("shadowRoots", []), *node.get("children", [])]:
        yield child
        yield from below(child)


def has(node: dict[str, Any], name: str, value: str) -> bool:
    said = node.get("attributes", [])
    return (name, value) in zip(said[::2], said[1::2], strict=True)


def test_the_words_of_the_slim_banner_keep_apart_from_its_heading(phone: Page) -> None:
    phone.goto("/faq")
    heading, text = (phone.locator(f".appslim {part}").bounding_box() for part in ("h2", "h2 + p"))
    assert heading is not None
    assert text is not None
    assert text["y"] - heading["y"] - heading["height"] >= 4


def test_the_steps_of_a_service_are_a_path_with_numbers(page: Page) -> None:
    page.goto("/services/second-opinion")
    steps = page.locator(".journey.numbered li")
    expect(steps).to_have_count(6)
    look = "(step, part) => { const s = getComputedStyle(step, part); return [s.content, s.borderLeftStyle] }"
    assert steps.first.evaluate(look, "::before")[0] == "counter(list-item)"
    assert steps.first.evaluate(look, "::after")[1] == "dotted"
    assert steps.last.evaluate(look, "::after")[0] == "none"


def test_a_picture_of_the_whole_home_page_of_a_phone_shows_each_section(phone: Page) -> None:
    """What is far below is laid out late, and also where nobody scrolls to it."""
    phone.goto("/")
    sections = phone.locator("main > .section, .site-footer").all()
    assert len(sections) > 6
    for section in sections:
        expect(section).to_have_css("content-visibility", "visible")


STREAM = re.compile(rb"stream\r?\n(.*?)endstream", re.DOTALL)
PINE = re.compile(rb"\.0549\d* \.3529\d* \.298\d* rg")  # what signs are filled with


def filled_on_paper(page: Page) -> int:
    """How often a page as PDF sets the colour of our signs, where the browser is told to spare ink."""
    found = 0
    for stream in STREAM.findall(page.pdf(print_background=False)):
        try:
            found += len(PINE.findall(zlib.decompress(stream)))
        except zlib.error:
            continue  # a font
    return found


@pytest.mark.parametrize(
    ("path", "sign"),
    [
        ("/delhi-ncr/treatment/gallbladder-removal/cost", ".ticks:not(.ticks--no) .i"),
        ("/hospital/nirmal-multispeciality-hospital", ".ticks .i"),
        ("/doctor/dr-kavita-raghunathan", ".journey .is-done"),
    ],
)
def test_ticks_are_printed(page: Page, path: str, sign: str) -> None:
    page.goto(path)
    count = page.locator(sign).count()
    shown = filled_on_paper(page)
    page.locator(sign).evaluate_all("signs => signs.forEach(sign => sign.remove())")
    assert shown - filled_on_paper(page) >= count > 0


LEFT_ALONE = """headings => headings.filter(heading => {
  if (!heading.checkVisibility()) return false
  const after = []
  for (let next = heading.nextElementSibling; next && !next.matches('h2, h3'); next = next.nextElementSibling)
    after.push(next)
  return after.length > 0 && !after.some(part => part.checkVisibility())
}).map(heading => heading.innerText)"""


@pytest.mark.parametrize(
    ("path", "read"),
    [
        ("/delhi-ncr/doctors/general-surgery", "Dr Balaji Murugesan"),
        ("/condition/gallstones", "Sudden strong pain"),
        ("/department/general-surgery", "Gallstones"),
        ("/delhi-ncr/treatment/gallbladder-removal", "Doctors who do it"),
        ("/campaigns/piles-delhi-ncr", "Dr Balaji Murugesan"),
        ("/doctor/dr-kavita-raghunathan", "Registration"),
        ("/tools/bmi-calculator", "Indian adults"),
    ],
)
def test_paper_has_what_is_read_and_neither_ways_on_nor_their_headings(
    page: Page, path: str, read: str
) -> None:
    page.goto(path)
    page.emulate_media(media="print")
    main = page.get_by_role("main")
    expect(main.get_by_text(read).locator("visible=true").first).to_be_visible()
    assert main.locator("h2, .prose__part > h3").evaluate_all(LEFT_ALONE) == []
    assert (
        main.locator("[data-book], [type=submit]").evaluate_all(
            "ways => ways.some(way => way.checkVisibility())"
        )
        is False
    )


def test_forced_colours_leave_a_legend_the_colours_of_its_plot(page: Page) -> None:
    page.goto("/delhi-ncr/treatment/gallbladder-removal/cost")
    signs = page.locator(".range-legend").first.locator("i")
    look = "signs => signs.map(sign => getComputedStyle(sign).backgroundColor)"
    drawn = signs.evaluate_all(look)
    page.emulate_media(forced_colors="active")
    assert signs.evaluate_all(look) == drawn
    assert len({*drawn}) == 3


def test_forced_colours_leave_one_line_under_the_part_that_is_read(page: Page) -> None:
    page.goto("/doctor/dr-kavita-raghunathan")
    parts = page.locator(".subnav a")
    expect(parts.first).to_have_attribute("aria-current", "true")
    page.emulate_media(forced_colors="active")
    read, *others = parts.evaluate_all("parts => parts.map(part => getComputedStyle(part).borderBottomColor)")
    assert others
    assert read not in others


def test_forced_colours_draw_the_edge_of_what_lies_over_a_page(phone: Page) -> None:
    phone.goto("/my-requests")
    phone.get_by_role("main").get_by_role("button", name="Login").tap()
    expect(phone.get_by_role("dialog", name="Login")).to_be_visible()
    phone.emulate_media(forced_colors="active")
    for over in (phone.locator("dialog .modal, dialog.modal"), phone.locator("[data-offline]")):
        assert over.evaluate("over => getComputedStyle(over).borderTopWidth") == "1px"


@pytest.mark.parametrize("path", ["/", "/delhi-ncr/doctors/general-surgery", "/hi/condition/piles"])
def test_a_page_whose_styles_do_not_come_is_words_with_small_signs(phone: Page, path: str) -> None:
    phone.route("**/*.css", lambda route: route.abort())
    phone.goto(path)
    widths = phone.locator("svg:has(> use)").evaluate_all("signs => signs.map(sign => sign.clientWidth)")
    assert len(widths) > 10
    assert max(widths) <= 48
