"""`/cost?treatment=&city=&room=&insurance=&v=`: what was chosen, and what of it could not be read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import urlencode

from django.http import QueryDict

from sehat.core.india import in_a_sentence, sentence_case
from sehat.core.languages import localized_path, noop, translate
from sehat.core.schemas import Language
from sehat.costs.selectors import insurers_by_slug, procedures_by_slug
from sehat.directory.models import City, Insurer, PriceRange, Procedure
from sehat.directory.selectors import cities_by_slug
from sehat.directory.slug_redirects import slug_now

VERSION = "1"  # of these parameters: a shared link may be older or newer than the site
ROOMS = dict(PriceRange.Room.choices)
MAX_SHOWN = 40  # letters of a value that is said back
MAX_SLUG = 140
OTHER_VERSION = noop("This link was made by another version of this page. What is still known of it is used.")
NO_SUCH_ROOM = noop("“{}” is no kind of room we know. Figures for any room are shown.")
NO_SUCH_TREATMENT = noop("“{}” is no treatment we know. Choose one from the list.")
NO_SUCH_CITY = noop("We know no city “{}”. Figures of all cities are shown.")
NO_SUCH_INSURER = noop("We know no insurer or scheme “{}”. Hospitals are shown whatever insurance they take.")
N = TypeVar("N", City, Procedure, Insurer)


@dataclass(frozen=True)
class Choices:
    treatment: Procedure | None = None
    city: City | None = None
    room: str = ""
    insurer: Insurer | None = None
    language: Language = "en"

    @property
    def url(self) -> str:
        return explorer_url(self.treatment, self.city, self.room, self.insurer, self.language)


def explorer_url(
    treatment: Procedure | None = None,
    city: City | None = None,
    room: str = "",
    insurer: Insurer | None = None,
    language: Language = "en",
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
    here = localized_path("/cost", language)
    return f"{here}?{urlencode(chosen)}" if chosen else here


def read_choices(query: QueryDict, language: Language = "en") -> tuple[Choices, list[str]]:
    """What the address says, and a sentence for each part of it that is not known. No query when cached; one
    or two for a slug that is not there."""
    notices: list[str] = []
    if query.get("v", "") not in {"", VERSION}:
        notices.append(translate(OTHER_VERSION, language))
    room = query.get("room", "")
    if room and room not in ROOMS:
        notices.append(translate(NO_SUCH_ROOM, language).format(room[:MAX_SHOWN]))
    choices = Choices(
        treatment=by_slug(
            Procedure,
            procedures_by_slug(),
            query.get("treatment", ""),
            translate(NO_SUCH_TREATMENT, language),
            notices,
        ),
        city=by_slug(
            City,
            cities_by_slug(),
            query.get("city", ""),
            translate(NO_SUCH_CITY, language),
            notices,
        ),
        room=room if room in ROOMS else "",
        insurer=by_slug(
            Insurer,
            insurers_by_slug(),
            query.get("insurance", ""),
            translate(NO_SUCH_INSURER, language),
            notices,
        ),
        language=language,
    )
    return choices, notices


def by_slug(model: type[N], rows: Mapping[str, N], slug: str, unknown: str, notices: list[str]) -> N | None:
    """The row of a slug, also of one that it had once; else a notice."""
    if not slug:
        return None
    found = rows.get(slug)
    if found is None and "\0" not in slug:  # which PostgreSQL takes in no text
        found = rows.get(slug_now(model, slug[:MAX_SLUG]))
    if found is None:
        notices.append(unknown.format(slug[:MAX_SHOWN]))
    return found


def room_name(room: str, language: Language) -> str:
    return sentence_case(translate(str(ROOMS[room]), language, "price label"))


def room_words(room: str, language: Language = "en") -> str:
    """ "a shared room"; "any room" where none is chosen."""
    if not room:
        return translate("any room", language)
    return f"a {in_a_sentence(str(ROOMS[room]))}" if language == "en" else room_name(room, language)
