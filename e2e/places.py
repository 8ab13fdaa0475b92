"""The cities that the links of a page lead to, and whether the page says so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from urllib.parse import parse_qs, urlsplit

from selectolax.lexbor import LexborHTMLParser, LexborNode

Names = dict[str, set[str]]  # what each city is called, in both languages, by its slug
USUAL = "delhi-ncr"
LANGUAGE = re.compile(r"^/hi(?=/|$)")
# What begins with the usual city where an address names none.
BEGINNINGS = {"/", "/doctors", "/hospitals"}
RANKS = {"h2": 2, "h3": 3, "summary": 3, "legend": 3, "caption": 3}


@dataclass(frozen=True)
class Places:
    """`own`: the city that a page says it is of, "" for a page that is everyone's.

    `strays`: addresses of another city that neither their link nor a heading above it names, with its words.
    """

    own: str = ""
    strays: list[tuple[str, str]] = field(default_factory=list)


def places_of(page: LexborHTMLParser, names: Names) -> Places:
    """On a page that is everyone's, what the browser leads to the chosen city is no stray: that is a property
    of its own, in frontend/src/cities/city-links.test.ts."""
    own = own_city(page, names)
    led = {link.mem_id for link in page.css("section:not(:has([data-see-city])) .depts a")}
    strays = []
    for link, said in links_with_words(page):
        address = link.attributes["href"] or ""
        city = place_of(address, names)
        is_led = not own and (link.mem_id in led or is_beginning(address))
        if city not in {"", own} and not is_led and not any(name in said for name in names[city]):
            strays.append((address, link.text(strip=True)))
    return Places(own, strays)


def own_city(page: LexborHTMLParser, names: Names) -> str:
    """What the header says, where it does not wait for what was chosen."""
    chip = page.css_first(".city-btn")
    if chip is None or chip.css_first("[data-city-name]"):
        return ""
    said = chip.text()
    return next(slug for slug, called in names.items() if any(said.endswith(name) for name in called))


def place_of(address: str, names: Names) -> str:
    """The city that an address of this site leads to; "" for none, or for several."""
    parts = urlsplit(address)
    if parts.netloc or not parts.path.startswith("/"):
        return ""
    named = without_language(parts.path).split("/")[1]
    asked = parse_qs(parts.query).get("city", [])
    if named in names:
        return named
    if asked:
        return asked[0] if len(asked) == 1 and asked[0] in names else ""
    return USUAL if is_beginning(address) else ""


def is_beginning(address: str) -> bool:
    parts = urlsplit(address)
    return not parts.netloc and not parts.query and without_language(parts.path) in BEGINNINGS


def without_language(path: str) -> str:
    return LANGUAGE.sub("", path) or "/"


def links_with_words(page: LexborHTMLParser) -> Iterator[tuple[LexborNode, str]]:
    """Each link, with its own words and those of the headings above it, but for that of the page."""
    above: dict[int, str] = {}
    for node in page.css(", ".join([*RANKS, "a[href]"])):
        if node.tag in RANKS:
            above = {rank: said for rank, said in above.items() if rank < RANKS[node.tag]}
            above[RANKS[node.tag]] = node.text(separator=" ")
        else:
            own = [node.text(separator=" "), node.attributes.get("aria-label") or ""]
            yield node, " ".join([*own, *above.values()])
