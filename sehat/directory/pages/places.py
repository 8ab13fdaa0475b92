"""`/doctors` and `/hospitals` as props: the ways into the lists, those of one city first."""

from __future__ import annotations

from itertools import groupby
from typing import Literal

from django.conf import settings

from sehat.core.languages import display_name, localized_path, noop, translate
from sehat.core.schemas import Language, Link
from sehat.directory.addresses import hospitals_url, listing_url
from sehat.directory.cards import home_crumb
from sehat.directory.city_addresses import crumbs_in
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.list_links import Pair, Url, doctor_pairs, hospital_pairs
from sehat.directory.models import OTHER_CITIES, City
from sehat.directory.schemas import PlaceGroup, PlacesPageProps, PlaceTile
from sehat.directory.selectors import departments_by_slug
from sehat.rendering.schemas import Crumb, Meta


def all_doctors_page(city: City, language: Language = "en") -> PlacesPageProps:
    """Every list of doctors, those of `city` first. No query: the pairs are cached."""
    return places_page(
        "doctors",
        translate("Find doctors", language),
        translate("Choose the part of the body, or search for a doctor or a problem.", language),
        doctor_pairs(language),
        listing_url,
        city,
        language,
    )


def all_hospitals_page(city: City, language: Language = "en") -> PlacesPageProps:
    """Every list of hospitals, those of `city` first. No query: the pairs are cached."""
    return places_page(
        "hospitals",
        translate("Find hospitals", language),
        translate("Choose the part of the body, or search for a hospital or a problem.", language),
        hospital_pairs(language),
        hospitals_url,
        city,
        language,
    )


def places_page(
    kind: Literal["doctors", "hospitals"],
    title: str,
    intro: str,
    pairs: list[Pair],
    url: Url,
    city: City,
    language: Language,
) -> PlacesPageProps:
    """`/doctors?city=pune` is the same page as `/doctors`, begun elsewhere: engines are told of one."""
    groups = place_groups(pairs, url, language)
    away = [(rank, group) for rank, group in groups if group.slug != city.slug]
    crumbs = [home_crumb(language), Crumb(label=title)]
    return PlacesPageProps(
        meta=Meta(
            title=translate("{} by city", language).format(title),
            description=description_of(intro, len(groups), language),
            canonical=settings.SITE_URL + localized_path(f"/{kind}", language),
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs_in(city, crumbs),
        kind=kind,
        title=title,
        intro=intro,
        city=translate("In {city}", language).format(city=display_name(city, language)),
        here=place_tiles(pairs, url, city, language),
        popular=[group for rank, group in away if rank < OTHER_CITIES],
        others=[group for rank, group in away if rank >= OTHER_CITIES],
    )


def description_of(intro: str, cities: int, language: Language) -> str:
    one, more = noop("{intro} 1 city of India."), noop("{intro} {number} cities of India.")
    return translate(one if cities == 1 else more, language).format(intro=intro, number=cities)


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


def place_tiles(pairs: list[Pair], url: Url, city: City, language: Language) -> list[PlaceTile]:
    """What a city has, in the words of patients, and under them in those of doctors. No query when cached."""
    departments = departments_by_slug()
    return [
        PlaceTile(
            label=name if language == "hi" else departments[of].plain_name,
            note="" if language == "hi" else name,
            icon=departments[of].icon,
            url=url(city.slug, of, language),
        )
        for _, _, slug, _, name, of in pairs
        if slug == city.slug and of in departments  # renamed a moment ago: with the next look
    ]
