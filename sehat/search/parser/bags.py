"""Terms whose words are all said, in whatever order and with others between: "pain in my left knee"."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache

from sehat.search.parser.parts import Part, PartKind
from sehat.search.parser.wishes import words_of_wishes
from sehat.search.synonyms import shared_words

KINDS: frozenset[PartKind] = frozenset({"symptom", "condition", "treatment", "test", "department", "article"})
# What ghutna, ghutne and ghutno share, and phoolta and phoola: letters enough that few words become one.
ENDING = re.compile(
    r"(?<=[a-z]{4})(?:[nt]?(?:aa?|ee?|ii?|o))$"
    "|(?<=[\u0900-\u0963]{3})(?:[\u0928\u0924]?[\u093e\u0940\u0947\u094b]\u0902?)$"
)
LEAST = 2  # specific words: one alone is a term as it stands, or none


class Bags:
    """The terms of a vocabulary as bags of words: synonyms and inflected words are one."""

    def __init__(self, terms: Mapping[tuple[str, ...], list[Part]]) -> None:
        self._by_word: dict[str, list[tuple[frozenset[str], Part]]] = defaultdict(list)
        for term, parts in terms.items():
            bag = frozenset(map(stem, term))
            part = next((part for part in parts if part.kind in KINDS), None)
            if part is not None and specific(bag) >= LEAST:
                self._by_word[min(bag)].append((bag, part))

    def largest(self, said: frozenset[str]) -> tuple[frozenset[str], Part] | None:
        """The bag with the most specific words of those that are all among the stems `said`."""
        found = [pair for word in sorted(said) for pair in self._by_word.get(word, ()) if pair[0] <= said]
        return max(found, key=lambda pair: (specific(pair[0]), len(pair[0])), default=None)


def stem(word: str) -> str:
    """The word that stands for it and its synonyms; else what stays of a Hindi verb, else itself."""
    return shared_words().get(word) or ENDING.sub("", word)


def specific(bag: Iterable[str]) -> int:
    """How many of the stems say what is looked for, and not what is wished of it: "operation". What
    has synonyms is no wish: "ache" is pain, though "ache doctor" wishes for a good one."""
    return sum(word not in wished() for word in bag)


@cache
def wished() -> frozenset[str]:
    return frozenset(map(stem, words_of_wishes() - shared_words().keys()))
