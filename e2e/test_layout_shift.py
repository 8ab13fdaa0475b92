"""Nothing moves while it is read: no page, in no language, on a device with Devanagari or without."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect

from e2e.account import log_in
from e2e.conftest import DESKTOP, PHONE, page_of
from e2e.stack import Site
from e2e.test_my_requests import send_request
from e2e.traffic import Traffic, wait_until_told

# What moved with nobody touching it (layout-shift, as Core Web Vitals count it).
COUNT_MOVES = """window.moved = 0;
window.movers = [];
new PerformanceObserver(list => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    window.moved += value;
    for (const { node, previousRect: from, currentRect: to } of sources) {
      window.movers.push([node?.nodeName, node?.className, from.toJSON(), to.toJSON()]);
    }
  }
}).observe({type: 'layout-shift', buffered: true});"""
# What a device measures of letters: one that has none of Devanagari's has all of one width.
MEASURED = "CanvasRenderingContext2D.prototype.measureText = (letter) => ({width: %s});"
WITHOUT, WITH = "12", "letter.charCodeAt()"
HAS_FACE = "document.fonts.check('1em \"Device Devanagari\"', 'क')"
FACE = "**/mukta-devanagari-*.woff2"
# A machine under load shows no page sooner than the face is there, however long this takes.
NO_LIMIT = """const later = setTimeout;
window.setTimeout = (work, wait, ...rest) => wait === 3000 ? 0 : later(work, wait, ...rest);"""
# A face of Devanagari that is there before the page, as a device has it: this machine may have none, and
# which of its others stands in for one is Chromium's choice, at times made after the first paint.
FILE = Path(__file__).parent.parent / "frontend/src/styles/fonts/mukta-devanagari-400-normal.woff2"
GIVE_FACE = """{
  const bytes = Uint8Array.from(atob('%s'), letter => letter.charCodeAt());
  const unicodeRange = 'U+0900-097F, U+200C-200D';
  for (const weight of ['400', '600 700'])
    document.fonts.add(new FontFace('Device Devanagari', bytes, { weight, unicodeRange }));
}"""
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["390", "1280"])
LOGIN_BECOMES_A_LETTER = 0.001  # in the header
STORE = "list => localStorage.setItem('shortlist', JSON.stringify(list))"
FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
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
    assert reader.evaluate("moved") == 0, reader.evaluate("movers")


@SIZES
@pytest.mark.parametrize("path", HINDI)
def test_hindi_in_the_face_of_the_device_moves_nothing(reader: Page, path: str, size: ViewportSize) -> None:
    reader.set_viewport_size(size)
    reader.add_init_script(MEASURED % WITH + GIVE_FACE % base64.b64encode(FILE.read_bytes()).decode())
    traffic = Traffic(reader)
    reader.goto(path)
    expect(reader.locator("h1")).to_be_visible()
    traffic.settle()
    assert not [request.url for request in traffic.asked if "devanagari-400" in request.url]
    assert reader.evaluate("moved") == 0, reader.evaluate("movers")


LISTS = [
    "/delhi-ncr/doctors/urology",
    "/delhi-ncr/doctors/general-surgery",
    "/delhi-ncr/hospitals/general-surgery",
    "/no-such-page",  # its link to Hindi says more
]


@SIZES
@pytest.mark.parametrize("path", LISTS)
def test_a_list_moves_nothing_as_its_scripts_and_faces_come(
    reader: Page, path: str, size: ViewportSize
) -> None:
    """Doctors of several clinics are told with the next one; the link to Hindi gets its letters."""
    reader.set_viewport_size(size)
    traffic = Traffic(reader)
    reader.goto(path)
    traffic.settle()
    assert reader.evaluate("moved") == 0, reader.evaluate("movers")
    assert not [request.url for request in traffic.asked if "devanagari-400" in request.url]


@SIZES
def test_the_part_that_is_read_is_marked_and_no_wider(reader: Page, size: ViewportSize) -> None:
    reader.set_viewport_size(size)
    reader.goto("/hospital/nirmal-multispeciality-hospital")
    links = reader.locator("[data-sub-nav] a")
    for link in links.all():
        reader.evaluate("id => document.getElementById(id).scrollIntoView()", hash_of(link))
        expect(link).to_have_attribute("aria-current", "true")
        reader.evaluate(FRAME)
    assert reader.evaluate("moved") == 0, reader.evaluate("movers")


# A page, what of it is seen, and before what the network pauses.
PAUSES = [
    ("/", "h1", 'class="searchbox"', DESKTOP),
    ("/hi", "h1", 'class="hero__art"', DESKTOP),
    ("/hospital/nirmal-multispeciality-hospital", "h1", 'class="hospital-head__cover', PHONE),
    ("/campaigns/piles-delhi-ncr", "h1", 'class="lead-card ', DESKTOP),
    ("/marketing/brand/sehat-path", ".lead-card", 'class="form__foot"', DESKTOP),
]


@pytest.mark.parametrize(("path", "seen", "pause", "size"), PAUSES)
def test_what_is_seen_before_a_page_is_whole_stays_where_it_is(
    reader: Page, site: Site, path: str, seen: str, pause: str, size: ViewportSize
) -> None:
    """On a slow network a page comes bit by bit, and is seen as it comes."""
    top = "([seen]) => document.querySelector(seen).getBoundingClientRect().top"
    reader.set_viewport_size(size)
    reader.goto(path)
    whole = reader.evaluate(top, [seen])
    html = site.get(path).text
    begun = html[: html.index(pause, html.index("<main"))].rpartition("<")[0]
    reader.route(
        f"**{path}", lambda route: route.fulfill(body=begun, content_type="text/html; charset=utf-8")
    )
    reader.goto(path)
    assert reader.evaluate(top, [seen]) == whole


# The page again from each of its tags, as a parser may stop at: what is seen in the window then, and stands
# elsewhere once the page is whole. Less than three pixels is no shift, as Core Web Vitals count.
TAG_BY_TAG = """() => {
  const main = document.querySelector('main'), html = main.innerHTML;
  const drawn = ['svg', 'IMG', 'INPUT', 'SELECT', 'TEXTAREA'];
  const start = element => {
    const box = element.getBoundingClientRect();
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    if (!box.width || !box.height || box.top >= innerHeight || box.bottom <= 0) return null;
    const text = [...element.childNodes].find(node => node.nodeType === 3 && node.data.trim());
    const range = document.createRange();
    if (text) range.selectNodeContents(text);
    const line = text && range.getClientRects()[0];
    const isSeen = text || drawn.includes(element.tagName) || backgroundColor !== 'rgba(0, 0, 0, 0)'
      || parseFloat(borderTopWidth) > 0;
    const name = `${element.tagName}.${element.className}`;
    return { name, isSeen, at: [box.x, box.y, ...(line ? [line.x, line.y] : [])] };
  };
  const starts = () => [...main.querySelectorAll('*')].slice(0, 400).map(start);
  const whole = starts(), last = whole.findLastIndex(Boolean), moved = new Set();
  let tags = 0;
  for (const tag of html.matchAll(/<(\\/?)[a-z][^>]*>/gi)) {
    if (tag[1] === '' && ++tags > last) break;
    main.innerHTML = html.slice(0, tag.index + tag[0].length);
    starts().forEach((begun, index) => {
      if (!begun?.isSeen) return;
      const end = whole[index];
      if (!end || begun.at.some((place, side) => Math.abs(place - end.at[side]) >= 3))
        moved.add(`${begun.name} after ${tag[0]}`);
    });
  }
  return { tags, moved: [...moved] };
}"""
FROM_THE_TOP = [
    ("/", PHONE),
    ("/hi", DESKTOP),
    ("/condition/piles", PHONE),
    ("/hi/doctor/dr-kavita-raghunathan", DESKTOP),
    ("/cost", PHONE),
    ("/treatment/gallbladder-removal", PHONE),
    ("/blog", DESKTOP),
    ("/request", PHONE),
]


@pytest.mark.parametrize(("path", "size"), FROM_THE_TOP)
def test_at_whichever_tag_a_page_pauses_nothing_moves_as_it_goes_on(
    reader: Page, path: str, size: ViewportSize
) -> None:
    reader.set_viewport_size(size)
    reader.route("**/*.js", lambda route: route.abort())
    reader.goto(path)
    found = reader.evaluate(TAG_BY_TAG)
    assert found["tags"] > 20
    assert found["moved"] == []


def hash_of(link: Locator) -> str:
    return (link.get_attribute("href") or "").removeprefix("#")


@SIZES
@pytest.mark.parametrize("path", ["/shortlist", "/hi/shortlist"])
@pytest.mark.parametrize("saved", [0, 2])
def test_a_shortlist_moves_nothing_as_it_comes(
    reader: Page, site: Site, path: str, size: ViewportSize, saved: int
) -> None:
    reader.set_viewport_size(size)
    doctors = [number for (number,) in site.rows(f"SELECT id FROM directory_doctor LIMIT {saved}")]
    if saved:
        reader.goto("/site.webmanifest")
        reader.evaluate(STORE, {"doctor": doctors, "hospital": []})
    traffic = Traffic(reader)
    reader.goto(path)
    expect(reader.get_by_role("columnheader")).to_have_count(saved)
    traffic.settle()
    assert reader.evaluate("moved") == 0, reader.evaluate("movers")


@SIZES
def test_ones_own_data_moves_nothing_as_it_comes(
    reader: Page, site: Site, number: str, size: ViewportSize
) -> None:
    send_request(site, number)
    log_in(reader, site, number)
    expect(reader.get_by_role("dialog")).to_have_count(0)
    reader.set_viewport_size(size)
    reader.goto("/privacy/your-data")
    expect(reader.get_by_role("heading", name="What we hold")).to_be_visible()
    assert reader.evaluate("moved") < LOGIN_BECOMES_A_LETTER


@SIZES
@pytest.mark.parametrize("path", ["/my-requests", "/hi/my-requests"])
def test_ones_own_requests_move_nothing_as_they_come(
    reader: Page, site: Site, number: str, size: ViewportSize, path: str
) -> None:
    send_request(site, number)
    log_in(reader, site, number)
    expect(reader.get_by_role("dialog")).to_have_count(0)
    reader.set_viewport_size(size)
    for _ in ("cold", "warm"):
        reader.goto(path)
        expect(reader.get_by_role("article").first).to_be_visible()
        reader.evaluate(FRAME)
        assert reader.evaluate("moved") < LOGIN_BECOMES_A_LETTER, reader.evaluate("movers")


# What a tab holds of a request that was sent in it, as leads/wire/submit.ts stores it.
SENT = {
    "lead_name": "Asha",
    "hhUser": "+919810000001",
    "lead_id": "SP-7K4M-Q2XR-0001",
    "lead_call_time": "Later 4-8",
    "lead_status": "/request/status/abc",
    "lead_asked": '{"for": "Gallbladder removal, Delhi NCR", "sent": "22 November 2026, 10:05 am"}',
}


@SIZES
@pytest.mark.parametrize("path", ["/thankyou", "/hi/thankyou", "/thankyou?isquicksurvey=1"])
def test_the_thanks_for_a_request_move_nothing_as_they_are_filled_in(
    reader: Page, size: ViewportSize, path: str
) -> None:
    reader.set_viewport_size(size)
    reader.goto("/site.webmanifest")
    reader.evaluate("sent => Object.entries(sent).forEach(pair => sessionStorage.setItem(...pair))", SENT)
    traffic = Traffic(reader)
    reader.goto(path)
    expect(reader.locator("[data-thankyou=reference] dd")).to_have_text("SP-7K4M-Q2XR")
    traffic.settle()
    assert reader.evaluate("moved") == 0, reader.evaluate("movers")


@SIZES
def test_the_picker_moves_nothing_when_its_list_comes_late(reader: Page, size: ViewportSize) -> None:
    reader.set_viewport_size(size)
    held: list[Route] = []
    reader.route("**/citylist", lambda route: held.append(route))
    reader.goto("/")
    # No press of a hand, after which for half a second nothing would count.
    reader.locator(".city-btn").evaluate("button => button.click()")
    wait_until_told(reader, lambda: held, "the list is asked for")
    expect(reader.get_by_role("radio", name="Mumbai")).to_be_attached()
    reader.evaluate(FRAME)
    assert reader.evaluate("moved") == 0, reader.evaluate("movers")
    held.pop().continue_()
    expect(reader.get_by_role("radio", name="Agra")).to_be_attached()
    reader.evaluate(FRAME)
    assert reader.evaluate("moved") == 0, reader.evaluate("movers")


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
