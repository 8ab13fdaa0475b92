"""`/doctors` and `/hospitals` as props: the ways into the lists, by city."""

from __future__ import annotations

from itertools import groupby
from typing import Literal

from django.conf import settings

from sehat.core.languages import localized_path, translate
from sehat.core.schemas import Language, Link
from sehat.directory.addresses import hospitals_url, listing_url
from sehat.directory.cards import home_crumb
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.list_links import Pair, Url, doctor_pairs, hospital_pairs
from sehat.directory.models import OTHER_CITIES
from sehat.directory.schemas import PlaceGroup, PlacesPageProps
from sehat.rendering.schemas import Crumb, Meta


def all_doctors_page(language: Language = "en") -> PlacesPageProps:
    """Every list of doctors, popular cities first. No query: the pairs are cached."""
    return places_page(
        "doctors",
        translate("Find doctors", language),
        translate("Choose your city, then the kind of doctor you need.", language),
        place_groups(doctor_pairs(language), listing_url, language),
        language,
    )


def all_hospitals_page(language: Language = "en") -> PlacesPageProps:
    """Every list of hospitals, popular cities first. No query: the pairs are cached."""
    return places_page(
        "hospitals",
        translate("Find hospitals", language),
        translate("Choose your city, then the department you need.", language),
        place_groups(hospital_pairs(language), hospitals_url, language),
        language,
    )


def places_page(
    kind: Literal["doctors", "hospitals"],
    title: str,
    intro: str,
    groups: list[tuple[int, PlaceGroup]],
    language: Language,
) -> PlacesPageProps:
    crumbs = [home_crumb(language), Crumb(label=title)]
    return PlacesPageProps(
        meta=Meta(
            title=translate("{} by city", language).format(title),
            description=translate("{intro} {number} cities of India.", language).format(
                intro=intro, number=len(groups)
            ),
            canonical=settings.SITE_URL + localized_path(f"/{kind}", language),
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        kind=kind,
        title=title,
        intro=intro,
        popular=[group for rank, group in groups if rank < OTHER_CITIES],
        others=[group for rank, group in groups if rank >= OTHER_CITIES],
    )


def place_groups(pairs: list[Pair], url: Url, language: Language = "en") -> list[tuple[int, PlaceGroup]]:
    """The cities of `pairs`, each with its rank."""
    return [
        (
            rank,
            PlaceGroup(
                label=city,
                slug=slug,
                art=art,
                links=[Link(label=name, url=url(slug, of, language)) for *_, name, of in group],
            ),
        )
        for (rank, city, slug, art), group in groupby(pairs, key=lambda pair: pair[:4])
    ]
