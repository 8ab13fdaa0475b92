"""Invented people: a name that fits the city, and the languages that go with it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sehat.directory.demo import tables

# Hindi is widely spoken, but a patient in these states should not be promised it from everyone.
HINDI_IS_RARER = frozenset({"Tamil Nadu", "Kerala"})


@dataclass(frozen=True)
class Person:
    first: str
    last: str
    gender: str
    languages: tuple[str, ...]

    @property
    def name(self) -> str:
        """With the title every doctor carries."""
        return f"Dr {self.first} {self.last}"

    @property
    def name_hi(self) -> str:
        in_hindi = tables.read("peoples")["in_hindi"]
        return f"डॉ. {in_hindi[self.first]} {in_hindi[self.last]}"


def new_person(state: str, rng: Random, taken: set[str]) -> Person:
    """Somebody whose name nobody in `taken` has; adds the name to it."""
    while True:
        person = _person(state, rng)
        if person.name not in taken:
            taken.add(person.name)
            return person


def _person(state: str, rng: Random) -> Person:
    peoples = tables.read("peoples")
    region = peoples["states"][state]
    community = peoples["communities"][rng.choice(region["communities"])]
    gender = rng.choice(("woman", "man"))
    spoken = ["English"]
    if state not in HINDI_IS_RARER or rng.random() < 0.5:
        spoken.append("Hindi")
    # dict.fromkeys: a Hindi speaker in Delhi speaks Hindi once.
    spoken = list(dict.fromkeys([*spoken, region["language"], community["language"]]))
    return Person(
        first=rng.choice(community["women" if gender == "woman" else "men"]),
        last=rng.choice(community["surnames"]),
        gender=gender,
        languages=tuple(spoken),
    )
