"""What directory pages show, and the option shapes of the lead form (spec section 3)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sehat.core.schemas import Contact, Crumb, Link, PageProps, Schema

Rupees = Annotated[int, Field(ge=0, description="whole rupees")]


class DepartmentTile(Schema):
    label: str
    icon: str
    url: str


class DoctorCard(Schema):
    id: int
    name: str
    url: str
    title: str
    degrees: str
    is_verified: bool
    years: int | None
    hospital: str | None
    languages: list[str]
    treats: list[str]
    fee: Rupees | None
    contact: Contact = Contact()


class HospitalCard(Schema):
    id: int
    name: str
    url: str | None
    area: str
    beds: int | None
    doctors: int
    tags: list[str]


class PriceRangeRow(Schema):
    """One bar of a cost plot. `typical_low` to `typical_high` is the middle half of the quotes."""

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


class FilterOption(Schema):
    value: str
    label: str
    count: int
    is_chosen: bool
    url: str


class Filter(Schema):
    name: Literal["fee", "experience", "gender", "language", "insurance"]
    label: str
    kind: Literal["one", "many"]
    options: list[FilterOption]


class SortOption(Schema):
    value: str
    label: str
    is_chosen: bool


class PageLink(Schema):
    number: int
    url: str
    is_current: bool


class DoctorsPage(PageProps):
    """`/{city}/doctors/{speciality}`: CityWise_Doctors_Listing."""

    crumbs: list[Crumb]
    title: str
    intro: str
    path: str
    total: int
    unfiltered_total: int
    chosen: list[FilterOption]
    filters: list[Filter]
    sorts: list[SortOption]
    doctors: list[DoctorCard]
    pages: list[PageLink]
    next_url: str | None
    nearby: list[Link]
    related: list[Link]


class Treated(Schema):
    """Something a doctor treats, with what it costs where that is recorded."""

    label: str
    icon: str
    url: str | None
    lowest: Rupees | None
    highest: Rupees | None


class Hours(Schema):
    days: str
    hours: str


class PracticePlace(Schema):
    hospital_id: int
    name: str
    url: str | None
    address: str
    directions_url: str
    hours: list[Hours]


class Training(Schema):
    name: str
    year: int | None = None


class DoctorPage(PageProps):
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


class CityOption(Schema):
    """{CityId, CityName}"""

    id: int = Field(alias="CityId")
    name: str = Field(alias="CityName")


class ProcedureOption(Schema):
    """{ProcedureId, ProcedureName, RouteId, departmentid}"""

    id: int = Field(alias="ProcedureId")
    name: str = Field(alias="ProcedureName")
    route: str = Field(alias="RouteId")
    department_id: int = Field(alias="departmentid")


class DepartmentOption(Schema):
    """{DepartmentId, DepartmentName}"""

    id: int = Field(alias="DepartmentId")
    name: str = Field(alias="DepartmentName")


class HospitalOption(Schema):
    """{HospitalId, HospitalName}"""

    id: int = Field(alias="HospitalId")
    name: str = Field(alias="HospitalName")


class DiseaseOption(Schema):
    """{DiseaseName}"""

    name: str = Field(alias="DiseaseName")


class LocalityOption(Schema):
    id: int = Field(alias="LocalityId")
    name: str = Field(alias="LocalityName")
