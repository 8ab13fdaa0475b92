"""What was typed, made fit to search with."""

from __future__ import annotations

import re
import unicodedata

from sehat.core.folding import without_invisible_signs

SHORTEST = 3  # spec section 5
MAX_LENGTH = 100
PICTURES = re.compile("[\u2600-\u27bf\ufe0f\U0001f000-\U0001faff]+")


def readable(typed: str) -> str:
    """White space collapsed; no control characters; letters with marks spelled in one way (NFC).

    Joiners and other invisible signs that Hindi keyboards put inside words are left out.
    """
    seen = without_invisible_signs(typed[:1000])
    printable = "".join(letter if letter.isprintable() else " " for letter in seen)
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", printable)).strip()


def clean_query(typed: str) -> str:
    """What was typed, made readable and cut to a sane length."""
    return readable(typed)[:MAX_LENGTH].strip()


def has_too_few_characters(query: str) -> bool:
    """Under three characters, signs counted (spec section 5): the result page answers कान, an ear."""
    return len(query) < SHORTEST


def is_too_short(query: str) -> bool:
    """Under three letters as people count them (decisions 4.4): a vowel sign is part of its letter.

    Emoji that stand together count as one: a family is one picture of four, and its joiners are left out.
    """
    letters = PICTURES.sub("x", query)
    return sum(not unicodedata.category(letter).startswith("M") for letter in letters) < SHORTEST
