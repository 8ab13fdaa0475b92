"""What the assistant knows: the live, reviewed medical pages, part by part, and the names of their topics."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sehat.chat.schemas import Passage
from sehat.content.models import ArticlePage, ConditionPage, TestPage, TreatmentPage
from sehat.content.models.medical import MedicalPage
from sehat.core.india import long_date
from sehat.core.schemas import Link
from sehat.directory.addresses import cost_url, listing_url
from sehat.directory.models import Department, Procedure
from sehat.rendering.generation import kept_until_change
from sehat.search.folding import joined
from sehat.search.sound import sound

HOME_CITY = "delhi-ncr"
LONGEST_PASSAGE = 700


@dataclass(frozen=True)
class Topic:
    """A page with its passages, by section: symptoms, causes, … `links` lead on from it."""

    passages: list[Passage]
    links: list[Link]


@dataclass
class Library:
    """Topics by the names people call them, and by how a name of one word sounds."""

    by_name: dict[str, list[Topic]] = field(default_factory=dict)
    by_sound: dict[str, list[Topic]] = field(default_factory=dict)

    def add(self, names: list[str], topic: Topic) -> None:
        for name in {joined(name) for name in names if len(joined(name)) > 2}:
            self.by_name.setdefault(name, []).append(topic)
        for key in {sound(name.casefold()) for name in names if name and " " not in name.strip()} - {""}:
            if len(key) > 3:
                self.by_sound.setdefault(key, []).append(topic)


@kept_until_change
def library() -> Library:
    """Every topic. Four queries, kept. Pages whose medical review is not approved are not in it."""
    found = Library()
    for model, read in READERS.items():
        pages = model.objects.live().exclude(reviewed_on=None).order_by("pk")
        for page in pages.select_related(*model.read_with):
            names, sections, links = read(page)
            found.add(names, Topic(list(passages(page, sections)), links))
    return found


Read = tuple[list[str], dict[str, str], list[Link]]


def condition(page: ConditionPage) -> Read:
    about = page.condition
    names = [page.title, about.name, about.name_hi, *about.aliases, *page.also_called.split(",")]
    sections = {
        "about": page.lead, "overview": page.overview,
        "symptoms": lines(page.symptoms, "title", "text"), "help": items(page.see_doctor),
        "causes": page.causes, "tests": page.tests, "treatment": lines(page.options, "name", "best_for"),
        "recovery": lines(page.options, "name", "recovery"),
    }  # fmt: skip
    return names, sections, [doctors(about.department)]


def treatment(page: TreatmentPage) -> Read:
    about = page.procedure
    names = [page.title, about.name, about.name_hi, *about.aliases, *page.also_called.split(",")]
    sections = {
        "about": page.lead, "overview": page.overview, "treatment": lines(page.methods, "name", "how"),
        "who": page.who_needs_it, "before": lines(page.before, "title", "text"),
        "during": lines(page.during, "title", "text"), "after": lines(page.after, "title", "text"),
        "recovery": lines(page.recovery, "when", "text"), "risks": lines(page.risks, "title", "text"),
        "help": items(page.see_doctor), "alternatives": page.alternatives,
    }  # fmt: skip
    return names, sections, [cost(about), doctors(about.department)]


def test(page: TestPage) -> Read:
    names = [page.title, page.name_hi, *page.also_called.split(",")]
    sections = {
        "about": page.lead, "overview": page.what_it_checks, "who": page.why, "before": page.prepare,
        "during": page.how_it_is_done, "help": items(page.see_doctor),
    }  # fmt: skip
    return names, sections, [doctors(page.department)]


def article(page: ArticlePage) -> Read:
    links = [doctors(page.department)] if page.department else []
    return [page.title], {"about": page.lead}, links


READERS: dict[type[MedicalPage], Any] = {
    ConditionPage: condition, TreatmentPage: treatment, TestPage: test, ArticlePage: article,
}  # fmt: skip


def cost(procedure: Procedure) -> Link:
    return Link(label=f"What {procedure.name} costs", url=cost_url(procedure))


def doctors(department: Department) -> Link:
    return Link(label=department.specialist_plural, url=listing_url(HOME_CITY, department))


def passages(page: MedicalPage, sections: dict[str, str]) -> Iterator[Passage]:
    """Each section with words, and each question that the page answers, word for word."""
    answers = {str(block.value["question"]): str(block.value["answer"]) for block in page.questions}
    for section, text in (sections | answers).items():
        if text.strip():
            yield Passage(
                text=cut(text.strip()),
                title=page.title,
                section=section,
                url=page.address,
                reviewed=long_date(page.reviewed_on, page.language) if page.reviewed_on else "",
                next_review=long_date(page.next_review_on, page.language) if page.next_review_on else "",
            )


def cut(text: str) -> str:
    """Whole paragraphs, as many as fit."""
    kept = ""
    for part in text.split("\n\n"):
        if kept and len(kept) + len(part) > LONGEST_PASSAGE:
            break
        kept = f"{kept}\n\n{part}".strip()
    return kept


def lines(stream: Any, title: str, text: str) -> str:
    return "\n".join(f"- {block.value[title]}: {block.value[text]}" for block in stream)


def items(stream: Any) -> str:
    return "\n".join(f"- {block.value}" for block in stream)
