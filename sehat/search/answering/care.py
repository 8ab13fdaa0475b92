"""Conditions, treatments and what they cost, as answers."""

from __future__ import annotations

from collections import defaultdict

from sehat.core.india import before_postposition, sentence_case
from sehat.core.languages import display_name, translate
from sehat.core.schemas import Language
from sehat.directory.addresses import cost_url, treatment_url
from sehat.directory.list_links import city_lists
from sehat.directory.models import City, Procedure
from sehat.directory.selectors import departments_by_slug
from sehat.rendering.cache_version import cached_until_change
from sehat.search.answering.place import Place
from sehat.search.parser.parts import Part
from sehat.search.schemas import SearchHit


@cached_until_change
def treatments_of_conditions() -> dict[str, list[str]]:
    """Slug of a condition -> slugs of its treatments, the usual one first: the oldest row. One query."""
    found: dict[str, list[str]] = defaultdict(list)
    pairs = Procedure.objects.filter(conditions__isnull=False).order_by("pk")
    for condition, treatment in pairs.values_list("conditions__slug", "slug"):
        found[condition].append(treatment)
    return found


def cost_of(treatment: Part, city: City | None, language: Language) -> SearchHit:
    """The page of a cost. What a row of results says of a cost beside it is the costs' own to say."""
    name = before_postposition(sentence_case(treatment.display_name(language)), language)
    in_city = translate("{treatment} cost in {city}", language)
    anywhere = translate("{treatment} cost", language)
    return SearchHit(
        name=in_city.format(treatment=name, city=display_name(city, language))
        if city
        else anywhere.format(treatment=name),
        note=translate("Price ranges, each with its source", language),
        url=cost_url(treatment.key, city),
        icon=icon_of(treatment),
    )


def treatment_in(treatment: Part, place: Place, language: Language) -> list[SearchHit]:
    """Who does a treatment in a city; none where nobody works in its department."""
    if place.city is None:
        return []
    lists = city_lists(place.city.slug)
    if treatment.department not in {*lists.doctors, *lists.hospitals}:
        return []
    title = translate("{treatment} in {city}", language)
    name = sentence_case(treatment.display_name(language))
    return [
        SearchHit(
            name=title.format(treatment=name, city=display_name(place.city, language)),
            note=translate("Doctors, hospitals and cost", language),
            url=treatment_url(treatment.key, place.city),
            icon=icon_of(treatment),
        )
    ]


def page_of(part: Part, language: Language) -> list[SearchHit]:
    """The page of a condition, treatment or test; none while it has none."""
    if not part.url:
        return []
    notes = {
        "condition": translate("Symptoms, treatment and when to see a doctor", language),
        "treatment": translate("What happens before, during and after", language),
        "test": translate("Why it is done, how to prepare, usual ranges", language),
    }
    return [
        SearchHit(
            name=part.display_name(language),
            note=notes.get(part.kind, ""),
            url=part.url,
            icon=icon_of(part),
            lang=part.title_language(language),
        )
    ]


def icon_of(part: Part) -> str:
    """That of its department; "" where that was renamed a moment ago."""
    department = departments_by_slug().get(part.department)
    return department.icon if department else ""
