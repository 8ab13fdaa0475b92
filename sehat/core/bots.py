"""Machines that read pages. They say so themselves; what hides is counted as a visitor."""

from __future__ import annotations

import re

# “bot/” ends a word too; a Cubot is a telephone.
BOT = re.compile(
    r"(?<!cu)bot\b|crawl|spider|slurp|preview|scan|monitor|fetch|lighthouse|headless|facebookexternalhit"
    r"|whatsapp/|curl/|wget/|python-|httpx|go-http|java/|okhttp|axios",
    re.IGNORECASE,
)


def is_bot(user_agent: str) -> bool:
    """True as well for no user agent at all: every browser has one."""
    return not user_agent or BOT.search(user_agent[:500]) is not None
