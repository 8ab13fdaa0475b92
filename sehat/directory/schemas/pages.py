"""What each page of the directory shows."""

from __future__ import annotations

from typing import Literal

from sehat.core.schemas import Link, Picture, Schema
from sehat.directory.schemas.cards import (
    Clinic,
    DepartmentCard,
    DepartmentTile,
    DoctorCard,
    HospitalCard,
    InsurerTile,
    Treated,
)
from sehat.rendering.schemas import Crumb, PageProps


class PlaceGroup(Schema):
    """A city, and what it has of a kind."""

    label: str
    slug: str
    art: str
    links: list[Link]


class PlaceTile(DepartmentTile):
    """A department of the city that the page begins with. `note`: what doctors call it."""

    note: str = ""


class PlacesPageProps(PageProps):
    """`/doctors` and `/hospitals`: every list of the site, those of one city first. `city`: its heading."""

    crumbs: list[Crumb]
    kind: Literal["doctors", "hospitals"]
    title: str
    intro: str
    city: str
    here: list[PlaceTile]
    popular: list[PlaceGroup]
    others: list[PlaceGroup]


class DepartmentsPageProps(PageProps):
    """`/departments`: All_Departments."""

    crumbs: list[Crumb]
    title: str
    intro: str
    departments: list[DepartmentCard]


class PracticePlace(Schema):
    hospital_id: int
    name: str
    url: str | None
    address: str
    directions_url: str
    hours: list[Clinic]
    photo: Picture | None = None


class Training(Schema):
    name: str
    year: int | None = None


class DoctorPageProps(PageProps):
    """`/doctor/{slug}`: page type doctors."""

    crumbs: list[Crumb]
    doctor: DoctorCard
    registration: str
    has_video: bool
    is_demo: bool
    about: str
    treats: list[Treated]
    places: list[PracticePlace]
    training: list[Training]
    insurance: list[str]
    callback_promise: str


class AcceptedInsurer(Schema):
    """An insurer or scheme that a hospital told us on a date that it takes."""

    label: str
    url: str
    told_on: str


class HospitalPageProps(PageProps):
    """`/hospital/{slug}`: page type hospitals."""

    crumbs: list[Crumb]
    hospital: HospitalCard
    accreditation: str
    accredited_until: str
    address: str
    directions_url: str
    facilities: list[str]
    is_demo: bool
    departments: list[DepartmentTile]
    doctors: list[DoctorCard]
    more_doctors: list[Link]
    insurers: list[AcceptedInsurer]
    schemes: list[AcceptedInsurer]
    callback_promise: str


class InsuranceFact(Schema):
    """What a rule or a scheme says. The page names the source and its date beside it."""

    title: str
    text: str


class InsurancePageProps(PageProps):
    """`/insurance`: page type Insurance. `query`: the name that was searched for; empty shows all."""

    crumbs: list[Crumb]
    title: str
    intro: str
    query: str
    schemes: list[InsurerTile]
    private: list[InsurerTile]
    public: list[InsurerTile]
    lists: list[InsurerTile]
    cashless: list[InsuranceFact]
    cashless_source: str
    ayushman: list[InsuranceFact]
    ayushman_source: str


class ShortlistPageProps(PageProps):
    """`/shortlist`: the same for everyone; what is on it is known to the browser alone."""

    crumbs: list[Crumb]
    title: str
    intro: str
