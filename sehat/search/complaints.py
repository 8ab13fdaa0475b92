"""What somebody feels, told in their own words: the illness or symptom whose page says most of them.

"burning comes up to the throat when I lie down" names nothing. Rare words count for more than common ones;
those of names and of what lay people say for more than those of symptoms, and these for more than the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, replace
from math import log

from sehat.core.folding import words
from sehat.rendering.cache_version import cached_until_change
from sehat.search.entries import Entry, condition_entry, conditions, symptom_entry, symptom_pages
from sehat.search.ordinary import context_words
from sehat.search.parser.bags import stem
from sehat.search.parser.lay_words import lay_words
from sehat.search.parser.parts import Match, ParsedQuery, Part, PartKind
from sehat.search.parser.vocabulary import Vocabulary
from sehat.search.parser.wishes import fillers

Key = tuple[PartKind, str]  # the slug
NAME, FELT, TOLD = 2.0, 1.0, 0.35  # what a word counts for by where it stands
SHORTEST = 3  # letters
ASKED_OF_A_DEPARTMENT = frozenset({"doctor", "hospital", "near", "cost", "test"})
# Measured on written queries: with fewer words or a nearer second one, half of the first ones were wrong.
LEAST_SCORE = 10.0
SURE = ((3, 1.1), (2, 2.0))  # so many words that are felt, and so much more than the second one


@dataclass(frozen=True)
class Complaints:
    """Per page what each of its stems counts for; `idf`: inverse document frequency of each."""

    pages: Mapping[Key, Mapping[str, float]]
    idf: Mapping[str, float]

    def best(self, said: Iterable[str], among: Container[str] | None = None) -> Key | None:
        """The page that is told of, where one is by enough words, and by more than any other. `among`: the
        slugs of what may be meant where a department is known."""
        asked = {stem(word) for word in said if word not in context_words()}
        asked = {word for word in asked if word in self.idf}
        keys = [key for key in self.pages if among is None or key[1] in among]
        scores = sorted(((self.score(key, asked), key) for key in keys), reverse=True)
        (first, key), (second, _) = (*scores, (0.0, ("condition", "")), (0.0, ("condition", "")))[:2]
        felt = sum(self.pages.get(key, {}).get(word, 0) >= FELT for word in asked)
        is_sure = any(felt >= least and first >= more * second for least, more in SURE)
        return key if first >= LEAST_SCORE and is_sure else None

    def score(self, key: Key, asked: Iterable[str]) -> float:
        page = self.pages[key]
        return sum(page.get(word, 0) * self.idf[word] for word in asked)


def complaints_of(pages: Mapping[Key, Mapping[str, float]]) -> Complaints:
    held = Counter(word for page in pages.values() for word, worth in page.items() if worth >= FELT)
    idf = {word: log(1 + len(pages) / (0.5 + held[word])) for page in pages.values() for word in page}
    return Complaints(pages, idf)


@cached_until_change
def complaints() -> Complaints:
    """Of all illnesses and symptoms. Their entries' queries, cached."""
    found: dict[Key, Mapping[str, float]] = {}
    for row in conditions():
        found["condition", row.slug] = weighed(condition_entry(row), lay_words("condition", row.slug))
    for page in symptom_pages():
        found["symptom", page.slug] = weighed(symptom_entry(page), lay_words("symptom", page.slug))
    return complaints_of(found)


def weighed(entry: Entry, lay: Iterable[str]) -> dict[str, float]:
    told = dict.fromkeys(counted(entry.texts), TOLD)
    felt = dict.fromkeys(counted(entry.about), FELT)
    named = dict.fromkeys(counted([*entry.names, *entry.aliases, *lay]), NAME)
    return told | felt | named


def counted(texts: Iterable[str]) -> set[str]:
    every = (word for text in texts for word in words(text))
    return {stem(word) for word in every if len(word) >= SHORTEST and word not in fillers()}


def illnesses_of(department: Part, vocabulary: Vocabulary) -> frozenset[str]:
    """Their slugs."""
    rows = vocabulary.rows.values()
    return frozenset(
        row.key for row in rows if row.kind == "condition" and row.department == department.department
    )


def is_of_department_alone(parsed: ParsedQuery) -> bool:
    """By a word of it among others, "heart beating fast": nothing else was read, and no doctor, hospital or
    test was asked for."""
    kinds = {match.part.kind for match in parsed.matches} - {"wish", "language"}
    is_complaint = len(parsed.rest) > 1 and parsed.wishes.isdisjoint(ASKED_OF_A_DEPARTMENT)
    return kinds == {"department"} and is_complaint


def with_complaint(parsed: ParsedQuery, vocabulary: Vocabulary) -> ParsedQuery:
    """Told by how it feels alone. Of one word or two the engine has said all there is."""
    department = parsed.part("department")
    among = illnesses_of(department, vocabulary) if department else None
    said = parsed.rest if department else parsed.said  # what said the department says nothing of the illness
    told = complaints().best(said, among) if len(parsed.said) > 2 else None
    part = vocabulary.row(*told) if told else None
    return replace(parsed, matches=(*parsed.matches, Match(part, is_mention=True))) if part else parsed
