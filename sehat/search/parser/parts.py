"""What a query is read as: what is looked for, where, and what is wished of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from sehat.core.languages import display_field, language_of
from sehat.core.schemas import Language

PartKind = Literal[
    "department", "condition", "treatment", "test", "symptom", "insurer",
    "city", "locality", "language", "fee", "wish", "doctor", "hospital", "article",
]  # fmt: skip
WRITTEN: tuple[PartKind, ...] = ("test", "symptom", "article")  # called by the title of their page
WHAT: tuple[PartKind, ...] = ("department", "condition", "treatment", "test")


@dataclass(frozen=True)
class Part:
    """`key`: a slug, the name of a wish, or a fee in rupees. `city` is the slug of a locality's city."""

    kind: PartKind
    key: str
    name: str
    name_hi: str = ""
    department: str = ""
    city: str = ""
    url: str = ""
    note: str = ""
    note_hi: str = ""
    icon: str = ""

    def display_name(self, language: Language) -> str:
        return display_field(self, "name", language)

    def title_language(self, language: Language) -> Language | None:
        """That of the title of a page which nobody wrote in this one; None of all that has its name in it."""
        own = language_of(self.url)
        is_named = language == own or (language == "hi" and self.name_hi not in {"", self.name})
        return None if is_named or self.kind not in WRITTEN else own

    def display_note(self, language: Language) -> str:
        return display_field(self, "note", language)


@dataclass(frozen=True)
class Match:
    """A part and the typed pieces that say it; without pieces it was guessed by the search engine.

    `is_mention`: what was typed stands in its text, not in its names; it may be one cause of several.
    """

    part: Part
    pieces: frozenset[int] = frozenset()
    is_mention: bool = False


@dataclass(frozen=True)
class ParsedQuery:
    """`pieces` are what was typed between spaces; `said` the words of it that say something, `rest` those
    that nothing was made of.

    `wishes` also has those that are said inside another part: "eye hospital".
    """

    pieces: tuple[str, ...]
    matches: tuple[Match, ...] = ()
    said: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()
    wishes: frozenset[str] = frozenset()

    def parts(self, *kinds: PartKind) -> Iterator[Part]:
        return (match.part for match in self.matches if match.part.kind in kinds)

    def part(self, *kinds: PartKind) -> Part | None:
        """The first of these kinds, in the order of the kinds; of illnesses the one that most words tell of:
        "sugar patient, foot wound not healing"."""
        found = [match for match in self.matches if match.part.kind in kinds]
        best = min(found, key=lambda match: (kinds.index(match.part.kind), -specificity(match)), default=None)
        return best.part if best else None


def specificity(match: Match) -> int:
    """How many words tell of an illness; of other kinds the first stands for all."""
    return len(match.pieces) if match.part.kind == "condition" else 0
