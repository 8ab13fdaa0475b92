"""Conditions, treatments and tests."""

from __future__ import annotations

from typing import Literal

from sehat.content.schemas.blocks import BodyBlock
from sehat.content.schemas.parts import KeyFact, Question, Step
from sehat.core.schemas import Link, Schema
from sehat.costs.schemas import NearestFigure
from sehat.directory.schemas import DoctorCard, HospitalCard, PriceRangeRow
from sehat.rendering.schemas import Byline, Crumb, PageProps, Source


class ReviewedPageProps(PageProps):
    """What a medical reviewer approves. Texts are plain; a blank line separates paragraphs."""

    crumbs: list[Crumb]
    byline: Byline | None
    lead: str
    see_doctor: list[str]
    emergency: list[str]
    body: list[BodyBlock]
    questions: list[Question]
    sources: list[Source]


class MedicalPageProps(ReviewedPageProps):
    """A condition, a treatment or a test: how it is called, and its key facts."""

    name: str
    name_hi: str
    also_called: list[str]
    key_facts: list[KeyFact]


class InCityPageProps(MedicalPageProps):
    """Who treats it in a city; `elsewhere` leads to this page in the nearest other cities with doctors."""

    city: str
    doctors: list[DoctorCard]
    doctors_link: Link
    elsewhere: list[Link]


class CarePageProps(InCityPageProps):
    """A condition or a treatment, with what it costs: `nearest_price` is another city's figure where this
    one has none.
    """

    ask_doctor: list[str]
    prices: list[PriceRangeRow]
    nearest_price: NearestFigure | None
    cost_url: str | None


class Symptom(Schema):
    title: str
    text: str
    icon: str


class TreatmentOption(Schema):
    name: str
    url: str | None
    best_for: str
    recovery: str


class ConditionPageProps(CarePageProps):
    """`/condition/{slug}`: page type Condition."""

    overview: str
    symptoms_intro: str
    symptoms: list[Symptom]
    causes: str
    tests: str
    options: list[TreatmentOption]


class Phase(Schema):
    when: str
    text: str


class Risk(Schema):
    title: str
    how_common: Literal["Common", "Uncommon", "Rare"]
    text: str


class Method(Schema):
    name: str
    how: str
    best_for: str
    recovery: str


class TreatmentPageProps(CarePageProps):
    """`/treatment/{slug}`: page type Treatment."""

    overview: str
    who_needs_it: str
    who_should_wait: str
    methods: list[Method]
    before: list[Step]
    during: list[Step]
    after: list[Step]
    recovery: list[Phase]
    risks: list[Risk]
    alternatives: str
    hospitals: list[HospitalCard]
    hospitals_link: Link


class Cause(Schema):
    name: str
    feels: str
    url: str | None


class SymptomPageProps(InCityPageProps):
    """`/symptom/{slug}` and `/hi/symptom/{slug}`: page type Condition."""

    translation: Link | None
    act_now: str
    causes: list[Cause]
    at_home: str


class TestRange(Schema):
    name: str
    range: str
    meaning: str


class TestPageProps(MedicalPageProps):
    """`/test/{slug}` and `/hi/test/{slug}`: page type Test."""

    translation: Link | None
    what_it_checks: str
    why: str
    prepare: str
    how_it_is_done: str
    ranges_intro: str
    ranges: list[TestRange]
    reading: str
    limits: str
