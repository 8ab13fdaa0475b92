"""`/cost?treatment=&city=&room=&insurance=&v=`: what was chosen, and what of it could not be read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import TypeVar
from urllib.parse import urlencode

from django.http import QueryDict

from sehat.core.india import in_a_sentence, sentence_case
from sehat.costs.schemas import CostChoices, CostOption, CostOptions
from sehat.costs.selectors import insurers_by_slug, procedures_by_slug
from sehat.directory.models import City, Insurer, PriceRange, Procedure
from sehat.directory.selectors import cities_by_slug
from sehat.directory.slug_redirects import slug_now

VERSION = "1"  # of these parameters: a shared link may be older or newer than the site
ROOMS = dict(PriceRange.Room.choices)
MAX_SHOWN = 40  # letters of a value that is said back
N = TypeVar("N", City, Procedure, Insurer)


@dataclass(frozen=True)
class Choices:
    treatment: Procedure | None = None
    city: City | None = None
    room: str = ""
    insurer: Insurer | None = None

    @property
    def url(self) -> str:
        return explorer_url(self.treatment, self.city, self.room, self.insurer)


def explorer_url(
    treatment: Procedure | None = None,
    city: City | None = None,
    room: str = "",
    insurer: Insurer | None = None,
) -> str:
    """The address that says all choices again; the index of a place has no version."""
    named = {
        "treatment": treatment.slug if treatment else "",
        "city": city.slug if city else "",
        "room": room,
        "insurance": insurer.slug if insurer else "",
    }
    chosen = {name: value for name, value in named.items() if value}
    if treatment:
        chosen["v"] = VERSION
    return f"/cost?{urlencode(chosen)}" if chosen else "/cost"


def read_choices(query: QueryDict) -> tuple[Choices, list[str]]:
    """What the address says, and a sentence for each part of it that is not known. No query when cached; one
    or two for a slug that is not there."""
    notices: list[str] = []
    if query.get("v", VERSION) != VERSION:
        notices.append(
            "This link was made by another version of this page. What is still known of it is used."
        )
    room = query.get("room", "")
    if room and room not in ROOMS:
        notices.append(f"“{room[:MAX_SHOWN]}” is no kind of room we know. Figures for any room are shown.")
    choices = Choices(
        treatment=known(
            Procedure,
            procedures_by_slug(),
            query.get("treatment", ""),
            "“{}” is no treatment we know. Choose one from the list.",
            notices,
        ),
        city=known(
            City,
            cities_by_slug(),
            query.get("city", ""),
            "We know no city “{}”. Figures of all cities are shown.",
            notices,
        ),
        room=room if room in ROOMS else "",
        insurer=known(
            Insurer,
            insurers_by_slug(),
            query.get("insurance", ""),
            "We know no insurer or scheme “{}”. Hospitals are shown whatever insurance they take.",
            notices,
        ),
    )
    return choices, notices


def known(model: type[N], rows: Mapping[str, N], slug: str, unknown: str, notices: list[str]) -> N | None:
    """The row of a slug, also of one that it had once; else a notice."""
    if not slug:
        return None
    found = rows.get(slug)
    if found is None and "\0" not in slug:  # which PostgreSQL takes in no text
        found = rows.get(slug_now(model, slug[:MAX_SLUG]))
    if found is None:
        notices.append(unknown.format(slug[:MAX_SHOWN]))
    return found


MAX_SLUG = 140


def choices_form(chosen: Choices) -> CostChoices:
    """Every treatment by department, every city, every insurer by kind."""
    return CostChoices(
        treatments=treatment_options(),
        cities=[CostOption(value=city.slug, label=city.name) for city in cities_by_slug().values()],
        rooms=[CostOption(value=value, label=sentence_case(label)) for value, label in ROOMS.items()],
        insurances=insurance_options(),
        treatment=chosen.treatment.slug if chosen.treatment else "",
        city=chosen.city.slug if chosen.city else "",
        room=chosen.room,
        insurance=chosen.insurer.slug if chosen.insurer else "",
    )


def treatment_options() -> list[CostOptions]:
    """By department in the words of patients, as they are ranked; within one by name."""
    rows = sorted(
        procedures_by_slug().values(), key=lambda row: (row.department.rank, row.department.name, row.name)
    )
    return [
        CostOptions(
            label=department,
            options=[CostOption(value=row.slug, label=sentence_case(row.name)) for row in group],
        )
        for department, group in groupby(rows, key=lambda row: row.department.plain_name)
    ]


def insurance_options() -> list[CostOptions]:
    kinds = reversed(Insurer.Kind.choices)  # schemes first, then public insurers, then private ones
    rows = sorted(insurers_by_slug().values(), key=lambda row: row.name)
    return [
        CostOptions(
            label=str(label),
            options=[CostOption(value=row.slug, label=row.name) for row in rows if row.kind == kind],
        )
        for kind, label in kinds
    ]


def room_words(room: str) -> str:
    """ "a shared room"; "any room" where none is chosen."""
    return f"a {in_a_sentence(str(ROOMS[room]))}" if room else "any room"
