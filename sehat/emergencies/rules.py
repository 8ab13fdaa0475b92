"""The rules as clinicians write them (docs/emergencies.md), read once: word lists and lines of parts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from sehat.core.folding import fold
from sehat.emergencies.tokens import DATA, FILLERS

Kind = Literal["plea", "sign", "name"]
Phrase = tuple[str, ...]
# Lists that say what stands beside a match; they are met letter for letter: "what is", not "what to do".
BACK = ["past", "since", "price", "reading", "study", "denial", "denied", "afterwards", "by_then"]
SAID_BESIDE = frozenset(["now", "lately", "person", "harmless_so", *BACK])
HARMLESS, HARMLESS_SO = "[harmless]", "[harmless_so]"
TAKES_BACK = {*(f"[{name}]" for name in BACK), HARMLESS, HARMLESS_SO}  # met only as they are spelled or sound
PART = re.compile(r"\[([\w|]+)\]|\"([^\"]+)\"|([+>])")
IN_ANY_ORDER, IN_THIS_ORDER = 7, 4  # words that parts of a rule may be apart


@dataclass(frozen=True)
class Rule:
    """Parts that must all be met. `follows` says of each but the first whether it comes soon after the one
    before it (">"), or only stands near the first ("+").

    `kind`: what takes it back. A plea: nothing. A sign ("chest pain"): that it is denied, long ago, or that a
    price is asked. A name ("stroke"): also that one only reads about it.
    """

    category: str
    kind: Kind
    parts: tuple[str, ...]
    follows: tuple[bool, ...]
    line: str


@dataclass(frozen=True)
class RuleBook:
    """`phrases`: of each part, the word sequences that stand for it. `english`, `hindi`: all their words.
    `same`: other spellings of some.
    """

    rules: tuple[Rule, ...]
    phrases: dict[str, frozenset[Phrase]]
    english: frozenset[str]
    hindi: frozenset[str]
    ordinary: frozenset[str]
    same: dict[str, str]


def toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def categories() -> dict[str, dict[str, Any]]:
    """The file of each category, in the order of data/order.txt: whose answer comes first."""
    names = (DATA / "order.txt").read_text("utf-8").split()
    return {name: toml(DATA / "categories" / f"{name}.toml") for name in names}


@lru_cache(maxsize=1)
def rule_book() -> RuleBook:
    """Raises ValueError for a line that cannot be read, KeyError for a list that is not in words.toml."""
    lists = toml(DATA / "words.toml")
    by_list = {name: frozenset(phrases_of(name, spoken)) for name, spoken in lists.items()}
    rules = tuple(
        read_line(category, rule["kind"], line)
        for category, file in categories().items()
        for rule in file["rule"]
        for line in rule["say"]
    )
    parts = {part for rule in rules for part in rule.parts} | {f"[{name}]" for name in lists}
    phrases = {part: part_phrases(part, by_list) for part in sorted(parts)}
    hindi = {word for spoken in lists.values() for phrase in hindi_phrases(spoken) for word in phrase}
    every = {word for found in phrases.values() for phrase in found for word in phrase}
    ordinary = {fold(word) for word in (DATA / "ordinary.txt").read_text("utf-8").split()} | FILLERS
    hindi |= {word for word in every if not word.isascii()}
    return RuleBook(
        rules, phrases, frozenset(every - hindi), frozenset(hindi), frozenset(ordinary), same_words()
    )


def same_words() -> dict[str, str]:
    """What is typed in short -> how the lists have it: the first of each line of data/same.txt."""
    lines = [fold(line).split() for line in (DATA / "same.txt").read_text("utf-8").splitlines()]
    return {short: first for first, *others in filter(None, lines) for short in others}


def read_line(category: str, kind: Kind, line: str) -> Rule:
    found = list(PART.finditer(line))
    if PART.sub("", line).strip() or not found:
        raise ValueError(f"{category}: cannot read {line!r}")
    parts = tuple(match[0] for match in found if not match[3])
    signs = tuple(match[3] for match in found if match[3])
    if [bool(match[3]) for match in found] != [at % 2 == 1 for at in range(2 * len(parts) - 1)]:
        raise ValueError(f"{category}: one sign, + or >, between any two parts: {line!r}")
    return Rule(category, kind, parts, tuple(sign == ">" for sign in signs), line)


def part_phrases(part: str, by_list: dict[str, frozenset[Phrase]]) -> frozenset[Phrase]:
    if part.startswith("["):
        return frozenset(phrase for name in part[1:-1].split("|") for phrase in by_list[name])
    return frozenset(split(part[1:-1]))


def phrases_of(name: str, spoken: dict[str, str]) -> Iterator[Phrase]:
    for listed in spoken.values():
        yield from split(listed, keeps_fillers=name in SAID_BESIDE)


def hindi_phrases(spoken: dict[str, str]) -> Iterator[Phrase]:
    for language in ("hi", "hinglish"):
        yield from split(spoken.get(language, ""))


def split(listed: str, *, keeps_fillers: bool = False) -> Iterator[Phrase]:
    """Comma-separated phrases as folded words, a phrase perhaps on two lines. Fillers go, unless only one
    word would be left of several."""
    for phrase in listed.split(","):
        words = tuple(fold(phrase).split())
        said = tuple(word for word in words if word not in FILLERS)
        if words:
            yield words if keeps_fillers or len(said) < min(2, len(words)) else said
