"""The wishes of a search and the words for them (data/wishes.toml)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from sehat.core.folding import words

DATA = Path(__file__).parent.parent / "data"
NOT_WISHES = {"languages", "fillers", "prepositions"}


@cache
def wish_data() -> dict[str, Any]:
    return tomllib.loads((DATA / "wishes.toml").read_text(encoding="utf-8"))


@cache
def wishes() -> dict[str, dict[str, str]]:
    """Name -> its label, its words, and the page, note and icon of what has one."""
    return {name: data for name, data in wish_data().items() if name not in NOT_WISHES}


@cache
def words_of(*names: str) -> frozenset[str]:
    """The folded words by which these wishes are said."""
    return frozenset(word for name in names for word in words(wishes()[name]["words"]))


@cache
def words_of_wishes() -> frozenset[str]:
    """The folded words by which any wish without a page of its own is said."""
    return words_of(*(name for name, wish in wishes().items() if "page" not in wish))


@cache
def words_of_many_tests() -> frozenset[str]:
    """Folded words that many tests have in their names, and that tell none of them: "test", "scan"."""
    return frozenset(words(wishes()["test"]["shared"]))


@cache
def fillers() -> frozenset[str]:
    """Folded words that say nothing of what is looked for."""
    return frozenset(words(wish_data()["fillers"]["words"]))


@cache
def prepositions() -> frozenset[str]:
    """Fillers that stand before the word they belong to."""
    return frozenset(words(wish_data()["prepositions"]["words"]))


def listed(text: str) -> list[str]:
    """Comma-separated phrases."""
    return [phrase for item in text.split(",") if (phrase := " ".join(item.split()))]
