"""What the assistant knows: the live, reviewed medical pages, part by part, and the names of their topics."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from django.db.models import Q

from sehat.chat.guards import names_a_dose
from sehat.chat.passage_index import PassageIndex
from sehat.chat.passages import Part, blocks, help_text, items, lines, passages, ranges, risks
from sehat.chat.schemas import Passage
from sehat.content.models import ArticlePage, ConditionPage, SymptomPage, TestPage, TreatmentPage
from sehat.content.models.medical import MedicalPage
from sehat.content.models.site_page import published
from sehat.core.folding import fold, joined
from sehat.core.languages import LANGUAGES, display_name, translate
from sehat.core.schemas import Language, Link
from sehat.directory.addresses import cost_url, listing_url
from sehat.directory.models import Department, Procedure
from sehat.directory.selectors import HOME_CITY_SLUG
from sehat.rendering.cache_version import cached_until_change
from sehat.search.parser.parts import PartKind

LinkIn = dict[Language, Link]
FIGURES = re.compile(r"\d*[.,]?\d+")
# Demo text, which no doctor has approved, is read as well, and each passage says so.
READ = Q(reviewed_on__isnull=False) | Q(author__is_demo=True)


@dataclass(frozen=True)
class Topic:
    """A page with its passages, by section: symptoms, causes, … `links` lead on from it."""

    passages: list[Passage]
    links: list[LinkIn]


Subject = tuple[PartKind, str]  # the slug


@dataclass
class KnowledgeBase:
    """Topics by the names people call them, by the headings of their parts, and by what the search's query
    reader calls their subject."""

    by_name: dict[str, list[Topic]] = field(default_factory=dict)
    by_heading: dict[str, list[Topic]] = field(default_factory=dict)
    by_subject: dict[Subject, list[Topic]] = field(default_factory=dict)
    by_page: dict[str, Topic] = field(default_factory=dict)
    index: PassageIndex = field(default_factory=lambda: PassageIndex([]))

    def add(self, names: list[str], topic: Topic, subject: Subject | None = None) -> None:
        self.by_page |= {page_of(passage): topic for passage in topic.passages}
        for name in {joined(name) for name in names if len(joined(name)) > 2}:
            self.by_name.setdefault(name, []).append(topic)
        for heading in {as_asked(passage.heading) for passage in topic.passages if passage.heading}:
            self.by_heading.setdefault(heading, []).append(topic)
        if subject:
            self.by_subject.setdefault(subject, []).append(topic)


@cached_until_change
def knowledge_base() -> KnowledgeBase:
    """Every topic. Four queries, cached. Pages whose medical review is not approved, and passages with a
    dose, are not in it."""
    found = KnowledgeBase()
    for model, read in READERS.items():
        pages = published(model.objects).filter(READ).order_by("pk")
        for page in pages.select_related(*model.read_with):
            names, parts, links = read(page)
            safe = [passage for passage in passages(page, parts) if not names_a_dose(passage.text)]
            found.add(names, Topic(safe, links), subject_of(page))
    found.index = PassageIndex(passage for topic in found.by_page.values() for passage in topic.passages)
    return found


def subject_of(page: MedicalPage) -> Subject | None:
    match page:
        case ConditionPage():
            return "condition", page.condition.slug
        case TreatmentPage():
            return "treatment", page.procedure.slug
        case TestPage():
            return "test", page.slug
        case SymptomPage():
            return "symptom", page.slug
        case ArticlePage():
            return "article", page.slug
    return None


def as_asked(question: str) -> str:
    """The words and figures of a question, by which headings are compared: a point between figures counts."""
    return " ".join([joined(question), *figures_in(question)])


def figures_in(text: str) -> list[str]:
    return FIGURES.findall(fold(text))


def page_of(passage: Passage) -> str:
    return passage.url.partition("#")[0]


Read = tuple[list[str], list[Part], list[LinkIn]]


def condition(page: ConditionPage) -> Read:
    """A condition page: its names, its text by part with the anchor of each, and where it leads."""
    about = page.condition
    names = [page.title, about.name, about.name_hi, *about.aliases, *page.also_called.split(",")]
    parts = [
        Part("about", "", page.lead),
        Part("overview", "", page.overview),
        Part("symptoms", "symptoms", lines(blocks(page.symptoms), "title", "text")),
        Part("help", "help", help_text(page)),
        Part("causes", "causes", page.causes),
        Part("tests", "tests", page.tests),
        Part("treatment", "options", lines(blocks(page.options), "name", "best_for")),
        Part("recovery", "options", lines(blocks(page.options), "name", "recovery")),
    ]
    return names, parts, [doctors(about.department)]


def treatment(page: TreatmentPage) -> Read:
    """A treatment page: its names, its text by part with the anchor of each, and where it leads."""
    about = page.procedure
    names = [page.title, about.name, about.name_hi, *about.aliases, *page.also_called.split(",")]
    parts = [
        Part("about", "", page.lead),
        Part("overview", "what", page.overview),
        Part("treatment", "methods", lines(blocks(page.methods), "name", "how")),
        Part("who", "who", page.who_needs_it),
        Part("wait", "wait", page.who_should_wait),
        Part("before", "path", lines(blocks(page.before), "title", "text")),
        Part("during", "path", lines(blocks(page.during), "title", "text")),
        Part("after", "path", lines(blocks(page.after), "title", "text")),
        Part("recovery", "recovery", lines(blocks(page.recovery), "when", "text")),
        Part("risks", "risks", risks(blocks(page.risks), page.language)),
        Part("help", "help", help_text(page)),
        Part("alternatives", "choices", page.alternatives),
    ]
    return names, parts, [cost(about), doctors(about.department)]


def test(page: TestPage) -> Read:
    """A page of a test: its names, its text by part with the anchor of each, and where it leads."""
    names = [page.title, page.name_hi, *page.also_called.split(",")]
    parts = [
        Part("about", "", page.lead),
        Part("overview", "checks", page.what_it_checks),
        Part("who", "why", page.why),
        Part("before", "prepare", page.prepare),
        Part("during", "how", page.how_it_is_done),
        Part("ranges", "ranges", ranges(blocks(page.ranges))),
        Part("reading", "reading", page.reading),
        Part("limits", "limits", page.limits),
        Part("help", "help", help_text(page)),
    ]
    return names, parts, [doctors(page.department)]


def article(page: ArticlePage) -> Read:
    links = [doctors(page.department)] if page.department else []
    parts = [
        Part("about", "", page.lead),
        Part("takeaways", "takeaways", items(blocks(page.takeaways))),
        Part("help", "help", help_text(page)),
    ]
    return [page.title], parts, links


def symptom(page: SymptomPage) -> Read:
    parts = [
        Part("help", "urgent", help_text(page)),
        Part("about", "", page.lead),
        Part("causes", "causes", lines(blocks(page.causes), "name", "feels")),
        Part("home", "home", page.at_home),
    ]
    return page.names, parts, [doctors(page.department)] if page.department else []


READERS: dict[type[MedicalPage], Any] = {
    ConditionPage: condition, TreatmentPage: treatment, TestPage: test, ArticlePage: article,
    SymptomPage: symptom,
}  # fmt: skip


def cost(procedure: Procedure) -> LinkIn:
    def words(language: Language) -> str:
        name = display_name(procedure, language)
        return translate("What {treatment} costs", language).format(treatment=name)

    return link_in(words, lambda language: cost_url(procedure, language=language))


def doctors(department: Department) -> LinkIn:
    def words(language: Language) -> str:
        if language == "en":
            return department.specialist_plural
        return translate("{department} doctor", language).format(
            department=display_name(department, language)
        )

    return link_in(words, lambda language: listing_url(HOME_CITY_SLUG, department, language))


def link_in(words: Callable[[Language], str], url: Callable[[Language], str]) -> LinkIn:
    return {language: Link(label=words(language), url=url(language)) for language in LANGUAGES}
