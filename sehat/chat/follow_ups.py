"""What may be asked next: a part of the page that answered, one it has and has not shown, and its price."""

from __future__ import annotations

from sehat.chat.knowledge_base import Topic
from sehat.chat.schemas import Passage
from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.emergencies.answers import emergency_answer
from sehat.search.costs import costs_of
from sehat.search.understanding import read_words

SHOWN = 3
COST = noop("{topic}: what does it cost?")
# By section, what people ask most first; the words are those that lead to the section (`answers.SECTIONS`).
QUESTIONS = {
    "during": noop("{topic}: how is it done?"),
    "treatment": noop("{topic}: how is it treated?"),
    "symptoms": noop("{topic}: what are the symptoms?"),
    "recovery": noop("{topic}: how long is the recovery?"),
    "risks": noop("{topic}: what are the risks?"),
    "before": noop("{topic}: how do I prepare?"),
    "tests": noop("{topic}: which tests are done?"),
    "causes": noop("{topic}: what are the causes?"),
    "help": noop("{topic}: when should I see a doctor?"),
}


def follow_ups(topic: Topic, shown: list[Passage], language: Language, *, cost: str = "") -> list[str]:
    """At most SHOWN questions about a page of which these passages were shown.

    `cost`: what asks its price comes second; empty where there is none.
    """
    said = {passage.section for passage in shown}
    first, *rest = [*parts_of(topic, shown[0], said, language), ""]
    return [question for question in [first, cost, *rest] if question][:SHOWN]


def cost_question(title: str, language: Language) -> str:
    """Asks what the page of this title costs; empty where no price is told of it."""
    question = translate(COST, language).format(topic=title)
    return question if any(row.amount for row in costs_of(read_words(question), language)) else ""


def after_cost(topics: list[Topic], language: Language) -> list[str]:
    """The same once a price was told of the first of these topics that speaks the language."""
    for topic in topics:
        for passage in topic.passages:
            if passage.lang == language:
                return parts_of(topic, passage, set(), language)[:SHOWN]
    return []


def parts_of(topic: Topic, of: Passage, said: set[str], language: Language) -> list[str]:
    """Questions about the parts of a page that were not said, in the language of a passage of it.

    None that reads as an emergency: it would be answered with the number to call.
    """
    parts = {passage.section for passage in topic.passages if passage.lang == of.lang}
    if "during" in parts:  # an operation or a test: it is done, and an illness treated
        said = said | {"treatment"}
    asked = [
        translate(question, language).format(topic=of.title)
        for section, question in QUESTIONS.items()
        if section in parts - said
    ]
    return [question for question in asked if emergency_answer(question, language) is None]
