"""Insurers and schemes, and which hospital takes which, as it told us on a day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from pydantic import Field

from sehat.directory.models import Empanelment, Hospital, HospitalList, Insurer
from sehat.imports.columns import DayBefore, Key, Row, Slug, Words
from sehat.imports.table import Fault, Line, Table


class InsurerRow(Row):
    slug: Slug = Field(description="The address: star-health-insurance.")
    name: str
    name_hi: str = Field("", description="The name in Hindi.")
    aliases: Words = Field([], description="Other words people search by.")
    kind: str = Field(description="private, public or scheme")


def refuse_slugs_of_lists(lines: Sequence[Line]) -> Iterator[Fault]:
    """Two pages cannot have one address (directory.models.refuse_slug_of)."""
    slugs = [line.values["slug"] for line in lines]
    taken = set(HospitalList.objects.filter(slug__in=slugs).values_list("slug", flat=True))
    for line in lines:
        if line.values["slug"] in taken:
            yield Fault(line.number, "slug", "This address is taken by one of the lists of hospitals.")


class HospitalInsurerRow(Row):
    hospital: Annotated[int, Key(Hospital)] = Field(description="The hospital's slug.")
    insurer: Annotated[int, Key(Insurer)] = Field(description="The insurer's slug.")
    told_on: DayBefore = Field(description="The day the hospital told us: 2026-11-23.")


INSURERS = Table(
    name="insurers",
    title="Insurers and schemes",
    model=Insurer,
    row=InsurerRow,
    key=("slug",),
    rule=refuse_slugs_of_lists,
)
HOSPITAL_INSURERS = Table(
    name="hospital_insurers",
    title="Insurers that hospitals take",
    model=Empanelment,
    row=HospitalInsurerRow,
    key=("hospital", "insurer"),
    edited_with=Hospital,
)
