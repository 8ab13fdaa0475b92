"""Which number a page shows: first match wins (spec section 2, decisions 1.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from sehat.core.languages import english_path
from sehat.rendering.schemas import Contact
from sehat.shell.links import holds_for, is_of_type

Kind = Literal["page", "campaign", "info", "rule", "default"]
ORDER: tuple[Kind, ...] = ("page", "campaign", "info", "rule", "default")


@dataclass(frozen=True)
class Visited:
    """A page as the table is asked about it. Source and campaign are the visitor's, so "" on the server."""

    path: str
    page_type: str
    tier: int
    source: str = ""
    campaign: str = ""


@dataclass(frozen=True)
class Entry:
    """A row of the table. What is "" or None in it holds for every page."""

    kind: Kind
    contact: Contact
    rank: int = 0
    path: str = ""
    source: str = ""
    campaign: str = ""
    page_type: str = ""
    tier: int | None = None
    is_demo: bool = False

    def matches(self, visited: Visited) -> bool:
        if self.kind == "page":
            return self.path in {visited.path, english_path(visited.path)}
        if self.kind == "campaign":
            return _fits(self.source, visited.source) and _fits(self.campaign, visited.campaign)
        if self.kind == "info":
            return info_path(self.path) == info_path(visited.path)
        if self.kind == "rule":
            return self._rule_matches(visited)
        return True

    def _rule_matches(self, visited: Visited) -> bool:
        return (
            is_of_type(self.page_type, visited.page_type)
            and self.tier in (None, visited.tier)
            and (not self.path or holds_for(self.path, visited.path))
        )


# The words of spec section 2, and the addresses those pages have (decisions 1.1).
INFO_WORDS = {
    "about-us": "about", "contact-us": "contact", "refund-policy": "refund",
    "editorial-policy": "editorial", "partner-with-us": "partner",
}  # fmt: skip


def info_path(path: str) -> str:
    """The first segment in either language, by the specification's word: /about-us and /about are one."""
    first = path.strip("/").removeprefix("hi/").split("/")[0]
    return INFO_WORDS.get(first, first)


def _fits(wanted: str, given: str) -> bool:
    return not wanted or wanted.casefold() == given.casefold()


def first_match(entries: Iterable[Entry], visited: Visited) -> Entry | None:
    """The first entry that matches: by kind, then by rank, those of a demo last. None when no entry does."""
    ordered = sorted(entries, key=lambda entry: (entry.is_demo, ORDER.index(entry.kind), entry.rank))
    return next((entry for entry in ordered if entry.matches(visited)), None)
