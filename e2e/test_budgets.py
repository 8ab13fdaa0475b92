"""What a page costs and what it may hold: bytes, cookies, scripts."""

from __future__ import annotations

import gzip
import re

import brotli
import pytest
from playwright.sync_api import Page

from e2e.pages import OWN_PAGES, PAGES
from e2e.stack import Site
from e2e.traffic import Traffic, wait_until_told

KB = 1024


def compressed(body: bytes) -> int:
    return len(gzip.compress(body, 6))


SCRIPTS = 8 * KB  # with what tells the visit a second later


@pytest.mark.parametrize("path", OWN_PAGES)
def test_no_page_of_ones_own_loads_react_before_it_is_touched(phone: Page, path: str) -> None:
    traffic = Traffic(phone)
    phone.goto(path)
    traffic.settle()
    scripts = [answer.body() for answer in traffic.answers if answer.request.resource_type == "script"]
    size = sum(len(brotli.compress(body)) for body in scripts)
    assert 0 < size <= SCRIPTS


ALSO_LOAD = [
    "/hi/thankyou",
    "/hi/condition/piles",
    "/hi/condition/gallstones?city=pune",
    "/campaigns/piles-delhi-ncr",
]


@pytest.mark.parametrize("path", ALSO_LOAD)
def test_all_that_comes_before_the_first_touch_is_8_kb(phone: Page, path: str) -> None:
    """Pages that load something of their own beside what every page does, until their visit is told."""
    traffic = Traffic(phone)
    phone.goto(path)
    wait_until_told(phone, lambda: [ask for ask in traffic.asked if ask.method == "POST"], "a visit is told")
    traffic.settle()
    scripts = [answer.body() for answer in traffic.answers if answer.request.resource_type == "script"]
    assert SCRIPTS / 2 < sum(len(brotli.compress(body)) for body in scripts) <= SCRIPTS


@pytest.mark.parametrize("path", PAGES)
def test_bytes_before_the_first_touch(phone: Page, path: str) -> None:
    traffic = Traffic(phone)
    phone.goto(path)
    traffic.settle()
    scripts = [answer.body() for answer in traffic.answers if answer.request.resource_type == "script"]
    assert 0 < sum(len(brotli.compress(body)) for body in scripts) <= SCRIPTS
    phone.evaluate("scrollBy(0, 2000)")
    traffic.settle()
    loaded = traffic.answers

    def size(kind: str) -> int:
        return sum(compressed(answer.body()) for answer in loaded if answer.request.resource_type == kind)

    assert size("document") <= 20 * KB
    sheets = [answer.body() for answer in loaded if answer.request.resource_type == "stylesheet"]
    assert 0 < sum(len(brotli.compress(body)) for body in sheets) <= 16 * KB
    # The Devanagari file comes only to a device that has no such face of its own, as a bare test machine.
    fonts = [answer for answer in loaded if answer.request.resource_type == "font"]
    latin = [answer for answer in fonts if "devanagari" not in answer.url]
    is_hindi = path.startswith(("/hi/", "/hi?")) or path == "/hi"
    assert 0 < sum(len(answer.body()) for answer in latin) <= 31 * KB
    assert len(latin) <= 2
    # An English page has a file of its own for the letters of its links to Hindi.
    others = [answer.url for answer in fonts if answer not in latin and "devanagari-hindi" not in answer.url]
    assert len(others) <= 1
    assert len(fonts) - len(latin) - len(others) <= (0 if is_hindi else 1)


FIRST_TAPS = [("[data-open-search]", 75 * KB), ('main form [name="nameField"]', 120 * KB)]


@pytest.mark.parametrize(("opener", "most"), FIRST_TAPS)
@pytest.mark.parametrize("path", ["/condition/piles", "/hi/condition/piles"])
def test_what_the_first_tap_loads(phone: Page, path: str, opener: str, most: float) -> None:
    traffic = Traffic(phone)
    phone.goto(path)
    traffic.settle()
    before = len(traffic.answers)
    phone.locator(opener).locator("visible=true").first.click()
    traffic.settle()
    kinds = ("script", "stylesheet")
    loaded = [answer for answer in traffic.answers[before:] if answer.request.resource_type in kinds]
    assert len({answer.url for answer in loaded}) == len(loaded)
    assert most / 2 < sum(len(brotli.compress(answer.body())) for answer in loaded) <= most


FORM = "[data-island='leads/lead-form']"


@pytest.mark.parametrize(
    "path", ["/condition/piles", "/hi/condition/piles", "/treatment/gallbladder-removal"]
)
def test_a_form_has_its_code_before_it_is_touched(phone: Page, path: str) -> None:
    """It comes as the form comes near, wakes at the touch, and then asks for its lists and nothing else."""
    traffic = Traffic(phone)
    phone.goto(path)
    traffic.settle()
    before = len(traffic.answers)
    phone.locator(FORM).first.scroll_into_view_if_needed()
    traffic.settle()
    kinds = [answer.request.resource_type for answer in traffic.answers[before:]]
    scripts = [answer for answer in traffic.answers[before:] if answer.request.resource_type == "script"]
    assert 60 * KB < sum(len(brotli.compress(answer.body())) for answer in scripts) <= 120 * KB
    assert not {"fetch", "xhr"} & set(kinds)
    assert phone.locator("[data-woken]").count() == 0
    near = len(traffic.answers)
    phone.locator(FORM).first.locator("[name=nameField]").tap()
    traffic.settle()
    assert phone.locator("[data-woken]").count() == 1
    assert {answer.request.resource_type for answer in traffic.answers[near:]} == {"fetch"}


def test_who_saves_data_loads_no_form_by_scrolling(phone: Page) -> None:
    phone.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    traffic = Traffic(phone)
    phone.goto("/condition/piles")
    traffic.settle()
    before = len(traffic.answers)
    phone.locator(FORM).first.scroll_into_view_if_needed()
    traffic.settle()
    scripts = [answer for answer in traffic.answers[before:] if answer.request.resource_type == "script"]
    # What marks the section that is read.
    assert sum(len(brotli.compress(answer.body())) for answer in scripts) <= 1 * KB


@pytest.mark.parametrize("path", ["/condition/gallstones", "/condition/piles"])
def test_a_condition_page_is_small(site: Site, path: str) -> None:
    """As it is sent when it was just rendered, and once it was asked for again."""
    html = site.get(path).content
    assert len(brotli.compress(html, quality=5)) <= 11.5 * KB
    assert len(brotli.compress(html, quality=11)) <= 10 * KB


@pytest.mark.parametrize("path", ["/menus", "/hi/menus", "/menus?city=pune"])
def test_the_menus_are_small(site: Site, path: str) -> None:
    assert len(brotli.compress(site.get(path).content, quality=5)) <= 5 * KB


@pytest.mark.parametrize("path", PAGES + OWN_PAGES)
def test_no_cookie_no_inline_script_no_inline_style(site: Site, path: str) -> None:
    answer = site.get(path, headers={"Cookie": "credentials=x"})
    assert "set-cookie" not in answer.headers
    assert "cookie" not in answer.headers.get("vary", "").lower()
    scripts = re.findall(r"<script\b([^>]*)>", answer.text)
    assert scripts
    for attributes in scripts:
        assert 'src="/static/' in attributes or "application/json" in attributes or "ld+json" in attributes
    assert not re.search(r"<style\b|\sstyle=|\son[a-z]+=\"", answer.text)
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_kept_compressed_with_etag_and_304(site: Site, path: str) -> None:
    with site.client() as client:
        client.get(path)
        for encoding in ("br", "gzip"):
            answer = client.get(path, headers={"Accept-Encoding": encoding})
            assert answer.headers["content-encoding"] == encoding
        again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "s-maxage" in answer.headers["cache-control"]


def test_built_files_are_immutable_and_compressed(site: Site) -> None:
    html = site.get("/").text
    for path in re.findall(r'"(/static/app/assets/[^"]+\.(?:js|css))"', html):
        answer = site.get(path, headers={"Accept-Encoding": "br"})
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "br"
