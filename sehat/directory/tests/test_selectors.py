"""What the forms and pages read of the directory, on the demo data: each read once, in few queries."""

from __future__ import annotations

from datetime import date

import pytest
from django.db.models import Count
from django.http import Http404, HttpRequest, QueryDict
from django.test import Client

from sehat.core.schemas import Language
from sehat.directory import selectors
from sehat.directory.models import (
    City,
    Condition,
    Department,
    Doctor,
    Hospital,
    Locality,
    PriceRange,
    Procedure,
)
from sehat.directory.selectors import in_order, price_ranges, usual_city
from sehat.rendering.cache_version import clear_cached_reads

pytestmark = pytest.mark.django_db


def asked(query: str) -> HttpRequest:
    request = HttpRequest()
    request.GET = QueryDict(query)
    return request


@pytest.mark.parametrize(
    ("query", "slug", "is_unknown"),
    [("city=pune", "pune", False), ("city=atlantis", None, True), ("city=", None, True), ("", None, False)],
)
def test_a_city_in_an_address_is_known_or_the_page_is_kept_nowhere(
    query: str, slug: str | None, is_unknown: bool
) -> None:
    found = selectors.city_in_query(asked(query))
    assert (found.slug if found else None) == slug
    assert selectors.names_unknown_city(asked(query)) is is_unknown


def test_the_usual_city_is_delhi_even_where_staff_deleted_it() -> None:
    assert usual_city() == City.objects.get(slug="delhi-ncr")
    City.objects.filter(slug="delhi-ncr").update(slug="delhi")
    clear_cached_reads()
    found = usual_city()
    assert (found.pk, found.slug, found.name_hi) == (514, "delhi-ncr", "दिल्ली एनसीआर")


def test_what_has_no_row_is_not_there() -> None:
    assert selectors.city_or_404("pune").slug == "pune"
    assert selectors.department_or_404("ent").slug == "ent"
    for read in (selectors.city_or_404, selectors.department_or_404):
        with pytest.raises(Http404):
            read("atlantis")


@pytest.mark.parametrize(
    ("city_id", "kind", "name"), [(0, "other", "Other"), (568, "popular", "Pune"), (999_999, None, None)]
)
def test_what_a_patient_stores_of_a_city(city_id: int, kind: str | None, name: str | None) -> None:
    found = selectors.chosen_city(city_id)
    assert (found.type if found else None, found.cityname if found else None) == (kind, name)


def test_prices_of_a_city_hide_those_of_india_which_stand_in_for_it() -> None:
    knee, lasik = Procedure.objects.get(slug="total-knee-replacement"), Procedure.objects.get(slug="lasik")
    PriceRange.objects.all().delete()
    mumbai, pune = City.objects.get(slug="mumbai"), City.objects.get(slug="pune")
    own = {"source": "A list", "as_of": date(2026, 11, 1), "lowest": 1}
    hospital = Hospital.objects.filter(city=mumbai)[0]
    for city, amount, more in (
        (None, 10, {}), (mumbai, 20, {}), (mumbai, 30, {"quotes": 9}), (mumbai, 40, {"hospital": hospital}),
    ):  # fmt: skip
        PriceRange.objects.create(procedure=knee, city=city, highest=amount, **own, **more)
    PriceRange.objects.create(procedure=lasik, city=pune, highest=50, **own)
    clear_cached_reads()

    def highest(city: City | None) -> list[int]:
        return [row.highest for row in price_ranges((lasik.pk, knee.pk), city.pk if city else None)]

    assert highest(mumbai) == [30, 20]  # the fullest first, and none of a hospital
    assert highest(pune) == [50, 10]  # treatments in the order they were asked for
    assert highest(None) == [10]


def test_options_of_a_department_are_its_own_and_of_none_all() -> None:
    ent = Department.objects.get(slug="ent")
    own = [option.id for option in selectors.procedure_options(ent.pk)]
    assert own == list(Procedure.objects.filter(department=ent).values_list("pk", flat=True))
    assert len(own) < len(selectors.procedure_options(0)) == Procedure.objects.count()
    names = [option.name for option in selectors.condition_names(ent.pk)]
    assert names == list(Condition.objects.filter(department=ent).values_list("name", flat=True))
    assert len(names) < len(selectors.condition_names(0)) == Condition.objects.count()


def test_options_of_a_hospital_and_of_a_city_are_theirs_alone() -> None:
    [hospital, *_] = Hospital.objects.annotate(many=Count("departments")).order_by("many", "pk")
    found = [option.id for option in selectors.department_options(hospital.pk)]
    assert sorted(found) == sorted(department.pk for department in hospital.departments.all())
    assert len(selectors.department_options()) == Department.objects.count() > len(found)
    city, department = hospital.city_id, found[0]
    here = {option.id for option in selectors.hospital_options(city, department)}
    assert here == set(
        Hospital.objects.filter(city=city, departments=department).values_list("pk", flat=True)
    )
    assert len(selectors.hospital_options(0, 0)) == Hospital.objects.count()
    assert len(here) <= len(selectors.hospital_options(city, 0)) < Hospital.objects.count()
    areas = [option.id for option in selectors.locality_options(city)]
    assert areas == list(Locality.objects.filter(city=city).values_list("pk", flat=True))


@pytest.mark.parametrize("language", ["en", "hi"])
def test_a_form_in_hindi_shows_hindi_beside_the_name_that_is_sent(language: Language) -> None:
    first = Procedure.objects.all()[0]
    option = selectors.procedure_options(0, language)[0]
    assert (option.name, option.route) == (first.name, first.slug)
    assert option.name_hi == {"hi": first.name_hi, "en": None}[language]
    [pune] = [preset for preset in selectors.city_presets(language) if preset.name == "Pune"]
    assert pune.name_hi == {"hi": "पुणे", "en": ""}[language]


def test_cards_stand_as_their_ids_were_asked_for_and_who_is_gone_is_left_out() -> None:
    cards = selectors.doctor_cards(Doctor.objects.all()[:3])
    ids = [card.id for card in reversed(cards)]
    assert [card.id for card in in_order([*ids, 10**9], cards)] == ids
    assert in_order([], []) == []


def test_a_form_in_hindi_offers_hospitals_by_their_hindi_names_where_they_have_one(client: Client) -> None:
    """The list of hospitals was the one part of a Hindi appointment form in English."""
    city = City.objects.get(slug="pune")
    first, second = Hospital.objects.filter(city=city)[:2]
    Hospital.objects.filter(pk=first.pk).update(name_hi="निर्मल अस्पताल")
    Hospital.objects.filter(pk=second.pk).update(name_hi="")
    [offered] = client.get(f"/api/lead/hospitals?cityId={city.pk}&departmentId=0&language=hi").json()
    hindi = {option["HospitalName"]: option["NameHi"] for option in offered}
    assert (hindi[first.name], hindi[second.name]) == ("निर्मल अस्पताल", "")
