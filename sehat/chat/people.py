"""A doctor or a hospital that a question names: "is Dr Asha Rao there on Sunday"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from sehat.core.folding import words
from sehat.core.schemas import Language, Link
from sehat.search.parser.wishes import words_of
from sehat.search.queries import clean_query
from sehat.search.understanding import understand

TITLES = frozenset(words("dr doctor docter डॉ डॉक्टर"))
PLACES = frozenset(words("hospital centre center institute clinic अस्पताल हॉस्पिटल सेंटर क्लिनिक"))
MOST_WORDS = 3  # of a hospital's name before what it is


def people_named(question: str, language: Language) -> list[Link]:
    """Their pages, each once. The engine is asked only for what stands beside a title, or before a place."""
    found = {}
    for query in (*doctors_in(question), *hospitals_in(question)):
        understood = understand(clean_query(query))
        named = understood.parsed.part("doctor", "hospital")
        for hit in understood.answers(language)[:1] if named and named.key else ():
            found[hit.url] = Link(label=hit.name, url=hit.url)
    return list(found.values())


def doctors_in(question: str) -> Iterator[str]:
    """A title with the two words behind it: one is like too many."""
    said = words(question)
    for place, word in enumerate(said):
        if word in TITLES and len(said) > place + 2:
            yield f"dr {' '.join(said[place + 1 : place + 3])}"


def hospitals_in(question: str) -> Iterator[str]:
    """What stands before "hospital", the longest first; nothing where that says what is sought, no name."""
    said = words(question)
    sought = words_of("doctor", "hospital", "near", "best")
    for before, word in pairwise(range(len(said))):
        if said[word] in PLACES and said[before] not in sought:
            for size in range(MOST_WORDS, 0, -1):
                yield " ".join(said[max(0, word - size) : word + 1])
