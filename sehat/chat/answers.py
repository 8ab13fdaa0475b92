"""The answer to a question: an emergency first, then what is refused, then prices, then passages of reviewed
pages."""

from __future__ import annotations

import re

from sehat.chat.follow_ups import after_cost, cost_question, follow_ups
from sehat.chat.guards import asks_for_diagnosis, asks_for_dose, may_be_said
from sehat.chat.knowledge_base import KnowledgeBase, Topic, knowledge_base, link_in, page_of
from sehat.chat.model import chat_model
from sehat.chat.passage_index import content_words
from sehat.chat.schemas import MAX_QUESTION_LENGTH, ChatAnswer, Passage
from sehat.core.folding import words
from sehat.core.languages import localized_path, translate
from sehat.core.schemas import Language, Link
from sehat.costs.choices import explorer_url
from sehat.costs.questions import asks_cost
from sehat.emergencies.answers import emergency_answer
from sehat.search.costs import costs_of
from sehat.search.parser.parts import Part, PartKind
from sehat.search.parser.wishes import wishes
from sehat.search.queries import clean_query, readable
from sehat.search.understanding import Understood, read_words, understand

SHOWN = 2
PAGES_SHOWN = 3
# What makes a question one about this site: beside a city alone, "hotel in Delhi" asks for something else.
SOUGHT: tuple[PartKind, ...] = ("department", "condition", "treatment", "test", "symptom", "insurer")
SOUGHT_BY_WISH = {"doctor", "hospital"}
ASKS_FOR_PEOPLE = {"doctor", "hospital", "woman", "man", "best", "cheap", "near"}
MAX_NAME_WORDS = 5  # words
SUBJECTS: tuple[PartKind, ...] = ("condition", "treatment", "test", "symptom")
CALL_BACK = link_in(
    lambda language: translate("Ask for a call back", language),
    lambda language: localized_path("/request?purpose=callback", language),
)
DOCTORS = link_in(
    lambda language: translate("Doctors", language), lambda language: localized_path("/doctors", language)
)
COSTS = link_in(
    lambda language: translate("What treatments cost", language),
    lambda language: explorer_url(language=language),
)
# Who asks how two things differ is told of both.
COMPARING = frozenset(words("difference differ vs versus compare fark farq antar अंतर फर्क फ़र्क"))
DEVANAGARI = re.compile("[\u0900-\u097f]")
# The score of a section when a question names no other.
DEFAULT_SCORES = {"about": 2.0, "overview": 1.0}
# What a word asks for: the section of a page, specific ones first (of "recovery after LASIK", recovery).
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
SECTION_OF_WORD = {word: section for section, listed in SECTIONS.items() for word in words(listed)}


def answer(question: str, language: Language = "en") -> ChatAnswer:
    """Never a diagnosis, never a dose; what is said of medicine is cited. Stores nothing."""
    if urgent := urgent_answer(question, language):
        return urgent
    asked = readable(question)
    language = "hi" if DEVANAGARI.search(asked) else language
    if not asked:
        return ChatAnswer(said="empty", language=language)
    call_back, doctors = CALL_BACK[language], DOCTORS[language]
    knowledge, short = knowledge_base(), asked[:MAX_QUESTION_LENGTH]
    named, understood = topics(short, knowledge), read_words(short)
    found = [topic for of_name in named for topic in of_name]
    on = ways_on(found[0], understood, language) if found else [doctors]
    if asks_for_dose(asked):
        return ChatAnswer(said="no-dose", language=language, links=[*on, call_back])
    if asks_for_diagnosis(asked):
        return ChatAnswer(said="no-diagnosis", language=language, links=[*on, call_back])
    if asks_cost(short):
        costs = costs_of(understood, language)
        return ChatAnswer(
            said="cost", language=language, costs=costs, links=[COSTS[language], call_back],
            follow_ups=after_cost(found, language),
        )  # fmt: skip
    if asks_for_people(understood) and (people := pages_for(understood, language)):
        return ChatAnswer(said="pages", language=language, links=[*people, call_back])
    shown = passages_in(language, short, named, knowledge)
    if not shown and language == "hi" and (english := passages_in("en", short, named, knowledge)):
        return ChatAnswer(said="english-only", language=language, links=[*pages_of(english), call_back])
    if not shown and (pages := pages_for(understood, language)):
        return ChatAnswer(said="pages", language=language, links=[*pages, call_back])
    if not shown:
        return ChatAnswer(said="nothing", language=language, links=[doctors, call_back])
    topic = knowledge.by_page[page_of(shown[0])]
    on = ways_on(topic, understood, language)
    summary = model_summary(asked, shown)
    return ChatAnswer(
        said="answer", language=language, passages=shown, links=[*on, call_back], summary=summary,
        follow_ups=follow_ups(topic, shown, language, cost=cost_question(shown[0].title, language)),
    )  # fmt: skip


def urgent_answer(question: str, language: Language = "en") -> ChatAnswer | None:
    """What comes before every other rule, limits included; None: the question tells of no emergency."""
    emergency = emergency_answer(question, language)
    if emergency is None:
        return None
    return ChatAnswer(said="emergency", language=emergency.language, emergency=emergency)


def asks_for_people(understood: Understood) -> bool:
    """Whether somebody in a city is asked for who treats what is named: no passage says who."""
    return understood.place.is_asked and bool(understood.parsed.wishes & ASKS_FOR_PEOPLE)


def ways_on(topic: Topic, understood: Understood, language: Language) -> list[Link]:
    """Where a topic leads on: in the city that the question names, else in the usual one."""
    return in_named_city(understood, language) or [link[language] for link in topic.links]


def in_named_city(understood: Understood, language: Language) -> list[Link]:
    """The pages of that city that answer, as the search finds them; none where no city is named."""
    city = understood.place.city if understood.place.is_asked else None
    links = pages_for(understood, language) if city else []
    return [link for link in links if city and f"/{city.slug}/" in (link.url or "")]


def passages_in(
    language: Language, question: str, named: list[list[Topic]], knowledge: KnowledgeBase
) -> list[Passage]:
    """Of the topics that were named, else of any page. To a Hindi question Hindi passages alone.

    Of two that are compared one each.
    """
    if len(named) > 1 and not COMPARING.isdisjoint(words(question)):
        best = [best_passages(question, of_name, language)[:1] for of_name in named]
        if compared := [passage for passages in best for passage in passages]:
            return compared[:SHOWN]
    found = [topic for of_name in named for topic in of_name]
    return best_passages(question, found, language) or search_passages(question, knowledge, language)


def is_read_in(passage: Passage, language: Language) -> bool:
    return language == "en" or passage.lang == language


def pages_of(passages: list[Passage]) -> list[Link]:
    """The pages that passages are of, each once."""
    pages = {page_of(passage): passage.title for passage in passages}
    return [Link(label=title, url=url, lang="en") for url, title in pages.items()]


def topics(question: str, knowledge: KnowledgeBase) -> list[list[Topic]]:
    """The topics with the longest names in the question, by name; else what the search's query reader makes
    of it."""
    typed = words(question)
    for size in range(MAX_NAME_WORDS, 0, -1):
        runs = ["".join(typed[at : at + size]) for at in range(len(typed) - size + 1)]
        found = [knowledge.by_name[run] for run in dict.fromkeys(runs) if run in knowledge.by_name]
        if found:
            return found
    parts = list(read_words(question).parsed.parts(*SUBJECTS)) or guessed(question)
    keys = [(part.kind, part.key) for part in parts]
    return [knowledge.by_subject[key] for key in keys if key in knowledge.by_subject]


def guessed(question: str) -> list[Part]:
    """What the search guesses of two words, "irregular periods". One says too little, and of a whole sentence
    some words stand on any page."""
    parsed = understand(clean_query(question)).parsed
    return list(parsed.parts(*SUBJECTS)) if len(parsed.said) == 2 else []


def pages_for(understood: Understood, language: Language) -> list[Link]:
    """Pages that answer what no passage tells, as the search finds them: a list of hospitals."""
    wished = understood.parsed.wishes
    if not understood.parsed.part(*SOUGHT) and not wished & SOUGHT_BY_WISH and not any(map(has_page, wished)):
        return []
    return [Link(label=hit.name, url=hit.url) for hit in understood.answers(language)[:PAGES_SHOWN]]


def has_page(wish: str) -> bool:
    """A refund, one's data, an appointment to cancel: pages that are called by what one wants."""
    return bool(wishes()[wish].get("page"))


def best_passages(question: str, found: list[Topic], language: Language) -> list[Passage]:
    """The passages of these topics that fit the question best, best first; each has its page."""
    asked = set(words(question))
    terms = content_words(question)
    details = terms - set(SECTION_OF_WORD)

    def score(passage: Passage) -> float:
        name = set(words(passage.title))  # of “recovery after cataract surgery”, surgery asks for nothing
        sections = {SECTION_OF_WORD[word] for word in asked - name if word in SECTION_OF_WORD}
        own = details - name
        spoken = 11 * len(own & set(words(passage.text))) / len(own) if own else 0.0
        if passage.section in sections:
            return 10 - list(SECTIONS).index(passage.section) / 10 + spoken / 4
        heading = 12 * overlap(terms, content_words(passage.heading)) if passage.heading else 0.0
        return max(heading, spoken / 2, DEFAULT_SCORES.get(passage.section, 0.0))

    every = [one for topic in found for one in topic.passages]
    own = [one for one in every if one.lang == language]
    passages = own or [one for one in every if is_read_in(one, language)]
    return chosen([(score(passage), passage) for passage in passages])


def search_passages(question: str, knowledge: KnowledgeBase, language: Language) -> list[Passage]:
    """For a question that names no page: passages of any page with its words."""
    asked = content_words(question)
    sections = {SECTION_OF_WORD[word] for word in asked if word in SECTION_OF_WORD}
    about = asked - set(SECTION_OF_WORD) or asked

    def boost(passage: Passage) -> float:
        return (1.2 if passage.lang == language else 1) * (2 if passage.section in sections else 1)

    found = knowledge.index.best(about) if about else []
    return chosen([(score * boost(one), one) for score, one in found if is_read_in(one, language)])


def chosen(scored: list[tuple[float, Passage]]) -> list[Passage]:
    """At most two, of different parts of pages, the second not much worse than the first."""
    ranked = sorted((item for item in scored if item[0] > 0), key=lambda item: -item[0])
    first_of_part: dict[str, tuple[float, Passage]] = {}
    for score, passage in ranked:
        first_of_part.setdefault(passage.url, (score, passage))
    parts = list(first_of_part.values())[:SHOWN]
    return [passage for score, passage in parts if score > parts[0][0] / 2]


def overlap(asked: set[str], heading: set[str]) -> float:
    return len(asked & heading) / len(asked | heading) if asked and heading else 0


def model_summary(question: str, passages: list[Passage]) -> str:
    """A model's words about these passages, when a setting names one and they may be said. Else ""."""
    model = chat_model()
    said = model.safely(question, passages) if model else ""
    return said if may_be_said(said) else ""
