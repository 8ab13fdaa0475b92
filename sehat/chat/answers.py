"""The answer to a question: an emergency first, then what is refused, then prices, then passages of reviewed
pages."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from django.conf import settings

from sehat.chat.best_passages import SHOWN, best_passages, range_passages, search_passages
from sehat.chat.follow_ups import after_cost, cost_question, follow_ups
from sehat.chat.guards import asks_for_diagnosis, asks_for_dose, may_be_said
from sehat.chat.knowledge_base import KnowledgeBase, Topic, as_asked, knowledge_base, link_in, page_of
from sehat.chat.links import (
    asked_language,
    asks_for_people,
    asks_of_site,
    asks_who_we_are,
    insurer_pages,
    is_service,
    named_city,
    once,
    pages_for,
    people_first,
    ways_on,
    wished_pages,
)
from sehat.chat.model import chat_model
from sehat.chat.people import people_named
from sehat.chat.schemas import MAX_QUESTION_LENGTH, ChatAnswer, Passage, Said
from sehat.chat.subject import subject_after, with_subject
from sehat.chat.topics import headed, topics
from sehat.core.folding import words
from sehat.core.languages import localized_path, translate
from sehat.core.schemas import Language, Link
from sehat.costs.choices import explorer_url
from sehat.costs.questions import asks_cost
from sehat.emergencies.answers import emergency_answer
from sehat.search.costs import costs_of
from sehat.search.queries import readable
from sehat.search.understanding import Understood, read_words

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
LANGUAGES = dict(settings.LANGUAGES)  # each by its own name, as the switch at the top has it
# Who asks how two things differ is told of both.
COMPARING = frozenset(words("difference differ vs versus compare fark farq antar अंतर फर्क फ़र्क"))
# Who says nothing else is asked what they want to know.
GREETINGS = frozenset(
    words(
        "hi hii hello helo hey good morning afternoon evening bye "
        "namaste namaskar salaam sir madam ji thanks thank you thankyou ok okay "
        "shukriya dhanyavad dhanyawad नमस्ते नमस्कार हेलो हाय धन्यवाद शुक्रिया"
    )
)
# In front of a question; "sir" and "ji" are none there, they begin sir dard and ji machlana.
GREETED = re.compile(
    r"^(?:(?:hi+|hello|hey|ok|okay|thanks|thank ?you|good (?:morning|afternoon|evening)|namaste|namaskar|"
    r"shukriya|dhanyavad|dhanyawad|नमस्ते|नमस्कार|धन्यवाद|शुक्रिया)(?:[\s,.!;:।-]+))+(?=\S)",
    re.IGNORECASE,
)
DEVANAGARI = re.compile("[\u0904-\u0939\u0958-\u0961\u0972-\u097f]")  # its letters: a । ends English too


@dataclass(frozen=True)
class Asked:
    """A question that was read. `text`: as it was typed; `short`: with the subject of the one before it,
    where it names none. `named`: the topics in it, by name."""

    text: str
    short: str
    language: Language
    named: list[list[Topic]]
    understood: Understood
    knowledge: KnowledgeBase

    @property
    def found(self) -> list[Topic]:
        return [topic for of_name in self.named for topic in of_name]

    @property
    def call_back(self) -> Link:
        return CALL_BACK[self.language]


def answer(question: str, language: Language = "en", subject: str = "") -> ChatAnswer:
    """Never a diagnosis, never a dose; what is said of medicine is cited. Stores nothing. `subject`: that of
    the answer before."""
    if urgent := urgent_answer(question, language):
        return urgent
    text = readable(question)
    language = "hi" if DEVANAGARI.search(text) else language
    if not text or is_greeting(text):
        return ChatAnswer(said="empty", language=language, subject=subject)
    text = without_greeting(text)
    knowledge, short = knowledge_base(), with_subject(text[:MAX_QUESTION_LENGTH], subject)
    asked = Asked(text, short, language, topics(short, knowledge), read_words(short), knowledge)
    steps = (refusal, people, site_pages, price, lists_of_people, cited_passages, english_only, other_pages)
    found = (said for step in steps if (said := step(asked)))
    nothing = ChatAnswer(said="nothing", language=language, links=[DOCTORS[language], asked.call_back])
    said = next(found, nothing)
    return said.model_copy(update={"subject": said.subject or subject_after(short, subject)})


def without_greeting(text: str) -> str:
    """Who says thanks and asks on: read with the question, a word of it may look like a city."""
    return GREETED.sub("", text)


def is_greeting(text: str) -> bool:
    said = words(text)
    return bool(said) and GREETINGS.issuperset(said)


def refusal(asked: Asked) -> ChatAnswer | None:
    """Of a dose or a judgement on one person: who may say it, and where a page asks the same of everybody
    ("My TSH is 6. Do I need tablets for life?")."""
    said: Said
    if asks_for_dose(asked.text):
        said = "no-dose"
    elif asks_for_diagnosis(asked.text):
        said = "no-diagnosis"
    else:
        return None
    topic = next(iter(asked.found), None)
    on = ways_on(topic, asked.understood, asked.language) if topic else [DOCTORS[asked.language]]
    there = [to_heading(passage) for passage in asked_word_for_word(asked)[:1]]
    return ChatAnswer(said=said, language=asked.language, links=[*on, *there, asked.call_back])


def price(asked: Asked) -> ChatAnswer | None:
    if not asks_cost(asked.short) or asked.understood.parsed.part("fee"):
        return None  # "under 500 rupees" is a limit of a list
    return ChatAnswer(
        said="cost", language=asked.language, costs=costs_of(asked.understood, asked.language),
        links=[COSTS[asked.language], asked.call_back], follow_ups=after_cost(asked.found, asked.language),
    )  # fmt: skip


def people(asked: Asked) -> ChatAnswer | None:
    """Where they see patients, when, and what they ask stands on their page."""
    named = people_named(asked.short, asked.language)
    if not named:
        return None
    subject = named[0].label if len(named) == 1 else ""
    links = [*named, asked.call_back]
    return ChatAnswer(said="pages", language=asked.language, links=links, subject=subject)


def site_pages(asked: Asked) -> ChatAnswer | None:
    """A refund is no price, though it is asked for with words of money. "Are you a hospital" seeks none. Who
    wants another language is led to the assistant in it."""
    if language := asked_language(asked.text):
        there = Link(label=LANGUAGES[language], url=localized_path("/chat/ai", language), lang=language)
        return ChatAnswer(said="pages", language=language, links=[there, CALL_BACK[language]])
    if asks_who_we_are(asked.text):
        return other_pages(replace(asked, understood=read_words("about us")))
    return other_pages(asked) if asks_of_site(asked.understood, asked.found) else None


def lists_of_people(asked: Asked) -> ChatAnswer | None:
    if not asks_for_people(asked.understood, asked.found):
        return None
    said, topic = other_pages(asked), next(iter(asked.found), None)
    if said is None or topic is None or named_city(asked.understood):
        return said
    return said.model_copy(
        update={"links": people_first(topic, said.links, asked.understood, asked.language)}
    )


def other_pages(asked: Asked) -> ChatAnswer | None:
    pages = pages_for(asked.understood, asked.language)
    if not pages:
        return None
    return ChatAnswer(said="pages", language=asked.language, links=once([*pages, asked.call_back]))


def cited_passages(asked: Asked) -> ChatAnswer | None:
    """Passages, with what leads on from the page of the first."""
    shown = passages_in(asked.language, asked)
    if not shown:
        return None
    topic, language = asked.knowledge.by_page[page_of(shown[0])], asked.language
    wished = [one for one in wished_pages(asked.understood, language) if not asked.named or is_service(one)]
    wished += insurer_pages(asked.understood, language)
    return ChatAnswer(
        said="answer", language=language, passages=shown, summary=model_summary(asked.text, shown),
        links=once([*wished, *ways_on(topic, asked.understood, language), asked.call_back]),
        follow_ups=follow_ups(topic, shown, language, cost=cost_question(shown[0].title, language)),
    )  # fmt: skip


def english_only(asked: Asked) -> ChatAnswer | None:
    """To a Hindi question that no Hindi passage answers: the pages that do."""
    shown = passages_in("en", asked) if asked.language == "hi" else []
    if not shown:
        return None
    links = [*pages_of(shown), asked.call_back]
    return ChatAnswer(said="english-only", language=asked.language, links=links)


def urgent_answer(question: str, language: Language = "en") -> ChatAnswer | None:
    """What comes before every other rule, limits included; None: the question tells of no emergency."""
    emergency = emergency_answer(question, language)
    if emergency is None:
        return None
    return ChatAnswer(said="emergency", language=emergency.language, emergency=emergency)


def passages_in(language: Language, asked: Asked) -> list[Passage]:
    """Of the topics that were named, else of any page. To a Hindi question Hindi passages alone.

    Of two that are compared one each; of a question of a page, word for word, its answer alone.
    """
    if own := [one for one in asked_word_for_word(asked) if one.lang == language]:
        return own[:1]
    if len(asked.named) > 1 and not COMPARING.isdisjoint(words(asked.short)):
        best = [best_passages(asked.short, of_name, language)[:1] for of_name in asked.named]
        compared = {passage.url: passage for passages in best for passage in passages}
        if len(compared) > 1:  # two names of one page are compared on it
            return list(compared.values())[:SHOWN]
    if values := range_passages(asked.short, asked.found, asked.knowledge, language):
        return values
    of_topics = best_passages(asked.short, asked.found, language)
    return of_topics or search_passages(asked.short, asked.knowledge, language)


def asked_word_for_word(asked: Asked) -> list[Passage]:
    topic, heading = headed(asked.text, asked.knowledge), as_asked(asked.text)
    return [one for one in topic.passages if as_asked(one.heading) == heading] if topic else []


def to_heading(passage: Passage) -> Link:
    label = translate("Read on our page: “{question}”", passage.lang).format(question=passage.heading)
    return Link(label=label, url=passage.url, lang=passage.lang)


def pages_of(passages: list[Passage]) -> list[Link]:
    """The pages that passages are of, each once."""
    pages = {page_of(passage): passage.title for passage in passages}
    return [Link(label=title, url=url, lang="en") for url, title in pages.items()]


def model_summary(question: str, passages: list[Passage]) -> str:
    """A model's words about these passages, when a setting names one and they may be said. Else ""."""
    model = chat_model()
    said = model.safely(question, passages) if model else ""
    return said if may_be_said(said) else ""
