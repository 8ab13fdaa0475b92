"""Variants of a cached page: each is cached whole under a key of its own, and one is chosen at the edge.

Who was shown one sees it again: the page's script stores the letter in a cookie that is sent to this
address alone. Before that, address and browser decide, alike for a while; nothing of them is stored.
"""

from __future__ import annotations

import hashlib
import re

from sehat.core.bots import is_bot

VARIANT = "sehat.variant"  # a key of the ASGI scope: no client can set one
VARIANTS_HEADER = "X-Variants"  # between the view and the page cache
COOKIE = re.compile(r"(?:^|;\s*)variant=([a-z])(?:;|$)")


def header_of(weights: dict[str, int]) -> str:
    """{"b": 50} as b=50: of a hundred visitors fifty see b, and the rest the page itself."""
    return ",".join(f"{letter}={weight}" for letter, weight in sorted(weights.items()))


def weights_in(header: str) -> dict[str, int]:
    return {letter: int(weight) for letter, _, weight in (part.partition("=") for part in header.split(","))}


def chosen(header: str, who: str, headers: dict[str, str]) -> str:
    """The letter for this visitor; "" for the page itself, which is variant a.

    Visitors who opted out and machines take no part in a comparison. `who`: page, address and browser.
    """
    if headers.get("sec-gpc") == "1" or headers.get("dnt") == "1" or is_bot(headers.get("user-agent", "")):
        return ""
    weights = weights_in(header)
    stored = COOKIE.search(headers.get("cookie", "")[:8192])
    if stored and (stored[1] == "a" or stored[1] in weights):
        return "" if stored[1] == "a" else stored[1]
    return letter_at(weights, int.from_bytes(hashlib.sha256(who.encode()).digest()[:4]) % 100)


def letter_at(weights: dict[str, int], place: int) -> str:
    """The variant at a place of 0 to 99; beyond the shares of all stands the page itself."""
    for letter, weight in weights.items():
        if place < weight:
            return letter
        place -= weight
    return ""
