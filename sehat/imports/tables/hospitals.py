"""Hospitals. Which insurers they take is the table of hospital insurers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from pydantic import Field

from sehat.directory.models import City, Department, Hospital, Locality, prices_elsewhere
from sehat.imports.columns import Day, Key, Keys, Row, Slug, Whole, Words, YesNo
from sehat.imports.table import Fault, Line, Table


class HospitalRow(Row):
    slug: Slug = Field(description="The address: city-hospital-pune.")
    name: str
    name_hi: str = Field("", description="The name in Hindi.")
    aliases: Words = Field([], description="Other words people search by.")
    city: Annotated[int, Key(City)] = Field(description="Its slug: pune.")
    locality: Annotated[int, Key(Locality, within="city")] = Field(description="Its slug, in this city.")
    address: str
    beds: Whole | None = None
    accreditation: str = Field("", description="nabh, nabh-entry or jci")
    accredited_until: Day | None = Field(None, description="2027-03-31")
    departments: Annotated[list[int], Keys(Department)] = Field(description="Their slugs.")
    facilities: str = Field("", description="One a line, as the hospital told us.")
    is_demo: YesNo = Field(False, description="Whether the hospital is invented.")


def prices_stay(lines: Sequence[Line]) -> Iterator[Fault]:
    """As `Hospital.clean`."""
    moved = {line.values["slug"]: line for line in lines}
    stored = dict(Hospital.objects.filter(slug__in=moved).values_list("pk", "slug"))
    told = prices_elsewhere({pk: moved[slug].values["city"] for pk, slug in stored.items()})
    for pk, why in told.items():
        yield Fault(moved[stored[pk]].number, "city", why)


HOSPITALS = Table(
    name="hospitals",
    title="Hospitals",
    model=Hospital,
    row=HospitalRow,
    key=("slug",),
    rule=prices_stay,
)
