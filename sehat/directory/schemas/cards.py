"""What a card shows of a department, doctor, hospital, insurer or price."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from sehat.core.schemas import Link, Picture, Schema
from sehat.rendering.schemas import Contact

Rupees = Annotated[int, Field(ge=0, description="whole rupees")]


class DepartmentTile(Schema):
    label: str
    icon: str
    url: str


class DepartmentCard(DepartmentTile):
    """A department as `/departments` shows it: what patients call it, and what doctors do."""

    name: str
    specialist: str


class Hours(Schema):
    days: str
    hours: str


class Clinic(Hours):
    """Hours of a workplace in words.

    `weekdays` (Monday is 0), `begin` and `end` (minutes after midnight, Indian time) where they are
    understood, so that the browser finds the next.
    """

    weekdays: list[int] = []
    begin: int = 0
    end: int = 0


class DoctorCard(Schema):
    """`city_id` is that of the workplace: the browser says how far it is from the city it has chosen."""

    id: int
    city_id: int | None
    name: str
    url: str
    title: str
    degrees: str
    is_verified: bool
    is_demo: bool
    years: int | None
    hospital: Link | None
    languages: list[str]
    treats: list[str]
    fee: Rupees | None
    photo: Picture | None = None
    portrait: str | None = None
    contact: Contact = Contact()
    clinics: list[Clinic] = []
    insurance: list[str] = []


class HospitalCard(Schema):
    id: int
    city_id: int | None
    name: str
    url: str | None
    area: str
    beds: int | None
    doctors: int
    tags: list[str]
    is_demo: bool
    told_on: str | None = None
    photo: Picture | None = None


class PriceRangeRow(Schema):
    """One bar of a cost plot. `typical_low` to `typical_high` is the middle half of the quotes.

    `is_published`: one published figure, not what was counted from quotes.
    """

    name: str
    label: str
    url: str | None
    lowest: Rupees
    typical_low: Rupees | None
    typical: Rupees | None
    typical_high: Rupees | None
    highest: Rupees
    source: str
    as_of: str
    is_demo: bool
    is_published: bool


class Treated(Schema):
    """Something a doctor treats, with what it costs where that is recorded; `is_demo`: that is invented."""

    label: str
    icon: str
    url: str | None
    lowest: Rupees | None
    highest: Rupees | None
    is_demo: bool


class InsurerTile(Schema):
    """An insurer or scheme, and how many hospitals told us that they take it. `is_demo`: one of
    them is invented."""

    label: str
    url: str
    hospitals: int
    is_demo: bool = False


class ShortlistCards(Schema):
    """The cards of a shortlist, in the order that was asked for; who is listed no longer is left out."""

    doctors: list[DoctorCard]
    hospitals: list[HospitalCard]
