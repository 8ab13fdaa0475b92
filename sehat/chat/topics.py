"""What a question is about: the pages that it names."""

from __future__ import annotations

from sehat.chat.knowledge_base import KnowledgeBase, Topic, as_asked
from sehat.core.folding import words
from sehat.search.parser.parts import Part, PartKind
from sehat.search.queries import clean_query
from sehat.search.understanding import read_words, understand

MAX_NAME_WORDS = 5  # words
SUBJECTS: tuple[PartKind, ...] = ("condition", "treatment", "test", "symptom", "article")


def topics(question: str, knowledge: KnowledgeBase) -> list[list[Topic]]:
    """The topic of which the question is a heading; else those with the longest names in it, by name; else
    what the search's query reader makes of it."""
    if topic := headed(question, knowledge):
        return [[topic]]
    parts = list(read_words(question).parsed.parts(*SUBJECTS))
    typed = words(question)
    for size in range(MAX_NAME_WORDS, 0, -1):
        runs = ["".join(typed[at : at + size]) for at in range(len(typed) - size + 1)]
        found = [knowledge.by_name[run] for run in dict.fromkeys(runs) if run in knowledge.by_name]
        if found:
            return found
    keys = [(part.kind, part.key) for part in parts or guessed(question)]
    return [knowledge.by_subject[key] for key in keys if key in knowledge.by_subject]


def headed(question: str, knowledge: KnowledgeBase) -> Topic | None:
    """The one topic of which a question is a heading, figures included, where it says what it is about."""
    found = knowledge.by_heading.get(as_asked(question), [])
    is_told = len(found) == 1 and any(read_words(question).parsed.parts(*SUBJECTS))
    return found[0] if is_told else None


def guessed(question: str) -> list[Part]:
    """What the search guesses of two words, "irregular periods". One says too little, and of a whole sentence
    some words stand on any page."""
    parsed = understand(clean_query(question)).parsed
    return list(parsed.parts(*SUBJECTS)) if len(parsed.said) == 2 else []
