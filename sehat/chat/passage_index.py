"""Passages that answer a question, when no page is named by it: an inverted index with TF-IDF weights."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from math import log

from sehat.chat.schemas import Passage
from sehat.core.folding import STOP_WORDS, words

# The score of a word of a question by where it occurs.
TITLE_BOOST, HEADING_BOOST, TEXT_BOOST = 3.0, 2.0, 1.0
# Of the idf of a question's words, this share must occur in a passage or its headings for an answer.
MIN_COVERAGE = 0.7
# Stop words of questions, beside those of every search.
QUESTION_STOP_WORDS = frozenset(
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


def content_words(question: str) -> set[str]:
    """The words of a question that say what it is about."""
    return {word for word in words(question) if word not in QUESTION_STOP_WORDS and word not in STOP_WORDS}


@lru_cache(maxsize=10_000)
def words_in(text: str) -> frozenset[str]:
    """Cached, because a change of one page has all of them read again."""
    return frozenset(words(text))


class PassageIndex:
    """An inverted index of the passages of all pages."""

    def __init__(self, passages: Iterable[Passage]) -> None:
        self._passages = list(passages)
        self._postings: dict[str, dict[int, float]] = defaultdict(dict)
        for number, passage in enumerate(self._passages):
            for text, boost in (
                (passage.text, TEXT_BOOST),
                (passage.heading, HEADING_BOOST),
                (passage.title, TITLE_BOOST),
            ):
                for word in words_in(text):
                    self._postings[word][number] = boost

    def idf(self, word: str) -> float:
        """Inverse document frequency: a word that occurs nowhere has the highest."""
        return log(1 + len(self._passages) / (1 + len(self._postings.get(word, ()))))

    def best(self, query: set[str]) -> list[tuple[float, Passage]]:
        """Passages that hold enough of the words of a query, with a score, best first."""
        total = sum(self.idf(word) for word in query)
        covered: dict[int, float] = defaultdict(float)
        scores: dict[int, float] = defaultdict(float)
        held: dict[int, int] = defaultdict(int)
        for word in query:
            for number, boost in self._postings.get(word, {}).items():
                covered[number] += self.idf(word)
                scores[number] += self.idf(word) * boost
                held[number] += 1
        fitting = [
            (scores[number], self._passages[number])
            for number in covered
            if covered[number] >= MIN_COVERAGE * total and self._is_about(number, query, held[number])
        ]
        return sorted(fitting, key=lambda item: -item[0])

    def _is_about(self, number: int, query: set[str], held: int) -> bool:
        """Two words, or one of a heading: a single word in passing answers nothing."""
        return held > 1 or any(self._postings.get(word, {}).get(number, 0) >= HEADING_BOOST for word in query)
