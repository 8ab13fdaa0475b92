"""The key of a cached page: its path, and the query parameters that it reads."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl, urlencode

# The query parameters that change a cached page, by its address; all others stay in the address bar alone.
LISTS = frozenset(
    {"fee", "experience", "gender", "language", "disease", "insurance", "verified"}  # of doctors
    | {"beds", "accreditation", "locality", "city"}  # and of hospitals
    | {"sort", "page"}
)
PAGE_QUERY: tuple[tuple[re.Pattern[str], frozenset[str]], ...] = (
    (re.compile(r"(?:/hi)?/(?:[^/]+/(?:doctors|hospitals)/[^/]+|hospitals/insurance/[^/]+)"), LISTS),
    (re.compile(r"(?:/hi)?/(?:doctors|hospitals|menus)"), frozenset({"city"})),
    (re.compile(r"(?:/hi)?/(?:condition|treatment|symptom|department)/[^/]+"), frozenset({"city"})),
    (re.compile(r"(?:/hi)?/blog|/reviews"), frozenset({"department", "page"})),
    (re.compile(r"(?:/hi)?/cost"), frozenset({"treatment", "city", "room", "insurance", "v"})),
    # What is typed at /insurance is not cached, and is not answered with the page of all.
    (re.compile(r"(?:/hi)?/insurance"), frozenset({"q"})),
)
EVERYWHERE = frozenset({"patientapp"})
INSIDE_APP = ("patientapp", "1")  # all that the pages know of it: any other value is no other page
CALLS = ("/api", "/users/v1/", "/lead/v1/", "/dmg/v1/", "/timeline/", "/sms/")
NEVER_CACHED = ("/cms", "/static/", "/media/", "/models/", "/documents", "/sitemap", *CALLS)
MAX_QUERY_LENGTH = 300
MAX_READ_LENGTH = 10_000  # a longer query is not looked through, and its page not cached
Pair = tuple[str, str]


def query_of(path: str) -> frozenset[str]:
    """The query parameters that the page at an address reads."""
    return EVERYWHERE.union(*(names for address, names in PAGE_QUERY if address.fullmatch(path)))


def address_of(key: str) -> tuple[str, str, str]:
    """Path, query and letter of the variant that a key names; the letter is "" for the page itself."""
    path, _, rest = key.rpartition("?")
    query, _, letter = rest.partition("#")
    return path, query, letter


def page_key(path: str, query: str) -> str | None:
    """Path and allow-listed query, in one order. None: this address is not cached."""
    if path.startswith(NEVER_CACHED) or len(query) > MAX_READ_LENGTH:
        return None
    text = urlencode(read_pairs(query, query_of(path))) if query else ""
    return None if len(text) > MAX_QUERY_LENGTH else f"{path}?{text}"


def read_pairs(query: str, read: frozenset[str]) -> list[Pair]:
    """What a page reads of a query, by name. Of a name that is said twice the last value counts, so those of
    a name stay in their order, an empty one behind another included."""
    said = [pair for pair in parse_qsl(query, keep_blank_values=True) if pair[0] in read]
    once = list(dict.fromkeys(reversed(said)))[::-1]
    last, filled = dict(once), {name for name, value in once if value}
    pairs = [pair for pair in once if pair[0] in filled and pair[0] not in EVERYWHERE]
    pairs += [INSIDE_APP] if INSIDE_APP in last.items() else []
    return sorted(pairs, key=lambda pair: pair[0])
