"""Tables that are read whole, and what an address names of them."""

from __future__ import annotations

from django.http import Http404, HttpRequest

from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.directory.models import (
    City,
    Condition,
    Department,
    Locality,
    Procedure,
)
from sehat.directory.models import Language as SpokenLanguage
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.schemas import Preset

# What is shown where no city is chosen (spec section 9).
HOME_CITY, HOME_CITY_NAME, HOME_CITY_SLUG = 514, "Delhi NCR", "delhi-ncr"


@cached_until_change
def plain_department_names() -> dict[str, str]:
    """What patients call a department, by what doctors call it. No query when cached."""
    return {item.name: item.plain_name for item in departments_by_slug().values()}


@cached_until_change
def hindi_department_names() -> dict[str, str]:
    """What departments are called in Hindi, by the English words on their tiles. No query when cached."""
    return {item.plain_name: item.name_hi for item in departments_by_slug().values() if item.name_hi}


@cached_until_change
def hindi_localities() -> dict[str, str]:
    """What parts of cities are called in Hindi, by their English name. One query, cached."""
    return dict(Locality.objects.exclude(name_hi="").values_list("name", "name_hi"))


@cached_until_change
def city_presets(language: Language = "en") -> list[Preset]:
    """Every city for the form's select, popular first, in Hindi too on a Hindi page. No query when cached."""
    return [
        Preset(id=city.pk, name=city.name, name_hi=hindi_of(city, language) or "")
        for city in cities_by_slug().values()
    ]


@cached_until_change
def departments_by_slug() -> dict[str, Department]:
    """Every department. One query, cached."""
    return {item.slug: item for item in Department.objects.all()}


@cached_until_change
def cities_by_slug() -> dict[str, City]:
    """Every city, popular first. One query, cached."""
    return {city.slug: city for city in City.objects.all()}


@cached_until_change
def languages() -> list[SpokenLanguage]:
    """Every language, by name. One query, cached."""
    return list(SpokenLanguage.objects.all())


def usual_city() -> City:
    """The city of what is shown where none is chosen (spec section 9). No query when cached."""
    name_hi = translate(HOME_CITY_NAME, "hi")
    unknown = City(pk=HOME_CITY, name=HOME_CITY_NAME, name_hi=name_hi, slug=HOME_CITY_SLUG)
    return cities_by_slug().get(HOME_CITY_SLUG, unknown)


def city_in_query(request: HttpRequest) -> City | None:
    """The city that an address names in its query; None without one, and for one that nobody knows. No query
    when cached."""
    return cities_by_slug().get(request.GET.get("city", ""))


def names_unknown_city(request: HttpRequest) -> bool:
    """Whether a page, which is then as without a city, is not to be cached: anybody can make up names."""
    return "city" in request.GET and city_in_query(request) is None


def city_or_404(slug: str) -> City:
    """No query when cached. Raises Http404."""
    found = cities_by_slug().get(slug)
    if found is None:
        raise Http404
    return found


def department_or_404(slug: str) -> Department:
    """No query when cached. Raises Http404."""
    found = departments_by_slug().get(slug)
    if found is None:
        raise Http404
    return found


def hindi_of(item: City | Department | Condition | Procedure | Locality, language: Language) -> str | None:
    """What a form in Hindi shows beside the name that is sent; None for any other form."""
    return item.name_hi if language == "hi" else None
