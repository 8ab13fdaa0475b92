"""The understood parts of a query as chips, each a link that searches without it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from sehat.core.folding import words
from sehat.core.schemas import Language
from sehat.search.answering.labels import label_of
from sehat.search.parser.parts import Match, ParsedQuery
from sehat.search.parser.wishes import fillers, prepositions
from sehat.search.schemas import PartChip


def part_chips(parsed: ParsedQuery, url: Callable[[str], str], language: Language = "en") -> list[PartChip]:
    """`url` gives the address of a search. What was guessed was not typed, and cannot be taken away."""
    return [
        PartChip(label=label_of(match.part, language), url=url(without(parsed, match)))
        for match in parsed.matches
        if match.pieces
    ]


def without(parsed: ParsedQuery, match: Match) -> str:
    """What was typed but the words of a part, and the "in" or "mein" that led to them."""
    gone = set(match.pieces)
    for start, step in product(match.pieces, (-1, 1)):
        at = start + step
        while at in range(len(parsed.pieces)) and belongs(parsed.pieces[at], is_before=step < 0):
            gone.add(at)
            at += step
    return " ".join(piece for number, piece in enumerate(parsed.pieces) if number not in gone)


def belongs(piece: str, *, is_before: bool) -> bool:
    """English leads to a word, Hindi follows it: "in Pune", "Pune mein"."""
    said = words(piece)
    is_filler = all(word in fillers() for word in said)
    return is_filler and all((word in prepositions()) == is_before for word in said)
