"""What the editorial pages show."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sehat.core.schemas import ButtonType, Crumb, Language, Link, PageProps, Picture, Schema
from sehat.directory.schemas import (
    DepartmentTile,
    DoctorCard,
    HospitalCard,
    PageLink,
    PriceRangeRow,
    Treated,
)


class Byline(Schema):
    """Who wrote a page, which doctor checked it, and until when that holds (decisions 5.2)."""

    author: Link
    reviewer: Link
    reviewer_degrees: str
    updated: str
    next_review: str
    author_photo: Picture | None = None
    reviewer_photo: Picture | None = None


class ArticleCard(Schema):
    title: str
    url: str
    icon: str
    language: Language
    reviewed_by: str
    updated: str
    minutes: int


class ReviewerTile(Schema):
    name: str
    speciality: str
    url: str | None
    photo: Picture | None = None


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
    group: str = ""


class Source(Schema):
    title: str
    publisher: str
    url: str | None
    read_on: str | None


class BodyText(Schema):
    type: Literal["text"] = "text"
    heading: str
    text: str


class BodyList(Schema):
    type: Literal["list"] = "list"
    heading: str
    items: list[str]


class BodySteps(Schema):
    type: Literal["steps"] = "steps"
    heading: str
    steps: list[Step]


class BodyTable(Schema):
    """`head` names the columns; every row has as many cells."""

    type: Literal["table"] = "table"
    heading: str
    caption: str
    head: list[str]
    rows: list[list[str]]


class BodyCare(Schema):
    """When to see a doctor, or when to go to an emergency ward now."""

    type: Literal["see_doctor", "emergency"]
    items: list[str]


class BodyCost(Schema):
    """Recorded ranges of a treatment; with none the page says so and offers an estimate."""

    type: Literal["cost"] = "cost"
    heading: str
    city: str
    rows: list[PriceRangeRow]
    more_url: str | None


class BodyDoctors(Schema):
    type: Literal["doctors"] = "doctors"
    heading: str
    doctors: list[DoctorCard]
    more: Link


class BodyFigure(Schema):
    """A picture, what it shows in words, and its caption."""

    type: Literal["figure"] = "figure"
    picture: Picture
    alt: str
    caption: str


class BodyQuestions(Schema):
    type: Literal["questions"] = "questions"
    heading: str
    questions: list[Question]


class BodySources(Schema):
    type: Literal["sources"] = "sources"
    sources: list[Source]


class BodyLeadForm(Schema):
    type: Literal["lead_form"] = "lead_form"
    title: str
    text: str


class BodyButtons(Schema):
    """Ways to reach us, in the order of the editor's list."""

    type: Literal["buttons"] = "buttons"
    heading: str
    types: list[ButtonType]


BodyBlock = Annotated[
    BodyText
    | BodyList
    | BodySteps
    | BodyTable
    | BodyCare
    | BodyCost
    | BodyDoctors
    | BodyFigure
    | BodyQuestions
    | BodySources
    | BodyLeadForm
    | BodyButtons,
    Field(discriminator="type"),
]


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
    body: list[BodyBlock]
    questions: list[Question]
    sources: list[Source]


class LinkGroup(Schema):
    label: str
    icon: str
    links: list[Link]


class IndexPage(PageProps):
    """Every page of a kind, by speciality."""

    crumbs: list[Crumb]
    title: str
    intro: str
    groups: list[LinkGroup]


class ConditionIndexPage(IndexPage):
    """`/condition`."""


class TreatmentIndexPage(IndexPage):
    """`/treatment`."""


class TestIndexPage(IndexPage):
    """`/tests` and `/hi/tests`."""


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


class TreatmentPage(PageProps):
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


class TestPage(PageProps):
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


class BlogIndexPage(PageProps):
    """`/blog` and `/hi/blog`."""

    crumbs: list[Crumb]
    title: str
    intro: str
    departments: list[Link]
    chosen: str
    articles: list[ArticleCard]
    pages: list[PageLink]
    next_url: str | None


class ArticlePage(PageProps):
    """`/blog/{slug}` and `/hi/blog/{slug}`: page type Blog."""

    crumbs: list[Crumb]
    title: str
    byline: Byline | None
    minutes: int
    translation: Link | None
    cover: str
    icon: str
    lead: str
    takeaways: list[str]
    see_doctor: list[str]
    emergency: list[str]
    body: list[BodyBlock]
    questions: list[Question]
    sources: list[Source]
    related: list[ArticleCard]


class Section(Schema):
    """A heading and its paragraphs and lists. A line that starts with `- ` is a list item."""

    heading: str
    text: str


Band = Literal["under", "healthy", "over", "obese"]


class BmiValues(Schema):
    """What was typed; height in cm, or in feet and inches."""

    unit: Literal["cm", "feet"] = "cm"
    height: str = ""
    feet: str = ""
    inches: str = ""
    weight: str = ""


class BmiResult(Schema):
    """`lightest` to `heaviest` is the healthy weight for the height, in kg."""

    value: float
    band: Band
    who_band: Band
    lightest: float
    heaviest: float


class BmiForm(Schema):
    values: BmiValues
    wrong: list[Literal["height", "weight"]]
    result: BmiResult | None


class EmiValues(Schema):
    """What was typed: rupees, percent a year, months."""

    amount: str = ""
    rate: str = ""
    months: str = ""


class EmiResult(Schema):
    """Whole rupees."""

    monthly: int
    interest: int
    total: int


class EmiForm(Schema):
    values: EmiValues
    wrong: list[Literal["amount", "rate", "months"]]
    result: EmiResult | None


class InfoPage(PageProps):
    """About, privacy, terms, services: plain text in sections, questions, perhaps a form."""

    crumbs: list[Crumb]
    title: str
    lead: str
    updated: str
    sections: list[Section]
    questions: list[Question]
    form_title: str
    bmi: BmiForm | None
    emi: EmiForm | None


class SectionPage(PageProps):
    """`/services`: the pages under an address."""

    crumbs: list[Crumb]
    title: str
    intro: str
    links: list[Link]


class PersonCard(Schema):
    """An author or a reviewer, and how many live pages are theirs."""

    name: str
    url: str
    degrees: str
    speciality: str
    pages: int
    photo: Picture | None = None


class PeoplePage(PageProps):
    """`/authors` and `/reviewers`."""

    crumbs: list[Crumb]
    kind: Literal["authors", "reviewers"]
    title: str
    intro: str
    people: list[PersonCard]


class PersonPage(PageProps):
    """`/authors/{slug}` (authorDetailsPageType) and `/reviewers/{slug}` (Reviewers)."""

    crumbs: list[Crumb]
    kind: Literal["authors", "reviewers"]
    name: str
    speciality: str
    degrees: str
    registration: str
    bio: str
    photo: Picture | None = None
    groups: list[LinkGroup]


class Entry(Schema):
    label: str
    url: str
    kind: Literal["condition", "treatment", "test", "department", "article", "tool"]


class Letter(Schema):
    letter: str
    entries: list[Entry]


class AllPage(PageProps):
    """`/all`: everything from A to Z, page type All_Departments."""

    crumbs: list[Crumb]
    title: str
    intro: str
    letters: list[Letter]


class ReviewCard(Schema):
    name: str
    city: str
    department: str
    stars: int
    text: str
    language: Language
    written: str
    reply: str


class ReviewsPage(PageProps):
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


class VideoCard(Schema):
    title: str
    url: str
    icon: str
    lead: str
    published: str


class VideoIndexPage(PageProps):
    """`/videos`."""

    crumbs: list[Crumb]
    title: str
    intro: str
    videos: list[VideoCard]


class VideoPage(PageProps):
    """`/videos/{slug}`: page type Video. Without a film its scenes are shown."""

    crumbs: list[Crumb]
    title: str
    lead: str
    icon: str
    published: str
    file_url: str | None
    captions_url: str | None
    scenes: list[str]
    transcript: str


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
