"""What a question is about when it does not say: what the one before was about. "How much does it cost?"

The subject goes out with each answer and comes back with the next question, so nothing is stored
(decisions 5.5). It is text as a visitor could have typed it: "Gallstones Mumbai cost", or the name of a
doctor or hospital.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from sehat.chat.best_passages import SECTION_OF_WORD
from sehat.chat.knowledge_base import knowledge_base
from sehat.chat.links import asks_of_site
from sehat.chat.passage_index import content_words
from sehat.chat.people import people_named
from sehat.chat.topics import topics
from sehat.core.folding import words
from sehat.costs.questions import asks_cost
from sehat.search.parser.parts import PartKind
from sehat.search.parser.wishes import wishes
from sehat.search.understanding import Understood, read_words

NAMES: tuple[PartKind, ...] = ("condition", "treatment", "test", "symptom")
CARRIED: tuple[PartKind, ...] = (*NAMES, "department")
COST = "cost"
# "Can it become cancer" is about what was asked before, whatever else it names.
POINTING = frozenset(
    words(
        "it its this that these those them they there then he she him his her "
        "iska iske iski isme ismein isse isko uska uske uski usme usse usko unka unke unki unse dono wahan "
        "इसका इसके इसकी इसमें इससे इसको इस उसका उसके उसकी उसमें उससे उसको उस उनका उनके उनकी उनसे दोनों वहाँ यह ये"
    )
)
# What is asked of a doctor or a hospital: the fee, when, where, in which language.
OF_PEOPLE = frozenset(
    words(
        "fee fees charge charges timing timings time when kab available open sunday monday tuesday wednesday "
        "thursday friday saturday address where kahan language speak speaks bolte bolti milte milti "
        "baithte baithti experience फीस समय कब कहाँ कहां पता भाषा मिलते मिलती बैठते बैठती"
    )
)
# Words that stand around a subject: "treatment for lupus", "lupus ka ilaj", "what is lupus", "lupus kya hai".
SOUGHT = (
    "treatment|treatments|symptoms?|causes?|cure|medicines?|tests?|doctors?|specialists?|surgery|operation|cost|price|"
    "ilaj|ilaaj|lakshan|karan|dawa|dawai|jaanch|janch|kharcha|"
    "इलाज|लक्षण|कारण|दवा|दवाई|जाँच|जांच|टेस्ट|खर्च|खर्चा|डॉक्टर"
)
ARTICLES = frozenset({"a", "an", "the", "my"})
AN = f"(?:(?:{'|'.join(sorted(ARTICLES))}) )?"
ITSELF = r"([\w\u0900-\u0963]+)"
BEFORE_IT = re.compile(
    rf"(?=\b(?:of|for|about|have|has|having|dr|doctor|what is|what are|whats) {AN}{ITSELF})"
)
BEHIND_IT = re.compile(
    rf"(?:^| )(?={ITSELF} (?:(?:(?:ka|ke|ki|का|के|की|कि) )?(?:{SOUGHT})"
    r"|(?:kya|क्या) (?:h|hai|hota|hoti|है|होता|होति))(?: |$))"
)
# "How is dengue treated", "is the dengue dangerous", "how long does it last".
BEFORE_WHAT_IT_DOES = re.compile(
    rf"(?=\b(?:is|are|does|do|can) {AN}{ITSELF} (?:be )?"
    r"(?:treated|cured|diagnosed|caused|dangerous|serious|contagious|last|spread|come|go)(?: |$))"
)
AROUND = (BEFORE_IT, BEHIND_IT, BEFORE_WHAT_IT_DOES)
# Nor is how one lives with it an illness: "diet", after piles.
NO_SUBJECT = frozenset(
    words(
        "bina without koi any kaunsa kaun which aur and बिना कोई कौन और "
        "diet food exercise yoga alcohol smoking travel parhez khana vyayam sharab "
        "परहेज खाना आहार व्यायाम योग शराब यात्रा"
    )
)
# How people ask where something is done.
DONE = frozenset(
    words(
        "do does done get karaye karaen karwaye karwaen karta karti karte kare kaha kahan batao "
        "कराएं कराएँ करवाएं करवाएँ कहाँ कहां बताइए"
    )
)


@dataclass(frozen=True)
class Question:
    """As it was typed, and as the reader of the search understands it."""

    text: str
    understood: Understood

    @property
    def said(self) -> list[str]:
        return words(self.text)

    @property
    def points_back(self) -> bool:
        return not POINTING.isdisjoint(self.said)

    @property
    def has_own_subject(self) -> bool:
        """A page of ours, a calculator, or a department, which ends none that is pointed at: "is it safe in
        pregnancy"."""
        parsed = self.understood.parsed
        if self.points_back:
            return parsed.part(*NAMES) is not None
        is_of_tool = any(str(wishes()[wish].get("page", "")).startswith("/tools/") for wish in parsed.wishes)
        return is_of_tool or parsed.part(*CARRIED) is not None or bool(topics(self.text, knowledge_base()))

    @property
    def is_of_site(self) -> bool:
        """Of our pages; that one is called “Symptoms” makes it no question about another thing."""
        return asks_of_site(self.understood, []) and not set(self.said) <= set(SECTION_OF_WORD)

    @property
    def names_another(self) -> bool:
        """What no page is about, where a subject stands or alone: a question about lupus is none about
        gallstones, nor is "bmi calculator"."""
        if self.points_back:
            return False
        text = " ".join(self.said)
        named = {name for place in AROUND for name in place.findall(text)}
        unknown = set(self.understood.parsed.rest) - set(SECTION_OF_WORD) - NO_SUBJECT - ARTICLES
        alone = set(self.said) - ARTICLES
        return bool(named & unknown & content_words(text)) or (bool(unknown) and unknown == alone)

    @property
    def is_of_person(self) -> bool:
        """Asked of a doctor or hospital that was named before: "what are his fees", and not "is there a lady
        doctor"."""
        seeks_others = self.understood.parsed.wishes & {"doctor", "hospital", "woman", "man", "near"}
        return not seeks_others and (self.points_back or not OF_PEOPLE.isdisjoint(self.said))

    @property
    def is_place_alone(self) -> bool:
        """ "And in Pune": the same is asked of another place."""
        parsed = self.understood.parsed
        return parsed.part("city") is not None and not parsed.wishes and not parsed.rest


def parse_question(text: str) -> Question:
    return Question(text, read_words(text))


def with_subject(text: str, before: str) -> str:
    """The question, with the subject of the one before where it names none: "and in Pune", of gallstones."""
    if not before:
        return text
    question, was = parse_question(text), read_words(before).parsed
    what, city = was.part(*CARRIED), was.part("city")
    if question.has_own_subject or question.is_of_site or question.names_another or is_elsewhere(question):
        return text
    if people_named(before, "en"):
        return f"{text} {before}" if question.is_of_person else text
    if what is None:
        return text
    in_city = [city.name] if city and not question.understood.parsed.part("city") else []
    price = [COST] if asks_cost(before) and question.is_place_alone else []
    return " ".join([text, what.name, *in_city, *price])


def is_elsewhere(question: Question) -> bool:
    """In another city something else is looked for: a restaurant in Pune."""
    parsed = question.understood.parsed
    is_place = parsed.part("city") is not None and not parsed.wishes and not question.points_back
    return is_place and not DONE.issuperset(parsed.rest)


def subject_after(text: str, before: str) -> str:
    """What the next question is about if it does not say: a page, where, and whether the price was asked."""
    question = parse_question(text)
    what, city = question.understood.parsed.part(*CARRIED), question.understood.parsed.part("city")
    if what is None:
        return "" if question.names_another else before
    said = [what.name, city.name if city else "", COST if asks_cost(text) else ""]
    return " ".join(word for word in said if word)
