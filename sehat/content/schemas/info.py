"""Pages of plain text."""

from __future__ import annotations

from sehat.content.schemas.parts import Question
from sehat.content.schemas.tools import BmiForm, EmiForm
from sehat.core.schemas import Schema
from sehat.rendering.schemas import Crumb, PageProps, Source


class Section(Schema):
    """A heading and its paragraphs and lists. A line that starts with `- ` is a list item."""

    heading: str
    text: str


class InfoPageProps(PageProps):
    """About, privacy, terms, services: plain text in sections, questions, perhaps a form."""

    crumbs: list[Crumb]
    title: str
    lead: str
    updated: str
    sections: list[Section]
    questions: list[Question]
    sources: list[Source]
    form_title: str
    bmi: BmiForm | None
    emi: EmiForm | None


class SectionCard(Schema):
    """A page under a section. `text`: what it is about, `icon`: what stands for it; empty where it does not
    say."""

    label: str
    url: str
    text: str
    icon: str = ""


class SectionPageProps(PageProps):
    """`/services`: the pages under an address."""

    crumbs: list[Crumb]
    title: str
    intro: str
    cards: list[SectionCard]
