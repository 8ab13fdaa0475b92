"""The home page and the pages of departments."""

from __future__ import annotations

from sehat.content.schemas.parts import ArticleCard, Step
from sehat.core.schemas import Link, Picture, Schema
from sehat.directory.schemas import DepartmentTile, DoctorCard, HospitalCard, PriceRangeRow, Treated
from sehat.rendering.schemas import Crumb, PageProps


class ReviewerTile(Schema):
    name: str
    speciality: str
    url: str | None
    photo: Picture | None = None


class QuickAction(Schema):
    title: str
    text: str
    art: str
    url: str | None
    opens_form: bool


class HomePageProps(PageProps):
    """`/`: page type Home."""

    title: str
    lead: str
    city: str
    popular: list[Link]
    quick_actions: list[QuickAction]
    departments: list[DepartmentTile]
    prices: list[PriceRangeRow]
    costs_url: str
    doctors: list[DoctorCard]
    doctors_url: str
    steps: list[Step]
    hospitals: list[HospitalCard]
    reviewers: list[ReviewerTile]
    articles: list[ArticleCard]


class DepartmentPageProps(PageProps):
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
