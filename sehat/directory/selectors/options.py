"""What forms and the city picker offer."""

from __future__ import annotations

from wagtail.images.models import AbstractImage

from sehat.core.schemas import Language
from sehat.directory.models import (
    OTHER_CITIES,
    City,
    Condition,
    Department,
    Locality,
    Procedure,
)
from sehat.directory.schemas import (
    CityItem,
    CityOption,
    DepartmentOption,
    DiseaseOption,
    HospitalOption,
    LocalityOption,
    ProcedureOption,
)
from sehat.directory.selectors.card_lists import hospitals_of
from sehat.directory.selectors.tables import cities_by_slug, hindi_of
from sehat.patients.schemas import SelectedCity
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.fallback import built_url
from sehat.rendering.pictures import ICON, picture_of


def procedure_options(department_id: int, language: Language = "en") -> list[ProcedureOption]:
    """Treatments of a department, of all departments for 0. One query."""
    found = Procedure.objects.filter(**({"department_id": department_id} if department_id else {}))
    return [
        ProcedureOption(
            id=item.pk,
            name=item.name,
            route=item.slug,
            department_id=item.department_id,
            name_hi=hindi_of(item, language),
            aliases=item.aliases,
        )
        for item in found
    ]


def condition_names(department_id: int, language: Language = "en") -> list[DiseaseOption]:
    """Conditions of a department, of all departments for 0. One query."""
    found = Condition.objects.filter(**({"department_id": department_id} if department_id else {}))
    return [
        DiseaseOption(name=item.name, name_hi=hindi_of(item, language), aliases=item.aliases)
        for item in found.only("name", "name_hi", "aliases")
    ]


def department_options(hospital_id: int = 0, language: Language = "en") -> list[DepartmentOption]:
    """Departments of a hospital, every department for 0. One query."""
    found = Department.objects.filter(**({"hospitals": hospital_id} if hospital_id else {}))
    return [
        DepartmentOption(id=item.pk, name=item.name, name_hi=hindi_of(item, language), aliases=item.aliases)
        for item in found.only("name", "name_hi", "aliases")
    ]


def hospital_options(city_id: int, department_id: int, language: Language = "en") -> list[HospitalOption]:
    """One query."""
    return [
        HospitalOption(id=item.pk, name=item.name, name_hi=hindi_of(item, language))
        for item in hospitals_of(city_id, department_id).only("name", "name_hi")
    ]


def locality_options(city_id: int, language: Language = "en") -> list[LocalityOption]:
    """Localities of a city. One query."""
    return [
        LocalityOption(id=item.pk, name=item.name, name_hi=hindi_of(item, language))
        for item in Locality.objects.filter(city_id=city_id)
    ]


def city_options() -> list[CityOption]:
    """Every city, popular first. No query when cached."""
    return [
        CityOption(id=city.pk, name=city.name, aliases=city.aliases) for city in cities_by_slug().values()
    ]


@cached_until_change
def city_items() -> list[CityItem]:
    """Every city for the city picker, popular first. One query, and one more an icon of staff; cached."""
    return [
        CityItem(
            id=city.pk,
            name=city.name,
            slug=city.slug,
            type="popular" if city.rank < OTHER_CITIES else "other",
            name_hi=city.name_hi,
            web_icon_primary=icon_url(city.icon) or drawing_url(city),
            web_icon_secondary=icon_url(city.icon_chosen or city.icon) or drawing_url(city),
            aliases=city.aliases,
            latitude=city.latitude,
            longitude=city.longitude,
        )
        for city in City.objects.select_related("icon", "icon_chosen")
    ]


def icon_url(image: AbstractImage | None) -> str | None:
    picture = picture_of(image, ICON)
    return picture.src if picture else None


def drawing_url(city: City) -> str | None:
    """What a popular city is known by, as we draw it; the others have none of their own."""
    return built_url(f"src/ui/art/{city.art}.svg") if city.rank < OTHER_CITIES else None


def chosen_city(city_id: int) -> SelectedCity | None:
    """What a patient who chose this city stores of it; 0 is 'Other'. At most one query."""
    if city_id == 0:
        return SelectedCity(cityid=0, cityname="Other", type="other")
    city = City.objects.filter(pk=city_id).first()
    if city is None:
        return None
    kind = "popular" if city.rank < OTHER_CITIES else "other"
    return SelectedCity(cityid=city.pk, cityname=city.name, type=kind)
