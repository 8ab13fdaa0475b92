"""`/doctors` and `/hospitals` as props: the ways into the lists, by city."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Literal

from django.conf import settings

from sehat.core.schemas import Link
from sehat.directory.addresses import hospitals_url, listing_url
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.list_links import Pair, doctor_pairs, hospital_pairs
from sehat.directory.models import OTHER_CITIES
from sehat.directory.schemas import PlaceGroup, PlacesPageProps
from sehat.rendering.schemas import Crumb, Meta


def all_doctors_page() -> PlacesPageProps:
    """Every list of doctors, popular cities first. No query: the pairs are cached."""
    return places_page(
        "doctors",
        "Find doctors",
        "Choose your city, then the kind of doctor you need.",
        place_groups(doctor_pairs(), listing_url),
    )


def all_hospitals_page() -> PlacesPageProps:
    """Every list of hospitals, popular cities first. No query: the pairs are cached."""
    return places_page(
        "hospitals",
        "Find hospitals",
        "Choose your city, then the department you need.",
        place_groups(hospital_pairs(), hospitals_url),
    )


def places_page(
    kind: Literal["doctors", "hospitals"], title: str, intro: str, groups: list[tuple[int, PlaceGroup]]
) -> PlacesPageProps:
    crumbs = [Crumb(label="Home", url="/"), Crumb(label=title)]
    return PlacesPageProps(
        meta=Meta(
            title=f"{title} by city",
            description=f"{intro} {len(groups)} cities of India.",
            canonical=f"{settings.SITE_URL}/{kind}",
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        kind=kind,
        title=title,
        intro=intro,
        popular=[group for rank, group in groups if rank < OTHER_CITIES],
        others=[group for rank, group in groups if rank >= OTHER_CITIES],
    )


def place_groups(pairs: list[Pair], url: Callable[[str, str], str]) -> list[tuple[int, PlaceGroup]]:
    """The cities of `pairs`, each with its rank."""
    return [
        (
            rank,
            PlaceGroup(
                label=city,
                slug=slug,
                art=art,
                links=[Link(label=name, url=url(slug, of)) for *_, name, of in group],
            ),
        )
        for (rank, city, slug, art), group in groupby(pairs, key=lambda pair: pair[:4])
    ]
