"""Cities and their localities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from django.db.models import Max
from pydantic import Field

from sehat.directory.models import IN_INDIA, NO_CITY, City, Locality
from sehat.imports.columns import Key, Row, Slug, Whole, Words
from sehat.imports.table import Fault, Line, Table


class CityRow(Row):
    slug: Slug = Field(description="The first part of its addresses: pune.")
    name: str
    name_hi: str = Field("", description="The name in Hindi.")
    aliases: Words = Field([], description="Other words people search by.")
    state: str
    rank: Whole = Field(1000, description="Popular cities come first; 1000 and above stand under Other.")
    art: str = Field("city-generic", description="The name of its drawing.")
    latitude: float | None = Field(None, description="Of its middle, in degrees: 18.52")
    longitude: float | None = Field(None, description="Of its middle, in degrees: 73.86")
    cghs_tier: Whole | None = Field(None, description="1, 2 or 3; empty while not checked.")


def places_in_india(lines: Sequence[Line]) -> Iterator[Fault]:
    """As `City.clean`: a latitude written as the longitude would stand in China."""
    for line in lines:
        for name, (least, most) in IN_INDIA.items():
            value = line.values.get(name)
            if value is not None and not least <= value <= most:
                yield Fault(line.number, name, f"In India it is between {least} and {most} degrees.")


def next_city() -> int:
    """Cities are known by their numbers to the CRM: a new one gets the next."""
    return number_after(City.objects.aggregate(highest=Max("pk"))["highest"])


def number_after(highest: int | None) -> int:
    """The first of all gets none that means any city."""
    return max(highest or 0, *NO_CITY) + 1


class LocalityRow(Row):
    city: Annotated[int, Key(City)] = Field(description="Its slug: pune.")
    slug: Slug = Field(description="kothrud")
    name: str
    name_hi: str = Field("", description="The name in Hindi.")


CITIES = Table(
    name="cities",
    title="Cities",
    model=City,
    row=CityRow,
    key=("slug",),
    rule=places_in_india,
    next_id=next_city,
)
LOCALITIES = Table(
    name="localities", title="Localities", model=Locality, row=LocalityRow, key=("city", "slug")
)
