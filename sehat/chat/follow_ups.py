"""What may be asked next: a part of the page that answered, which was not shown and which it has."""

from __future__ import annotations

from sehat.chat.knowledge_base import Topic
from sehat.chat.schemas import Passage
from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.emergencies.answers import emergency_answer

SHOWN = 3
# By section, what people ask most first; the words are those that lead to the section (`answers.SECTIONS`).
QUESTIONS = {
    "treatment": noop("{topic}: how is it treated?"),
    "symptoms": noop("{topic}: what are the symptoms?"),
    "recovery": noop("{topic}: how long is the recovery?"),
    "risks": noop("{topic}: what are the risks?"),
    "before": noop("{topic}: how do I prepare?"),
    "tests": noop("{topic}: which tests are done?"),
    "causes": noop("{topic}: what are the causes?"),
    "help": noop("{topic}: when should I see a doctor?"),
}


def follow_ups(topic: Topic, shown: list[Passage], language: Language) -> list[str]:
    """At most SHOWN questions about a page of which these passages were shown.

    None that reads as an emergency: it would be answered with the number to call.
    """
    said = {passage.section for passage in shown}
    parts = {passage.section for passage in topic.passages if passage.lang == shown[0].lang}
    asked = [
        translate(question, language).format(topic=shown[0].title)
        for section, question in QUESTIONS.items()
        if section in parts - said
    ]
    return [question for question in asked if emergency_answer(question, language) is None][:SHOWN]
