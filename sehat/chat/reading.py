"""Which passages speak of what was asked, when no page is called by it: word by word, rare words first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from math import log

from sehat.chat.schemas import Passage
from sehat.search.folding import STOP_WORDS, words

# What a word of a question is worth where it stands.
TITLE, HEADING, TEXT = 3.0, 2.0, 1.0
# Of the weight of a question's words, this much must stand in a passage or its headings for an answer.
ENOUGH = 0.7
# Words of every question: they tell nothing of what it is about.
ASKING = frozenset(
    words(
        "about after all also am any are as be been before but can could did do does get give go "
        "had has have he her his how i if it its just know long make many may more most much must "
        "need no not one only or other our out people please say she should so some take tell "
        "than that their them then there these they thing this time up us use used using want was "
        "we well were what when where which while who whom whose why will would you your hota "
        "hote hoti hain kaise kab kyun kyon kaisa kitna kitne kitni mera meri mere mujhe kare "
        "karen karein batao bataiye chahiye hone baare कैसे कब क्यों कैसा कितना कितने कितनी मेरा "
        "मेरी मेरे मुझे करें करे करना बताओ बताइए चाहिए होता होती होते हैं हो कौन कौनसा किस किसे "
        "बारे पर तो भी ही यह वह जो ये वे क्या या"
    )
)


def asked_words(question: str) -> set[str]:
    """The words of a question that say what it is about."""
    return {word for word in words(question) if word not in ASKING and word not in STOP_WORDS}


@lru_cache(maxsize=10_000)
def words_in(text: str) -> frozenset[str]:
    """Kept, because a change of one page has all of them read again."""
    return frozenset(words(text))


class Reading:
    """The passages of all pages by the words in them."""

    def __init__(self, passages: Iterable[Passage]) -> None:
        self._passages = list(passages)
        self._worth: dict[str, dict[int, float]] = defaultdict(dict)
        for number, passage in enumerate(self._passages):
            for text, worth in ((passage.text, TEXT), (passage.heading, HEADING), (passage.title, TITLE)):
                for word in words_in(text):
                    self._worth[word][number] = worth

    def rarity(self, word: str) -> float:
        """How telling a word is: one that stands nowhere is the most telling."""
        return log(1 + len(self._passages) / (1 + len(self._worth.get(word, ()))))

    def best(self, asked: set[str]) -> list[tuple[float, Passage]]:
        """Passages that hold enough of what is asked, with a score, best first."""
        total = sum(self.rarity(word) for word in asked)
        covered: dict[int, float] = defaultdict(float)
        scores: dict[int, float] = defaultdict(float)
        held: dict[int, int] = defaultdict(int)
        for word in asked:
            for number, worth in self._worth.get(word, {}).items():
                covered[number] += self.rarity(word)
                scores[number] += self.rarity(word) * worth
                held[number] += 1
        fitting = [
            (scores[number], self._passages[number])
            for number in covered
            if covered[number] >= ENOUGH * total and self._is_about(number, asked, held[number])
        ]
        return sorted(fitting, key=lambda item: -item[0])

    def _is_about(self, number: int, asked: set[str], held: int) -> bool:
        """Two words, or one that stands over the passage: a single word in passing answers nothing."""
        return held > 1 or any(self._worth.get(word, {}).get(number, 0) >= HEADING for word in asked)
