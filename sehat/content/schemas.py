"""What the editorial pages show."""

from __future__ import annotations

from typing import Literal

from sehat.core.schemas import Crumb, Link, PageProps, Schema
from sehat.directory.schemas import DepartmentTile, DoctorCard, HospitalCard, PriceRangeRow, Treated


class Byline(Schema):
    """Who wrote a page, which doctor checked it, and until when that holds (decisions 5.2)."""

    author: Link
    reviewer: Link
    reviewer_degrees: str
    updated: str
    next_review: str


class ArticleCard(Schema):
    title: str
    url: str
    icon: str
    language: Literal["en", "hi"]
    reviewed_by: str
    updated: str
    minutes: int


class ReviewerTile(Schema):
    name: str
    speciality: str
    url: str | None


class Step(Schema):
    title: str
    text: str


class QuickAction(Schema):
    title: str
    text: str
    art: str
    url: str | None
    opens_form: bool


class HomePage(PageProps):
    """`/`: page type Home."""

    title: str
    lead: str
    city: str
    cities: list[Link]
    popular: list[Link]
    quick_actions: list[QuickAction]
    departments: list[DepartmentTile]
    prices: list[PriceRangeRow]
    doctors: list[DoctorCard]
    doctors_url: str
    steps: list[Step]
    hospitals: list[HospitalCard]
    reviewers: list[ReviewerTile]
    articles: list[ArticleCard]


class KeyFact(Schema):
    term: str
    value: str


class Symptom(Schema):
    title: str
    text: str
    icon: str


class TreatmentOption(Schema):
    name: str
    url: str | None
    best_for: str
    recovery: str


class Question(Schema):
    question: str
    answer: str


class Source(Schema):
    title: str
    publisher: str
    url: str | None
    read_on: str | None


class ConditionPage(PageProps):
    """`/condition/{slug}`: page type Condition. Every text is plain; a blank line parts paragraphs."""

    crumbs: list[Crumb]
    name: str
    name_hi: str
    also_called: list[str]
    byline: Byline | None
    key_facts: list[KeyFact]
    lead: str
    overview: str
    symptoms_intro: str
    symptoms: list[Symptom]
    see_doctor: list[str]
    emergency: list[str]
    causes: str
    tests: str
    options: list[TreatmentOption]
    city: str
    prices: list[PriceRangeRow]
    doctors: list[DoctorCard]
    doctors_link: Link
    questions: list[Question]
    sources: list[Source]


class LinkGroup(Schema):
    label: str
    icon: str
    links: list[Link]


class ConditionIndexPage(PageProps):
    """`/condition`: every condition, by speciality."""

    crumbs: list[Crumb]
    title: str
    intro: str
    groups: list[LinkGroup]


class Section(Schema):
    """A heading and its paragraphs and lists. A line that starts with `- ` is a list item."""

    heading: str
    text: str


class InfoPage(PageProps):
    """About, privacy, terms, editorial policy: plain text in sections."""

    crumbs: list[Crumb]
    title: str
    lead: str
    updated: str
    sections: list[Section]


class DepartmentPage(PageProps):
    """`/department/{slug}`: page type departmentpage."""

    crumbs: list[Crumb]
    name: str
    name_hi: str
    intro: str
    city: str
    conditions: list[Link]
    treatments: list[Treated]
    doctors: list[DoctorCard]
    doctors_link: Link
    hospitals: list[HospitalCard]
    hospitals_link: Link
    cities: list[Link]
