"""The option shapes of the lead form (spec section 3), and the lists of cities."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sehat.core.schemas import CallStatus, Language, Schema

RowId = Annotated[int, Field(ge=1, le=2**31 - 1)]
SHORTLIST_LENGTH = 6  # of a kind; more cannot be compared


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
    name_hi: str | None = Field(None, alias="NameHi")


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


class ShortlistIds(Schema):
    """What a shortlist holds, in its order: at most six of a kind."""

    doctors: list[RowId] = Field([], max_length=SHORTLIST_LENGTH)
    hospitals: list[RowId] = Field([], max_length=SHORTLIST_LENGTH)
    language: Language = "en"
