"""Which words of the vocabulary a typed word may be."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

from sehat.emergencies.lexicon import Lexicon, deletes, sound
from sehat.search.ordinary import ordinary_words

MIN_PREFIX, MIN_FAR, MAX_WORD = 4, 7, 40  # letters
MIN_STEM = 3  # letters
ENDING = re.compile("(?:[aeo]|[\u093e\u0947\u094b]\u0902?)$")
NONE: frozenset[str] = frozenset()


class Spelling:
    """As it is spelled, as it sounds, or with one mistake (emergencies' Lexicon); of a long word also with a
    mistake beside those that are not heard."""

    def __init__(self, known: Iterable[str], ordinary: Iterable[str]) -> None:
        self.words = sorted({word for word in known if not word.isdecimal()})
        self._lexicon = Lexicon((), self.words, ordinary)
        self._ordinary = frozenset(ordinary)
        self._inflected: dict[str, set[str]] = defaultdict(set)
        for word in self.words:
            if stem := stem_of(word):
                self._inflected[stem].add(word)
        self._far: dict[str, set[str]] = defaultdict(set)
        for word in self.words:
            for near in deletes(sound(word)) if len(word) >= MIN_FAR else ():
                self._far[near].add(word)
        self.candidates = lru_cache(maxsize=8192)(self._candidates)

    def _candidates(self, word: str) -> frozenset[str]:
        if word in self._ordinary or len(word) > MAX_WORD:
            return NONE
        known = self._lexicon.known(word)
        if word in known:
            is_ordinary = word in ordinary_words()  # "date" is no other form of "data"
            return known if is_ordinary else known | frozenset(self._inflected.get(stem_of(word), NONE))
        # What sounds like a word of the other script may as well be misspelled in its own: "ston" is "stone".
        in_own_script = any(near.isascii() == word.isascii() for near in known)
        return known | self._heard_nearly(word) | (NONE if in_own_script else self._lexicon.mended(word))

    def _heard_nearly(self, word: str) -> frozenset[str]:
        if len(word) < MIN_FAR:
            return NONE
        heard = sound(word)
        found = {near for part in deletes(heard) for near in self._far.get(part, ())}
        return frozenset(near for near in found if abs(len(sound(near)) - len(heard)) <= 1)

    def begun(self, word: str) -> frozenset[str]:
        """What the last word of a query may become; one that is spelled right, "pata", is whole."""
        if len(word) < MIN_PREFIX or word in self._ordinary:
            return NONE
        start = bisect_left(self.words, word)
        end = bisect_left(self.words, word + "\uffff")
        return frozenset(self.words[start:end])


def stem_of(word: str) -> str:
    """Of Hindi words what stays when they are inflected, of ghutna and ghutne the ghutn; "" of others."""
    stem = ENDING.sub("", word)
    return stem if stem != word and len(stem) >= MIN_STEM else ""
