"""What a question is about when it does not say: what the one before was about. "How much does it cost?"

The subject goes out with each answer and comes back with the next question, so nothing is stored
(decisions 5.5). It is text as a visitor could have typed it: "Gallstones Mumbai cost".
"""

from __future__ import annotations

import re

from sehat.chat.best_passages import SECTION_OF_WORD
from sehat.chat.knowledge_base import knowledge_base
from sehat.chat.links import asks_of_site
from sehat.chat.topics import topics
from sehat.core.folding import fold, words
from sehat.costs.questions import asks_cost
from sehat.search.ordinary import elsewhere_words
from sehat.search.parser.parts import ParsedQuery, PartKind
from sehat.search.understanding import read_words

SUBJECTS: tuple[PartKind, ...] = ("condition", "treatment", "test", "symptom", "department")
COST = "cost"
# Of one word: "what is lupus", "lupus kya hota hai".
DEFINED = re.compile(
    r"^what(?: is|s| are) (?:an? |the )?(\w+)$"
    r"|^(\w+) (?:kya|क्या) (?:h|hai|hota hai|hoti hai|है|होता है|होति है)$"
)


def with_subject(question: str, before: str) -> str:
    """The question, with the subject of the one before where it names none: "and in Pune", of gallstones."""
    own = read_words(question).parsed
    what = read_words(before).parsed.part(*SUBJECTS) if before else None
    if what is None or own.part(*SUBJECTS) or is_complete(question) or names_another(question):
        return question
    city = read_words(before).parsed.part("city")
    in_city = [city.name] if city and not own.part("city") else []
    price = [COST] if asks_cost(before) and is_place_alone(own) else []
    return " ".join([question, what.name, *in_city, *price])


def is_complete(question: str) -> bool:
    """It names the subject of a page, or what is wanted of this site: privacy, a refund."""
    return bool(topics(question, knowledge_base())) or asks_of_site(read_words(question), [])


def names_another(question: str) -> bool:
    """A subject that no page is about: a question about dengue is none about what was asked before."""
    rest = set(read_words(question).parsed.rest) - set(SECTION_OF_WORD)
    defined = DEFINED.search(" ".join(words(fold(question))))
    return bool(rest & elsewhere_words()) or bool(defined and rest & set(defined.groups()))


def is_place_alone(own: ParsedQuery) -> bool:
    """ "And in Pune": the same is asked of another place."""
    return own.part("city") is not None and not own.wishes


def subject_after(question: str, before: str) -> str:
    """What the next question is about if it does not say: a page, where, and whether the price was asked."""
    parsed = read_words(question).parsed
    what, city = parsed.part(*SUBJECTS), parsed.part("city")
    if what is None:
        return "" if names_another(question) else before
    said = [what.name, city.name if city else "", COST if asks_cost(question) else ""]
    return " ".join(word for word in said if word)
