"""A list with its filters, sort and pages."""

from __future__ import annotations

from typing import Literal

from sehat.core.schemas import Link, Schema
from sehat.directory.schemas.cards import DoctorCard, HospitalCard
from sehat.rendering.schemas import Crumb, PageLink, PageProps

FilterName = Literal[
    "fee",
    "experience",
    "gender",
    "language",
    "disease",
    "insurance",
    "verified",
    "beds",
    "accreditation",
    "locality",
    "city",
]
FilterKindName = Literal["one", "many"]


class FilterOption(Schema):
    value: str
    label: str
    count: int
    is_chosen: bool
    url: str


class Filter(Schema):
    name: FilterName
    label: str
    kind: FilterKindName
    options: list[FilterOption]


class SortOption(Schema):
    value: str
    label: str
    is_chosen: bool


class Listing(Schema):
    """What every list has, whatever it lists: its filters, order and pages."""

    path: str
    total: int
    unfiltered_total: int
    chosen: list[FilterOption]
    filters: list[Filter]
    sorts: list[SortOption]
    pages: list[PageLink]
    next_url: str | None


class ListPageProps(PageProps):
    """What the page of a list says beside its rows."""

    crumbs: list[Crumb]
    title: str
    intro: str
    listing: Listing
    nearby: list[Link]
    related: list[Link]


class DoctorsPageProps(ListPageProps):
    """`/{city}/doctors/{speciality}`: CityWise_Doctors_Listing."""

    doctors: list[DoctorCard]


class HospitalsPageProps(ListPageProps):
    """`/{city}/hospitals/{department}`: CityWise_Hospital_Listing."""

    hospitals: list[HospitalCard]


class InsurerPageProps(ListPageProps):
    """`/hospitals/insurance/{slug}`: PrivateInsurancePageType or AyushmanInsurancePageType."""

    hospitals: list[HospitalCard]
