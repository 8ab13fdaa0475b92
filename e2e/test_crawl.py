"""A visitor who follows every link, and a search engine that reads the sitemap, find no dead end."""

from __future__ import annotations

import functools
import json
import re
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import get_args
from urllib.parse import urldefrag, urljoin, urlsplit
from xml.etree import ElementTree

import httpx
import pytest
from selectolax.lexbor import LexborHTMLParser

from e2e.pages import MARKETING, OWN_PAGES
from e2e.places import Names, Places, places_of
from e2e.stack import Site
from sehat.leads.fields import FieldKey
from sehat.rendering.schemas import ButtonType

LOC = "{http://www.sitemaps.org/schemas/sitemap/0.9}loc"
# A filter of a list is a page of the list; its combinations are without number.
FILTER = re.compile(
    r"[?&](fee|experience|gender|language|disease|insurance|verified|beds|accreditation|locality|sort)="
)


@dataclass(frozen=True)
class Found:
    """What a page was: how it answered, and what a search engine would show of it."""

    status: int
    titles: list[str]
    headings: int
    is_indexed: bool
    canonical: str
    links: set[str]
    places: Places
    buttons: set[str]
    fields: set[str]


def buttons_on(page: LexborHTMLParser) -> set[str]:
    """The button types that a page shows (spec section 2). `default` and `bookappointment` are one button."""
    kinds = {"tel:": "callbutton", "https://wa.me/": "whatsapp", "https://play.google.com/": "downloadApp"}
    shown = page.css(".button-group a")
    by_address = {
        kind
        for link in shown
        for start, kind in kinds.items()
        if str(link.attributes["href"]).startswith(start)
    }
    asked = [link for link in shown if "data-book" in link.attributes]
    return by_address | {link.attributes.get("data-book-purpose") or "default" for link in asked}


def fields_on(page: LexborHTMLParser) -> set[str]:
    """The fields that the form of a page asks for."""
    block = page.css_first("#page-form")
    return {field["key"] for field in json.loads(block.text())["form"]["fields"]} if block else set()


def is_rooted(address: str) -> bool:
    """Whether an address leads to the same page from every page of a site."""
    return address.startswith("/") and not address.startswith("//")


def absolute(page: str, address: str) -> str:
    """Where a link of a page leads to."""
    return urldefrag(urljoin(page, address)).url


# A page has 170 links, most of them those of the page before: joined anew they took longer than to read it.
from_root = functools.cache(absolute)


def look(client: httpx.Client, url: str, names: Names) -> Found:
    answer = client.get(url)
    is_page = answer.headers["Content-Type"].startswith("text/html")
    page = LexborHTMLParser(answer.text if is_page else "")
    canonical = page.css_first('link[rel="canonical"]')
    named = {tag.attributes["href"] or "" for tag in page.css("a[href], link[rel=alternate]")}
    own, here = str(client.base_url), str(answer.url)
    links = {from_root(own, address) if is_rooted(address) else absolute(here, address) for address in named}
    return Found(
        status=answer.status_code,
        titles=[tag.text() for tag in page.css("head > title")],
        headings=len(page.css("h1")),
        is_indexed=not page.css('meta[name=robots][content*="noindex"]'),
        canonical=(canonical.attributes["href"] or "") if canonical else "",
        links={link for link in links if link.startswith(own)},
        places=places_of(page, names),
        buttons=buttons_on(page),
        fields=fields_on(page),
    )


def sitemap(client: httpx.Client) -> list[str]:
    def locations(path: str) -> list[str]:
        return [str(tag.text) for tag in ElementTree.fromstring(client.get(path).text).iter(LOC)]

    return [address for file in locations("/sitemap.xml") for address in locations(file)]


@pytest.fixture(scope="module")
def names(site: Site) -> Names:
    rows = site.get("/dmg/v1/web/citylist").json()["results"]
    return {row["slug"]: {row["cityname"], row["nameHi"]} - {"", None} for row in rows if row["slug"]}


@pytest.fixture(scope="module")
def crawled(site: Site, names: Names) -> dict[str, Found]:
    """Every page that the home page, the sitemap, an advertisement or an own page leads to, by its path."""
    with (
        site.client(follow_redirects=True) as client,
        ThreadPoolExecutor(4) as pool,
    ):
        found: dict[str, Found] = {}
        waiting = {site.url + "/", *sitemap(client), *(site.url + path for path in OWN_PAGES + MARKETING)}
        while waiting:
            paths = sorted(waiting)
            found |= dict(zip(paths, pool.map(lambda path: look(client, path, names), paths), strict=True))
            named = {link for path in paths for link in found[path].links if not FILTER.search(link)}
            waiting = named - set(found)
    return {urlsplit(url)._replace(scheme="", netloc="").geturl() or "/": page for url, page in found.items()}


def test_no_link_is_broken(crawled: dict[str, Found]) -> None:
    broken = {path: page.status for path, page in crawled.items() if page.status != 200}
    assert broken == {"/no-such-page": 404}
    assert len(crawled) > 1000


def test_every_page_has_one_heading_and_one_title(crawled: dict[str, Found]) -> None:
    pages = {path: page for path, page in crawled.items() if page.titles}
    wrong = {path: page for path, page in pages.items() if (page.headings, len(page.titles)) != (1, 1)}
    assert wrong == {}


def test_no_two_pages_have_the_same_title(crawled: dict[str, Found]) -> None:
    titled = defaultdict(set)
    for path, page in crawled.items():
        if page.is_indexed and page.titles:
            titled[page.titles[0]].add(page.canonical or path)
    assert {title: pages for title, pages in titled.items() if len(pages) > 1} == {}


def test_what_the_sitemap_names_is_indexed_under_that_address(site: Site, crawled: dict[str, Found]) -> None:
    with site.client() as client:
        named = sitemap(client)
    wrong = [url for url in named if crawled[url.removeprefix(site.url) or "/"].canonical != url]
    hidden = [url for url in named if not crawled[url.removeprefix(site.url) or "/"].is_indexed]
    assert (wrong, hidden) == ([], [])


def test_the_demo_shows_every_button_and_every_field_of_the_specification(crawled: dict[str, Found]) -> None:
    buttons = set().union(*(page.buttons for page in crawled.values()))
    assert {*get_args(ButtonType)} - {"bookappointment"} <= buttons
    fields = set().union(*(page.fields for page in crawled.values()))
    assert {*get_args(FieldKey)} - {"name", "mobile"} <= fields  # those two are in every form


def test_every_link_of_every_page_leads_to_the_city_of_the_page_or_names_another(
    crawled: dict[str, Found], names: Names
) -> None:
    """Whatever kind of page it is, in both languages. The menus of a page come when they are touched."""
    strays = {path: page.places.strays for path, page in crawled.items() if page.places.strays}
    assert strays == {}
    of_a_city = [path for path, page in crawled.items() if page.places.own]
    assert {crawled[path].places.own for path in of_a_city} == set(names)
    kinds = {re.sub(r"^/(?:hi/)?([^/?]*).*?(/cost)?$", r"\1\2", path) for path in of_a_city}
    assert {"doctor", "hospital", "doctors", "hospitals", "cost", "pune", "pune/cost"} <= kinds
