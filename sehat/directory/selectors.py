"""Reads of the directory. Each says how many queries it makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from django.db.models import (
    Count,
    Exists,
    F,
    OuterRef,
    Prefetch,
    QuerySet,
    prefetch_related_objects,
)
from django.http import Http404, HttpRequest
from wagtail.images.models import AbstractImage

from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.directory.cards import doctor_card, hospital_card
from sehat.directory.filters import Order
from sehat.directory.models import (
    OTHER_CITIES,
    City,
    Condition,
    Department,
    Doctor,
    Empanelment,
    Hospital,
    Insurer,
    Locality,
    Practice,
    PriceRange,
    Procedure,
)
from sehat.directory.models import Language as SpokenLanguage
from sehat.directory.prices import fullest_first
from sehat.directory.schemas import (
    CityItem,
    CityOption,
    DepartmentOption,
    DiseaseOption,
    DoctorCard,
    HospitalCard,
    HospitalOption,
    LocalityOption,
    ProcedureOption,
    ShortlistCards,
)
from sehat.patients.schemas import SelectedCity
from sehat.rendering.cache_version import cached_until_change, emptied_on_change
from sehat.rendering.dependencies import Noted, Reads, noting
from sehat.rendering.fallback import built_url
from sehat.rendering.pictures import COVER, ICON, PORTRAIT, picture_of, renditions
from sehat.rendering.schemas import Preset

Card = TypeVar("Card", DoctorCard, HospitalCard)
# What is shown where no city is chosen (spec section 9).
HOME_CITY, HOME_CITY_NAME, HOME_CITY_SLUG = 514, "Delhi NCR", "delhi-ncr"
# What is not recorded stands last.
MOST_EXPERIENCED: Order = (F("practising_since").asc(nulls_last=True), "name", "pk")
MOST_BEDS: Order = (F("beds").desc(nulls_last=True), "name", "pk")


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


def card_relations() -> tuple[str | Prefetch[str], ...]:
    """What `doctor_card` needs beside the row and its photo: three queries, four with photos."""
    return (
        Prefetch("practices", Practice.objects.select_related("hospital__locality")),
        "languages",
        Prefetch("conditions", Condition.objects.only("name", "name_hi").order_by("name")),
        renditions(PORTRAIT, "photo"),
    )


def with_cards(doctors: QuerySet[Doctor]) -> QuerySet[Doctor]:
    """What `doctor_card` needs: three queries, whatever the number of doctors; one more with photos."""
    return doctors.select_related("photo").prefetch_related(*card_relations())


def doctor_cards(doctors: QuerySet[Doctor], language: Language = "en") -> list[DoctorCard]:
    """One query; for doctors whose card is not cached three more, whatever their number, four with photos."""
    related = ("photo",) if language == "en" else ("photo", "department")
    return cards_of(list(doctors.select_related(*related)), language)


def cards_of(doctors: Sequence[Doctor], language: Language = "en") -> list[DoctorCard]:
    """The same for doctors that are read already, with their photo, and for Hindi their department."""
    cards = cached_doctor_cards(language)
    if missing := [doctor for doctor in doctors if doctor.pk not in cards]:
        with noting() as reads:
            prefetch_related_objects(missing, *card_relations())
            made = {doctor.pk: doctor_card(doctor, language) for doctor in missing}
        cards.update(noted_each(made, reads))
    return [cards[doctor.pk].use() for doctor in doctors]


@emptied_on_change
def cached_doctor_cards(language: Language) -> dict[int, Noted[DoctorCard]]:
    """By the doctor's id; empty again after each change, and each minute."""
    return {}


@cached_until_change
def doctors_near(city_id: int, department_id: int, limit: int, language: Language = "en") -> list[DoctorCard]:
    """The most experienced doctors of a department in a city. One query, and those of the cards; cached."""
    found = Doctor.objects.filter(city_id=city_id, department_id=department_id).order_by(*MOST_EXPERIENCED)
    return doctor_cards(found[:limit], language)


@cached_until_change
def doctors_treating(
    city_id: int, condition_id: int, limit: int, language: Language = "en"
) -> list[DoctorCard]:
    """The most experienced in a city of those who say that they treat it; cached as the others.

    The database goes through the city's doctors in this order until enough of them treat it. Asked by a join
    it reads all who do and sorts them.
    """
    treats = Doctor.conditions.through._default_manager.filter(doctor=OuterRef("pk"), condition=condition_id)
    found = Doctor.objects.filter(Exists(treats), city_id=city_id).order_by(*MOST_EXPERIENCED)
    return doctor_cards(found[:limit], language)


def hospital_cards(
    hospitals: QuerySet[Hospital], insurer: Insurer | None = None, language: Language = "en"
) -> list[HospitalCard]:
    """Hospitals as cards, for the page of an insurer with the date they told us.

    One query; two more, three with photos, for those whose card is not cached.
    """
    rows = list(hospitals.select_related("locality", "city", "photo"))
    cards = cached_hospital_cards(insurer, language)
    if missing := [row for row in rows if row.pk not in cards]:
        with noting() as reads:
            made = made_hospital_cards(missing, insurer, language)
        cards.update(noted_each(made, reads))
    return [cards[row.pk].use() for row in rows]


def made_hospital_cards(
    hospitals: list[Hospital], insurer: Insurer | None, language: Language
) -> dict[int, HospitalCard]:
    """By the hospital's id. Two queries, three with photos."""
    insurers = Prefetch("empanelments", Empanelment.objects.select_related("insurer"))
    prefetch_related_objects(hospitals, insurers, renditions(COVER, "photo"))
    counts = doctor_counts(hospitals)
    return {
        row.pk: hospital_card(row, doctors=counts[row.pk], insurer=insurer, language=language)
        for row in hospitals
    }


def noted_each(made: dict[int, Card], reads: Reads) -> dict[int, Noted[Card]]:
    """Each with what all of them were made of."""
    dependencies = reads.dependencies()
    return {pk: Noted(card, dependencies) for pk, card in made.items()}


@emptied_on_change
def cached_hospital_cards(insurer: Insurer | None, language: Language) -> dict[int, Noted[HospitalCard]]:
    """By the hospital's id; empty again after each change, and each minute."""
    return {}


def shortlist_cards(doctors: Sequence[int], hospitals: Sequence[int], language: Language) -> ShortlistCards:
    """Those of these ids that are listed. Two queries, and those of the cards."""
    return ShortlistCards(
        doctors=in_order(doctors, doctor_cards(Doctor.objects.filter(pk__in=doctors), language)),
        hospitals=in_order(
            hospitals, hospital_cards(Hospital.objects.filter(pk__in=hospitals), language=language)
        ),
    )


def in_order(ids: Sequence[int], cards: Sequence[Card]) -> list[Card]:
    """Cards as their ids were asked for."""
    return sorted(cards, key=lambda card: ids.index(card.id))


def doctor_counts(hospitals: list[Hospital]) -> Counter[int]:
    """How many doctors see patients at each of these. One query."""
    rows = Practice.objects.filter(hospital__in=hospitals).order_by().values_list("hospital")
    return Counter(dict(rows.annotate(count=Count("*"))))


@cached_until_change
def hospitals_near(
    city_id: int, department_id: int, limit: int, language: Language = "en"
) -> list[HospitalCard]:
    """The largest hospitals of a city with a department; 0 for any. One query, and those of the cards;
    cached."""
    return hospital_cards(
        hospitals_of(city_id, department_id).order_by(*MOST_BEDS)[:limit], language=language
    )


@cached_until_change
def price_ranges(procedure_ids: tuple[int, ...], city_id: int | None) -> list[PriceRange]:
    """Recorded ranges of procedures in a city; where the city has none, those without a city. One query,
    cached.

    What one hospital asks is not the range of a city.
    """
    of_places = PriceRange.objects.filter(procedure_id__in=procedure_ids, hospital=None)
    found = sorted(of_places.select_related("procedure", "city"), key=fullest_first)
    chosen = []
    for procedure_id in procedure_ids:
        rows = [row for row in found if row.procedure_id == procedure_id]
        here = [row for row in rows if row.city_id == city_id]
        chosen += here or [row for row in rows if row.city_id is None]
    return chosen


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


def hindi_of(item: City | Department | Condition | Procedure | Locality, language: Language) -> str | None:
    """What a form in Hindi shows beside the name that is sent; None for any other form."""
    return item.name_hi if language == "hi" else None


def hospitals_of(city_id: int, department_id: int) -> QuerySet[Hospital]:
    """Hospitals to choose from in a form; 0 stands for all cities and all departments."""
    found = Hospital.objects.filter(**({"city_id": city_id} if city_id else {}))
    return found.filter(departments=department_id) if department_id else found


def hospital_options(city_id: int, department_id: int) -> list[HospitalOption]:
    """One query."""
    found = hospitals_of(city_id, department_id).values_list("pk", "name")
    return [HospitalOption(id=pk, name=name) for pk, name in found]


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
