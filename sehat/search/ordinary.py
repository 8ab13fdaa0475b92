"""Words that are spelled right, though no name of ours has them: abortion is no misspelled ablation."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sehat.core.folding import words

DATA = Path(__file__).parent / "data"


@cache
def ordinary_words() -> frozenset[str]:
    """Folded, as queries are read: everyday words, and those of `elsewhere_words`.

    ordinary.txt, sorted by letter, has what people typed, and of the 9,000 most frequent English and Hindi
    words those that were read as the misspelling of a name of ours, but for what is more likely a slip
    ("hart") and for what is part of a name.
    """
    return read("ordinary.txt") | elsewhere_words()


@cache
def elsewhere_words() -> frozenset[str]:
    """Of what no page of the site is about, and somebody may ask: illnesses, medicines, services."""
    return read("elsewhere.txt")


@cache
def context_words() -> frozenset[str]:
    """Since when, how old and who: no word of what it is, though pages of one illness tell of months."""
    return read("context_words.txt")


def read(name: str) -> frozenset[str]:
    return frozenset(words((DATA / name).read_text(encoding="utf-8")))
