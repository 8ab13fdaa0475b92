"""What marketing pages show."""

from __future__ import annotations

from typing import Literal

from sehat.content.schemas import Question, Step
from sehat.core.schemas import Link, Schema
from sehat.directory.schemas import DoctorCard, PriceRangeRow
from sehat.rendering.schemas import ButtonType, PageProps


class MarketingSection(Schema):
    """A block an editor placed; `kind` says which of the lists is filled."""

    kind: Literal["prices", "surgeons", "steps", "questions", "text", "buttons"]
    title: str
    text: str = ""
    prices: list[PriceRangeRow] = []
    doctors: list[DoctorCard] = []
    steps: list[Step] = []
    questions: list[Question] = []
    buttons: list[ButtonType] = []


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
