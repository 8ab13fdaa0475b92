"""Pages that list others, and what patients said."""

from __future__ import annotations

from typing import Literal

from sehat.content.schemas.parts import LinkGroup
from sehat.core.schemas import Language, Link, Schema
from sehat.rendering.schemas import Crumb, PageLink, PageProps


class IndexPageProps(PageProps):
    """Every page of a kind, by speciality."""

    crumbs: list[Crumb]
    title: str
    intro: str
    groups: list[LinkGroup]


class ConditionIndexPageProps(IndexPageProps):
    """`/condition`."""


class TreatmentIndexPageProps(IndexPageProps):
    """`/treatment`."""


class TestIndexPageProps(IndexPageProps):
    """`/tests` and `/hi/tests`."""


class AllPageEntry(Schema):
    label: str
    url: str
    kind: Literal["condition", "symptom", "treatment", "test", "department", "article", "tool"]


class AllPageLetter(Schema):
    letter: str
    entries: list[AllPageEntry]


class AllPageProps(PageProps):
    """`/all`: everything from A to Z, page type All_Departments."""

    crumbs: list[Crumb]
    title: str
    intro: str
    letters: list[AllPageLetter]


class ReviewCard(Schema):
    name: str
    city: str
    department: str
    stars: int
    text: str
    language: Language
    written: str
    reply: str


class ReviewsPageProps(PageProps):
    """`/reviews`: what patients said of the service. No average below five reviews."""

    crumbs: list[Crumb]
    title: str
    intro: str
    departments: list[Link]
    chosen: str
    average: float | None
    total: int
    has_demo: bool
    reviews: list[ReviewCard]
    pages: list[PageLink]
    next_url: str | None
