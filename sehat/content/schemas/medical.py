"""Conditions, treatments and tests."""

from __future__ import annotations

from typing import Literal

from sehat.content.schemas.blocks import BodyBlock
from sehat.content.schemas.parts import KeyFact, Question, Source, Step
from sehat.core.schemas import Byline, Crumb, Link, PageProps, Schema
from sehat.directory.schemas import DoctorCard, HospitalCard, PriceRangeRow


class Symptom(Schema):
    title: str
    text: str
    icon: str


class TreatmentOption(Schema):
    name: str
    url: str | None
    best_for: str
    recovery: str


class ConditionPageProps(PageProps):
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
    cost_url: str | None
    doctors: list[DoctorCard]
    doctors_link: Link
    body: list[BodyBlock]
    questions: list[Question]
    sources: list[Source]


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


class TreatmentPageProps(PageProps):
    """`/treatment/{slug}`: page type Treatment."""

    crumbs: list[Crumb]
    name: str
    name_hi: str
    also_called: list[str]
    byline: Byline | None
    key_facts: list[KeyFact]
    lead: str
    overview: str
    who_needs_it: str
    who_should_wait: str
    methods: list[Method]
    before: list[Step]
    during: list[Step]
    after: list[Step]
    recovery: list[Phase]
    risks: list[Risk]
    see_doctor: list[str]
    emergency: list[str]
    alternatives: str
    city: str
    prices: list[PriceRangeRow]
    cost_url: str | None
    doctors: list[DoctorCard]
    doctors_link: Link
    hospitals: list[HospitalCard]
    hospitals_link: Link
    body: list[BodyBlock]
    questions: list[Question]
    sources: list[Source]


class TestRange(Schema):
    name: str
    range: str
    meaning: str


class TestPageProps(PageProps):
    """`/test/{slug}` and `/hi/test/{slug}`: page type Test."""

    crumbs: list[Crumb]
    name: str
    name_hi: str
    also_called: list[str]
    byline: Byline | None
    translation: Link | None
    key_facts: list[KeyFact]
    lead: str
    what_it_checks: str
    why: str
    prepare: str
    how_it_is_done: str
    ranges_intro: str
    ranges: list[TestRange]
    reading: str
    see_doctor: list[str]
    emergency: list[str]
    limits: str
    body: list[BodyBlock]
    questions: list[Question]
    sources: list[Source]
