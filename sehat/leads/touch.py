"""How a visitor came to the site: the words in the address of an arrival. `lib/touch.ts` reads the same.

Nothing here refuses a request: what does not fit is cut or left out.
"""

from __future__ import annotations

from datetime import datetime
from urllib.parse import parse_qsl, urlsplit

# Spec section 2, "Query parameters read", and those of the advertising networks.
PARAMETERS = (
    "city", "disease", "source", "medium", "campaignid", "network", "keyword", "targetid", "matchtype",
    "creative", "gclid", "gad", "gbraid", "wbraid", "fbclid", "tblci", "adset_id", "adsetid", "placement",
    "site_source_name", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content",
)  # fmt: skip
NOT_ALONE = {"city", "disease"}  # these filter a page as well
MAX_LENGTH, WORD = 200, 120
# Lead fields that hold a short word, and the parameters they come from, the first that is there.
WORDS = {
    "Keyword_Match_Type": ("matchtype",),
    "campaignid": ("campaignid",),
    "Network": ("network",),
    "Adset_Id": ("adset_id", "adsetid"),
}
TEXTS = {
    "Zutm_sourcedata": ("utm_source", "source"),
    "Zutm_mediumdata": ("utm_medium", "medium"),
    "Zutm_campaigndata": ("utm_campaign",),
    "Zutm_termdata": ("utm_term",),
    "utm_term": ("utm_term",),
    "Keyword_Text": ("keyword",),
    "GCLID": ("gclid",),
    "TBCLID": ("tblci",),
    "placement": ("placement",),
    "site_source_name": ("site_source_name",),
}


def plain(text: str) -> str:
    """One line of at most 200 letters."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()[:MAX_LENGTH]


def known_touch(value: object) -> dict[str, str] | None:
    """A touch as a browser sent it: its known words, cut. None for anything else."""
    if not isinstance(value, dict):
        return None
    names = ("at", "path", "referrer", *PARAMETERS)
    return {name: plain(value[name][:1000]) for name in names if isinstance(value.get(name), str)} or None


def attributes_from(address: str, now: datetime) -> dict[str, object]:
    """The lead fields that the address of a page with a form gives, for a browser without JavaScript.

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
    return fields_of(found) | {"firstTouch": touch, "lastTouch": touch}


def fields_of(found: dict[str, str]) -> dict[str, object]:
    texts = {field: first_of(found, names) for field, names in TEXTS.items()}
    words = {field: first_of(found, names)[:WORD] for field, names in WORDS.items()}
    return {field: value for field, value in (texts | words).items() if value}


def first_of(found: dict[str, str], names: tuple[str, ...]) -> str:
    return next((found[name] for name in names if name in found), "")
