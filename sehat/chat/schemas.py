"""What the chat pages show and what the care assistant answers (decisions 5.5)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from sehat.core.schemas import Language, Link, RequestBody, Schema
from sehat.costs.schemas import CostRow
from sehat.emergencies.schemas import EmergencyAnswer
from sehat.rendering.schemas import PageProps

Said = Literal[
    "answer",
    "nothing",
    "no-diagnosis",
    "no-dose",
    "emergency",
    "empty",
    "english-only",
    "cost",
    "pages",
    "wait",
]
MAX_QUESTION_LENGTH = 500
MAX_SUBJECT_LENGTH = 300


class Passage(Schema):
    """A part of a reviewed page, word for word, with its place on the page and the dates of its review.

    `heading` is that of a part whose name is the page's own.
    """

    text: str
    title: str
    heading: str
    section: str
    url: str
    lang: Language
    reviewed: str
    next_review: str


class ChatAnswer(Schema):
    """What the assistant says. The words around it stand in the catalogue, by `said`.

    `language` is that of the question when it is written in Hindi, else that of the page. An "emergency" has
    its own answer and nothing beside it; an "answer" has at least one passage. To a Hindi question that only
    English pages answer, "english-only", or where no medical text answers but a list or another page does,
    "pages", `links` lead there. A "cost" has `costs`. `summary`, a model's if a setting names one, never
    stands alone. Who asks too often is told to "wait". `follow_ups` may be asked next. `subject` is what it
    was about: who asks next and names nothing asks about that.
    """

    said: Said
    language: Language
    emergency: EmergencyAnswer | None = None
    passages: list[Passage] = []
    costs: list[CostRow] = []
    links: list[Link] = []
    summary: str = ""
    follow_ups: list[str] = []
    subject: str = ""


class ChatQuestion(RequestBody):
    """`subject`: that of the answer before, "" at first."""

    question: str = Field(max_length=4000)
    language: Language = "en"
    subject: str = Field("", max_length=MAX_SUBJECT_LENGTH)


class ChatPageProps(PageProps):
    """`/chat`: how to reach people."""

    hours: str


class ChatAiPageProps(PageProps):
    """`/chat/ai`: the care assistant; after a form without JavaScript, with one question and its answer."""

    question: str
    answer: ChatAnswer | None
    suggestions: list[str]
