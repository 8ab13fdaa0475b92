"""The phrases that the recogniser is measured by, in two halves (docs/emergencies.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sehat.emergencies.recogniser import emergencies_in
from sehat.emergencies.tokens import DATA

Half = Literal["build", "held_out"]
HALVES: tuple[Half, ...] = ("build", "held_out")
NONE = "-"


@dataclass(frozen=True)
class Phrase:
    """`category` is "-" for what is no emergency."""

    category: str
    text: str
    reason: str


@dataclass(frozen=True)
class Rates:
    """`found` and `false` from 0 to 1; `named`: of those found, how many by their category."""

    found: float
    false: float
    named: float
    missed: list[Phrase]
    alarms: list[Phrase]


def phrases(half: Half) -> list[Phrase]:
    """Raises ValueError for a line that is not `category | phrase | reason`."""
    lines = (DATA / "phrases" / f"{half}.txt").read_text(encoding="utf-8").splitlines()
    return [phrase(line) for line in lines if line and not line.startswith("#")]


def phrase(line: str) -> Phrase:
    category, text, reason = (part.strip() for part in line.split(" | "))
    return Phrase(category, text, reason)


def measure(half: Half) -> Rates:
    """How many phrases of one half of the written ones are told right: rates from 0 to 1, and the wrong
    ones."""
    told = [(one, emergencies_in(one.text)) for one in phrases(half)]
    urgent = [(one, found) for one, found in told if one.category != NONE]
    calm = [(one, found) for one, found in told if one.category == NONE]
    missed = [one for one, found in urgent if not found]
    alarms = [one for one, found in calm if found]
    named = sum(one.category in found for one, found in urgent)
    return Rates(
        found=1 - len(missed) / len(urgent),
        false=len(alarms) / len(calm),
        named=named / max(1, len(urgent) - len(missed)),
        missed=missed,
        alarms=alarms,
    )
