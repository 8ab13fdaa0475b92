"""How a visitor came to the site: the words in the address of an arrival. `tracking/touch.ts` reads the same.

Nothing here refuses a request: what does not fit is cut or left out.
"""

from __future__ import annotations

from datetime import datetime
from urllib.parse import parse_qsl, urlsplit

from sehat.core.folding import without_invisible_signs

# Spec section 2, "Query parameters read", and those of the advertising networks.
PARAMETERS = (
    "city", "disease", "source", "medium", "campaignid", "network", "keyword", "targetid", "matchtype",
    "creative", "gclid", "gad", "gbraid", "wbraid", "fbclid", "tblci", "adset_id", "adsetid", "placement",
    "site_source_name", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content",
)  # fmt: skip
NOT_ALONE = {"city", "disease"}  # these filter a page as well
MAX_LENGTH, WORD = 200, 120
# Attribution that holds a short word, and the parameters it comes from, the first that is there.
WORDS = {
    "match_type": ("matchtype",),
    "campaign_id": ("campaignid",),
    "network": ("network",),
    "adset_id": ("adset_id", "adsetid"),
}
TEXTS = {
    "source": ("utm_source", "source"),
    "medium": ("utm_medium", "medium"),
    "campaign": ("utm_campaign",),
    "term": ("utm_term",),
    "utm_term": ("utm_term",),
    "keyword": ("keyword",),
    "gclid": ("gclid",),
    "taboola_click_id": ("tblci",),
    "placement": ("placement",),
    "site_source_name": ("site_source_name",),
}


def plain(text: str) -> str:
    """One line of at most 200 letters. A joiner parts no word."""
    seen = without_invisible_signs(text)
    return "".join(letter if letter.isprintable() else " " for letter in seen).strip()[:MAX_LENGTH]


def known_touch(value: object) -> dict[str, str] | None:
    """A touch as a browser sent it: its known words, cut. None for anything else."""
    if not isinstance(value, dict):
        return None
    names = ("at", "path", "referrer", *PARAMETERS)
    return {name: plain(value[name][:1000]) for name in names if isinstance(value.get(name), str)} or None


def attribution_from(address: str, now: datetime) -> dict[str, object]:
    """The attribution that the address of a page with a form gives, for a browser without JavaScript.

    A cached page is the same for everyone, so its form holds no hidden fields of a visitor; the address
    it was posted from (Referer, our own pages alone send it whole) does.
    """
    try:
        parts = urlsplit(address[:4000])
        pairs = parse_qsl(parts.query, errors="replace")
    except ValueError:
        return {}
    given = {name.lower(): plain(value) for name, value in pairs}
    found = {name: given[name] for name in PARAMETERS if given.get(name)}
    if not found.keys() - NOT_ALONE:
        return {}
    touch = {"at": now.isoformat(), "path": parts.path[:MAX_LENGTH]} | found
    return fields_of(found) | {"first_touch": touch, "last_touch": touch}


def fields_of(found: dict[str, str]) -> dict[str, object]:
    texts = {field: first_of(found, names) for field, names in TEXTS.items()}
    words = {field: first_of(found, names)[:WORD] for field, names in WORDS.items()}
    return {field: value for field, value in (texts | words).items() if value}


def first_of(found: dict[str, str], names: tuple[str, ...]) -> str:
    return next((found[name] for name in names if name in found), "")
