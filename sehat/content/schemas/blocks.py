"""The blocks that editors put into the body of a page."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sehat.content.schemas.parts import Question, Step
from sehat.core.schemas import Link, Picture, Schema
from sehat.directory.schemas import DoctorCard, PriceRangeRow
from sehat.rendering.schemas import ButtonType, Source


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
