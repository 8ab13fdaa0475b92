"""What a text says of somebody's health: others may read a message on a phone (messages hold none of it)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sehat.core.folding import words
from sehat.directory.models import Condition, Department, Procedure
from sehat.rendering.cache_version import cached_until_change

LISTED = Path(__file__).parent / "data/health_words.txt"
LEAST_LETTERS = 4  # a shorter alias is a common word too often (gas), but where it is an abbreviation
ABBREVIATION = 3


@cache
def listed_words() -> frozenset[tuple[str, ...]]:
    """Those of no directory: a hospital has more departments than we list."""
    lines = LISTED.read_text(encoding="utf-8").splitlines()
    return frozenset(tuple(words(line)) for line in lines if line and not line.startswith("#"))


@cached_until_change
def health_vocabulary() -> frozenset[tuple[str, ...]]:
    """The names of departments, conditions and treatments, in both languages, word by word. Three queries."""
    rows = (row for model in (Department, Condition, Procedure) for row in model.objects.all())
    names = (name for row in rows for name in (row.name, row.name_hi, *row.aliases))
    return listed_words() | {tuple(words(name)) for name in names if is_telling(name)}


def is_telling(name: str) -> bool:
    return len(name) >= LEAST_LETTERS or (len(name) == ABBREVIATION and name.isupper())


def health_words_in(text: str) -> list[str]:
    """The names that a text holds, as they are compared; [] for a text that tells of nothing."""
    said = words(text)
    longest = max((len(name) for name in health_vocabulary()), default=0)
    runs = {
        tuple(said[start : start + length])
        for length in range(1, longest + 1)
        for start in range(len(said) - length + 1)
    }
    return sorted(" ".join(name) for name in runs & health_vocabulary())


def without_health_words(place: str) -> str:
    """A place as a message may say it: "Oncology OPD, City Hospital, Saket" is City Hospital, Saket.

    WhatsApp takes no variable with a tab, an end of a line or many blanks, as an address that is pasted has.
    """
    parts = (" ".join(part.split()) for part in place.split(","))
    return ", ".join(part for part in parts if part and not health_words_in(part))
