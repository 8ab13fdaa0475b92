"""What the search page shows."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, ConfigDict, Field

from sehat.core.numbers import whole_number
from sehat.core.schemas import Link, Schema
from sehat.costs.schemas import CostRow
from sehat.emergencies.schemas import EmergencyAnswer
from sehat.rendering.schemas import Crumb, PageLink, PageProps

ALL_INDIA = 1  # spec section 7: the default city
Kind = Literal[
    "Condition", "Treatment", "Department", "Doctor", "Hospital", "Test", "Symptom", "Blog", "Cost"
]


def number_or_all_india(value: object) -> int:
    number = whole_number(str(value))
    return ALL_INDIA if number is None else number


class SearchHit(Schema):
    """A found entity, or a page that answers: "Urologists in Bengaluru". A person has no icon.

    `image_url`: the face of a person, "" where there is none.
    `lang`: the language of its words where the page speaks another.
    """

    name: str
    url: str
    note: str
    icon: str
    image_url: str = ""
    lang: str | None = None


class SearchGroup(Schema):
    """The first of a kind, or a page of them. `all_url` leads to the others."""

    kind: Kind
    total: int
    hits: list[SearchHit]
    all_url: str | None


class KindFilter(Schema):
    """One kind, or all when `kind` is None."""

    kind: Kind | None
    url: str
    total: int
    is_chosen: bool


class PartChip(Schema):
    """A part of the query as it was understood; `url` searches without it."""

    label: str
    url: str


class SearchPageProps(PageProps):
    """`/search?q=`: results grouped by kind; `groups` is empty when nothing was found, or nothing is
    shown beside a gentle `emergency`.

    `costs`, what the named treatments cost, come first where `asks_price`, else after `answers`.
    `only_mentioned`: the answers have the words in their text, not in their names.
    `city_id` of the box: 1 is all India. `city_name`: where was searched, also when it was typed; or empty.
    `pages` is for one kind alone.
    """

    crumbs: list[Crumb]
    query: str
    city_id: int
    city_name: str
    is_too_short: bool
    parts: list[PartChip]
    answers: list[SearchHit]
    only_mentioned: bool
    filters: list[KindFilter]
    groups: list[SearchGroup]
    costs: list[CostRow]
    asks_price: bool
    pages: list[PageLink]
    next_url: str | None
    popular: list[Link]
    emergency: EmergencyAnswer | None


class Entity(Schema):
    """A search result (decisions 4.4). `city` is empty for what has none."""

    model_config = ConfigDict(populate_by_name=True, extra="forbid", frozen=True)

    kind: Kind = Field(alias="ArticleType")
    id: int = Field(alias="Id")
    name: str = Field(alias="Name")
    slug: str = Field(alias="Slug")
    url: str = Field(alias="Url")
    image_url: str = Field(alias="ImageUrl", default="")
    subtitle: str = Field(alias="SubTitle", default="")
    city: str = Field(alias="CityName", default="")
    icon: str = Field(alias="Icon", default="")


class SearchSummary(Schema):
    """How many entities stand beside it, what comes before them (decisions 5.4), and pages that answer."""

    total: int
    emergency: EmergencyAnswer | None
    answers: list[SearchHit]
    only_mentioned: bool = False


class SearchCall(Schema):
    """What the search box asks. Numbers may come as nonsense: they then mean all India."""

    query: str = ""
    city: Annotated[int, BeforeValidator(number_or_all_india)] = ALL_INDIA
    type: str = "R"
    language: str = "en"  # of the page it stands on: with "hi" the answer has Hindi names
