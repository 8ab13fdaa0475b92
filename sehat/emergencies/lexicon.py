"""Words of rules, and which of them a typed word may be: by spelling, sound, or with one mistake."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from sehat.core.folding import fold
from sehat.core.phonetic import SPELLINGS, latin
from sehat.emergencies.tokens import DATA, FILLERS

MIN_SOUND, MIN_ENGLISH_SOUND = 4, 6  # letters of a word that is also heard; what is spelled so says more
MIN_FUZZY, MIN_SWAPPED, MIN_GLUED, MIN_PIECE = 5, 4, 8, 4
MAX_WORD = 40  # letters; what is longer is no word
RUN = re.compile(r"(\D)\1+")
LONG_RUN = re.compile(r"(\D)\1{2,}")
NO_WORDS: frozenset[str] = frozenset()
NO_SPELLINGS: Mapping[str, str] = MappingProxyType({})
# What a Hindi verb ends in: who knows "hil" knows "hilna" and "hilta".
ENDINGS = tuple(fold(ending) for ending in (DATA / "endings.txt").read_text(encoding="utf-8").split())
MIN_STEM, MIN_LATIN_STEM = 2, 3


def sound(word: str) -> str:
    """How a word is heard, one for सीने, seene and sine: vowels stay, but no "a" inside a word."""
    is_devanagari = not word.isascii()
    heard = latin(word).replace("ai", "i").replace("au", "u").replace("aa", "a")
    if not is_devanagari:
        for spelled, said in SPELLINGS:
            heard = heard.replace(spelled, said)
    heard = heard.replace("e", "i").replace("y", "i") if len(heard) > 2 else heard
    heard = RUN.sub(r"\1", heard)
    return heard[:1] + heard[1:-1].replace("a", "") + heard[-1:]


def deletes(word: str) -> Iterator[str]:
    """The word, and the word without each of its letters: two words that share one differ by a mistake."""
    yield word
    yield from (word[:at] + word[at + 1 :] for at in range(len(word)))


def swaps(word: str) -> Iterator[str]:
    return (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1))


class Lexicon:
    """`known` gives the vocabulary words a typed word may be. `ordinary` words are never heard or mended; of
    `same` each is also the word that stands there for it: "nhi" is "nahi" in every phrase.
    """

    def __init__(
        self,
        english: Iterable[str],
        hindi: Iterable[str],
        ordinary: Iterable[str],
        same: Mapping[str, str] = NO_SPELLINGS,
    ) -> None:
        self.same = same
        self.ordinary = frozenset(ordinary)
        self.hindi = frozenset(hindi)
        every = {*english, *self.hindi}
        self.prefixes = {word[:-1] for word in every if word.endswith("*")}
        self.exact = {word for word in every if not word.endswith("*")}
        self.sounds: dict[str, set[str]] = defaultdict(set)
        self.near: dict[str, set[str]] = defaultdict(set)
        for word in self.hindi & self.exact:
            if len(word) >= MIN_SOUND or not word.isascii():
                self.sounds[sound(word)].add(word)
        for word in {*english} & self.exact:
            if len(word) >= MIN_ENGLISH_SOUND:
                self.sounds[sound(word)].add(word)
        for word in self.exact:
            for near in deletes(word) if len(word) >= MIN_FUZZY else ():
                self.near[near].add(word)
            for near in swaps(word) if len(word) == MIN_SWAPPED else ():
                self.near[near].add(word)
        self.known = lru_cache(maxsize=8192)(self._known)
        self.in_all_lists = lru_cache(maxsize=8192)(self._in_all_lists)
        self.pieces = lru_cache(maxsize=8192)(self._pieces)

    def _known(self, word: str) -> frozenset[str]:
        """As it is or with letters repeated; else by sound; else with one letter wrong."""
        found = self._sure(word)
        if found is not None:
            return found
        return self.mended(LONG_RUN.sub(r"\1\1", word)) or self.mended(RUN.sub(r"\1", word))

    def _in_all_lists(self, word: str) -> frozenset[str]:
        """As `known`; a long word that one list has is heard as well in all others that it sounds like.

        A short one is not: "kaise" (how) is no "kisi" (someone).
        """
        found = self.known(word)
        is_heard = word in found and len(word) >= MIN_ENGLISH_SOUND
        return found | self._heard(word) if is_heard else found

    def sure(self, word: str) -> frozenset[str]:
        """As `known`, no letter wrong: what takes an emergency back is not guessed ("piche" no "price")."""
        return self._sure(word) or NO_WORDS

    def _sure(self, word: str) -> frozenset[str] | None:
        """None: it is neither spelled so nor sounds so, but may be mended."""
        if len(LONG_RUN.sub(r"\1\1", word)) > MAX_WORD:
            return NO_WORDS
        for spelled in (word, LONG_RUN.sub(r"\1\1", word), RUN.sub(r"\1", word), singular(word)):
            if found := self._as_spelled(spelled):
                return found
            if spelled in self.ordinary:
                return NO_WORDS
        return self._inflected(word) | self._heard(word) or None

    def _as_spelled(self, word: str) -> frozenset[str]:
        found = {word, self.same.get(word, word)} & self.exact
        found |= {word[:size] + "*" for size in range(3, len(word) + 1) if word[:size] in self.prefixes}
        return frozenset(found)

    def _inflected(self, word: str) -> frozenset[str]:
        least = MIN_LATIN_STEM if word.isascii() else MIN_STEM
        stems = {word.removesuffix(ending) for ending in ENDINGS if word.endswith(ending)}
        return frozenset(stem for stem in stems & self.hindi if len(stem) >= least)

    def _heard(self, word: str) -> frozenset[str]:
        is_heard = len(word) >= MIN_SOUND or not word.isascii()
        return frozenset(self.sounds.get(sound(word), NO_WORDS)) if is_heard else NO_WORDS

    def mended(self, word: str) -> frozenset[str]:
        """With one letter wrong, or two that changed places."""
        if len(word) < MIN_SWAPPED:
            return NO_WORDS
        if len(word) == MIN_SWAPPED:
            return frozenset(self.near.get(word, NO_WORDS)) - {word}
        found = {near for part in deletes(word) for near in self.near.get(part, ())}
        return frozenset(near for near in found if abs(len(near) - len(word)) <= 1 and near[0] in word[:2])

    def _pieces(self, word: str) -> tuple[str, ...]:
        """A word in two to four known ones ("heartattack"), or itself."""
        if (
            not MIN_GLUED <= len(word) <= MAX_WORD
            or not word.isalpha()
            or word in self.ordinary
            or self._is_one(word)
        ):
            return (word,)
        return self._cut(word, 4) or (self._cut(word[1:], 4) if word[0] == "i" else ()) or (word,)

    def _is_one(self, word: str) -> bool:
        return bool(self._as_spelled(word) or self._as_spelled(RUN.sub(r"\1", word)) or self._heard(word))

    def _cut(self, word: str, most: int) -> tuple[str, ...]:
        if word in self.exact and len(word) > 2:
            return (word,)
        for size in range(len(word) - 2, 1, -1) if most > 1 else ():
            if self._is_piece(word[:size]) and (rest := self._cut(word[size:], most - 1)):
                return (word[:size], *rest)
        return ()

    def _is_piece(self, word: str) -> bool:
        """Long enough to be meant; or one that only joins others ("want to die")."""
        return word in FILLERS if len(word) < MIN_PIECE else word in self.exact or word in self.ordinary


def singular(word: str) -> str:
    return word[:-1] if len(word) > 4 and word.endswith("s") and not word.endswith("ss") else word


def folded(word: str) -> str:
    return fold(word.strip())
