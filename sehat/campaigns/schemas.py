"""What marketing pages show."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sehat.content.schemas import Question, Step
from sehat.core.schemas import Link, Schema
from sehat.directory.schemas import DoctorCard, PriceRangeRow
from sehat.rendering.schemas import ButtonType, PageProps


class MarketingPrices(Schema):
    kind: Literal["prices"] = "prices"
    title: str
    prices: list[PriceRangeRow]


class MarketingSurgeons(Schema):
    kind: Literal["surgeons"] = "surgeons"
    title: str
    doctors: list[DoctorCard]


class MarketingSteps(Schema):
    kind: Literal["steps"] = "steps"
    title: str
    steps: list[Step]


class MarketingQuestions(Schema):
    kind: Literal["questions"] = "questions"
    title: str
    questions: list[Question]


class MarketingText(Schema):
    kind: Literal["text"] = "text"
    title: str
    text: str


class MarketingButtons(Schema):
    kind: Literal["buttons"] = "buttons"
    title: str
    buttons: list[ButtonType]


MarketingSection = Annotated[
    MarketingPrices
    | MarketingSurgeons
    | MarketingSteps
    | MarketingQuestions
    | MarketingText
    | MarketingButtons,
    Field(discriminator="kind"),
]


class MarketingPageProps(PageProps):
    title: str
    lead: str
    checks: list[str]
    prices: list[PriceRangeRow]
    sections: list[MarketingSection]


class CampaignTile(Schema):
    link: Link
    lead: str


class CampaignIndexPageProps(PageProps):
    title: str
    lead: str
    campaigns: list[CampaignTile]
