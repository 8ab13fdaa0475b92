"""The answer to a question: an emergency first, then what is refused, then passages of reviewed pages."""

from __future__ import annotations

from sehat.chat.guards import asks_for_diagnosis, asks_for_dose, may_be_said
from sehat.chat.library import Library, Topic, library
from sehat.chat.model import chat_model
from sehat.chat.schemas import LONGEST_QUESTION, ChatAnswer, Passage
from sehat.core.schemas import Link
from sehat.search.folding import telling, words
from sehat.search.queries import readable
from sehat.search.red_flags import is_red_flag
from sehat.search.sound import sound

SHOWN = 2
LONGEST_NAME = 5  # words
CALL_BACK = Link(label="Ask for a call back", url="/request")
DOCTORS = Link(label="Doctors", url="/doctors")
# What a word asks for: the section of a page, the telling ones first (of "recovery after LASIK", recovery).
SECTIONS = {
    "symptoms": "symptom symptoms sign signs feel lakshan लक्षण",
    "causes": "cause causes caused why reason reasons kyon kyun karan wajah क्यों कारण वजह",
    "tests": "test tests diagnosed scan checked jaanch janch जाँच जांच",
    "treatment": "treatment treatments treat treated cure options surgery ilaj ilaaj upchar इलाज उपचार ऑपरेशन",
    "recovery": "recovery recover heal rest weeks days work walk theek ठीक आराम",
    "risks": "risk risks side danger dangerous safe complications khatra ख़तरा खतरा जोखिम",
    "before": "prepare preparation before fasting tayari तैयारी पहले",
    "during": "during happens done kaise कैसे",
    "after": "after care home baad बाद घर",
    "help": "doctor when worry see kab कब",
    "who": "who need needs needed kise किसे",
}
ASKED = {word: section for section, listed in SECTIONS.items() for word in words(listed)}


def answer(question: str) -> ChatAnswer:
    """Never a diagnosis, never a dose; what is said of medicine is cited. Stores nothing."""
    asked = readable(question)
    if not asked:
        return ChatAnswer(said="empty")
    if is_red_flag(asked):
        return ChatAnswer(said="emergency", links=[CALL_BACK])
    found = topics(asked[:LONGEST_QUESTION], library())
    on = [*found[0].links, CALL_BACK] if found else [DOCTORS, CALL_BACK]
    if asks_for_dose(asked):
        return ChatAnswer(said="no-dose", links=on)
    if asks_for_diagnosis(asked):
        return ChatAnswer(said="no-diagnosis", links=on)
    shown = best(asked[:LONGEST_QUESTION], found)
    if not shown:
        return ChatAnswer(said="nothing", links=[DOCTORS, CALL_BACK])
    return ChatAnswer(said="answer", passages=shown, links=on, summary=summary_of(asked, shown))


def topics(question: str, known: Library) -> list[Topic]:
    """The topics with the longest name in the question; else those that sound like one of its words."""
    typed = words(question)
    for size in range(LONGEST_NAME, 0, -1):
        runs = ["".join(typed[at : at + size]) for at in range(len(typed) - size + 1)]
        found = [topic for run in runs for topic in known.by_name.get(run, [])]
        if found:
            return found
    keys = [sound(word) for word in typed if len(word) > 4]
    return [topic for key in keys if key for topic in known.by_sound.get(key, [])]


def best(question: str, found: list[Topic]) -> list[Passage]:
    """The passages that fit the question best, best first; each has its page."""
    asked = set(words(question))
    sections = {ASKED[word] for word in asked if word in ASKED}
    said = set(telling(list(asked)))

    def score(passage: Passage) -> float:
        if passage.section in sections:
            return 10 - list(SECTIONS).index(passage.section) / 10
        if passage.section in SECTIONS or passage.section in ("about", "overview"):
            return {"about": 2.0, "overview": 1.0}.get(passage.section, 0)
        return 12 * overlap(said, set(telling(words(passage.section))))  # a question the page answers

    passages = [passage for topic in found for passage in topic.passages]
    fitting = sorted((passage for passage in passages if score(passage) > 0), key=score, reverse=True)
    return [passage for passage in fitting[:SHOWN] if score(passage) > score(fitting[0]) / 2]


def overlap(asked: set[str], heading: set[str]) -> float:
    return len(asked & heading) / len(asked | heading) if asked and heading else 0


def summary_of(question: str, passages: list[Passage]) -> str:
    """A model's words about these passages, when a setting names one and they may be said. Else ""."""
    model = chat_model()
    said = model.safely(question, passages) if model else ""
    return said if may_be_said(said) else ""
