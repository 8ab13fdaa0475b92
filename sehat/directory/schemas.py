"""What directory pages show, and the option shapes of the lead form (spec section 3)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sehat.core.schemas import CallStatus, Link, Picture, Schema
from sehat.rendering.schemas import Contact, Crumb, PageProps

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
    id: int
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
    contact: Contact = Contact()
    clinics: list[Clinic] = []


class HospitalCard(Schema):
    id: int
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


class PageLink(Schema):
    number: int
    url: str
    is_current: bool


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


class PlaceGroup(Schema):
    """A city, and what it has of a kind."""

    label: str
    slug: str
    art: str
    links: list[Link]


class PlacesPageProps(PageProps):
    """`/doctors` and `/hospitals`: every list of the site, by city."""

    crumbs: list[Crumb]
    kind: Literal["doctors", "hospitals"]
    title: str
    intro: str
    popular: list[PlaceGroup]
    others: list[PlaceGroup]


class DepartmentsPageProps(PageProps):
    """`/departments`: All_Departments."""

    crumbs: list[Crumb]
    title: str
    intro: str
    departments: list[DepartmentCard]


class Treated(Schema):
    """Something a doctor treats, with what it costs where that is recorded."""

    label: str
    icon: str
    url: str | None
    lowest: Rupees | None
    highest: Rupees | None


class PracticePlace(Schema):
    hospital_id: int
    name: str
    url: str | None
    address: str
    directions_url: str
    hours: list[Hours]
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


class InsurerTile(Schema):
    """An insurer or scheme, and how many hospitals told us that they take it."""

    label: str
    url: str
    hospitals: int


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


class CityOption(Schema):
    """{CityId, CityName}, and beside the specified fields what else people call it."""

    id: int = Field(alias="CityId")
    name: str = Field(alias="CityName")
    aliases: list[str] = Field([], alias="Aliases")


class CityItem(Schema):
    """{cityid, cityname, webIconPrimary, webIconSecondary}; without icons the page shows its own.

    Beside the specified fields: its address on the site, its Hindi name, other names it is found by and
    where it is (degrees).
    """

    id: int = Field(alias="cityid")
    slug: str = ""
    name: str = Field(alias="cityname")
    name_hi: str = ""
    web_icon_primary: str | None = None
    web_icon_secondary: str | None = None
    type: Literal["popular", "other"] = "other"
    aliases: list[str] = []
    latitude: float | None = None
    longitude: float | None = None


class CityLists(Schema):
    """The departments, by their slug, of which a city has a list of doctors and one of hospitals."""

    doctors: list[str]
    hospitals: list[str]


class CityList(Schema):
    """The answer of citylist to a guest (decisions 4.3)."""

    status: CallStatus
    results: list[CityItem]


class OwnCity(Schema):
    """The city a patient chose."""

    city_id: int | None
    city_name: str | None


class OwnCityList(CityList):
    """The same to a patient."""

    data: OwnCity


class ProcedureOption(Schema):
    """{ProcedureId, ProcedureName, RouteId, departmentid}

    Beside the specified fields each option of a list says its Aliases, by which it is found, and to a form
    in Hindi NameHi: what is shown, while the name is sent.
    """

    id: int = Field(alias="ProcedureId")
    name: str = Field(alias="ProcedureName")
    route: str = Field(alias="RouteId")
    department_id: int = Field(alias="departmentid")
    name_hi: str | None = Field(None, alias="NameHi")
    aliases: list[str] = Field([], alias="Aliases")


class DepartmentOption(Schema):
    """{DepartmentId, DepartmentName}"""

    id: int = Field(alias="DepartmentId")
    name: str = Field(alias="DepartmentName")
    name_hi: str | None = Field(None, alias="NameHi")
    aliases: list[str] = Field([], alias="Aliases")


class HospitalOption(Schema):
    """{HospitalId, HospitalName}"""

    id: int = Field(alias="HospitalId")
    name: str = Field(alias="HospitalName")


class LocalityOption(Schema):
    """{LocalityId, LocalityName}"""

    id: int = Field(alias="LocalityId")
    name: str = Field(alias="LocalityName")
    name_hi: str | None = Field(None, alias="NameHi")


class DiseaseOption(Schema):
    """{DiseaseName}"""

    name: str = Field(alias="DiseaseName")
    name_hi: str | None = Field(None, alias="NameHi")
    aliases: list[str] = Field([], alias="Aliases")
