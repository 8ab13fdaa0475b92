"""A list of one is no plural, a list of many is complete, and nothing leads to a list of nobody."""

from __future__ import annotations

import unicodedata

import pytest
from django.core.exceptions import ValidationError
from django.db.models import Count
from django.http import QueryDict
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from sehat.core.schemas import Language
from sehat.directory.listing import EmptyPage
from sehat.directory.models import (
    City,
    Department,
    Doctor,
    Empanelment,
    Hospital,
    HospitalList,
    Insurer,
    Locality,
)
from sehat.directory.pages import doctors, hospitals, insurer, places
from sehat.directory.pages.insurance import is_named
from sehat.directory.tests.lists import asked, everyone, hospitals_asked

ONE = 1


@pytest.mark.parametrize(
    ("count", "language", "said"),
    [
        (1, "en", "1 hospital that told us it takes CGHS, with the date it said so"),
        (2, "en", "2 hospitals that told us they take CGHS, with the date they said so"),
        (1, "hi", "1 अस्पताल जिसने हमें बताया कि वह CGHS मानता है"),
        (2, "hi", "2 अस्पताल जिन्होंने हमें बताया कि वे CGHS मानते हैं"),
    ],
)
def test_engines_are_told_of_one_hospital_or_of_several(count: int, language: Language, said: str) -> None:
    assert insurer.description_of(count, "CGHS", language).startswith(said)


@pytest.mark.parametrize(
    ("count", "language", "said"),
    [
        (1, "en", "Urologists in Agra: fee, experience and languages of the one who is listed."),
        (2, "en", "Compare 2 urologists in Agra by fee, experience and language"),
        (1, "hi", "Agra में Urologists: सूची में एक डॉक्टर हैं।"),
        (2, "hi", "Agra में 2 urologists: फ़ीस, अनुभव और भाषा देखें"),
    ],
)
def test_with_one_doctor_there_is_nobody_to_compare(count: int, language: Language, said: str) -> None:
    assert doctors.description_of(count, "Urologists", "Agra", language).startswith(said)


@pytest.mark.parametrize(("cities", "said"), [(1, "Find. 1 city of India."), (7, "Find. 7 cities of India.")])
def test_one_city_is_no_plural(cities: int, said: str) -> None:
    assert places.description_of("Find.", cities, "en") == said


@pytest.mark.django_db
def test_the_list_of_one_doctor_compares_nobody_and_has_no_next_page() -> None:
    city, department = City.objects.get(slug="ahmedabad"), Department.objects.get(slug="orthopaedics")
    first, *rest = Doctor.objects.filter(city=city, department=department).order_by("pk")
    Doctor.objects.filter(pk__in=[doctor.pk for doctor in rest]).delete()
    page = doctors.doctors_page(city, department, QueryDict(""))
    assert [card.id for card in page.doctors] == [first.pk]
    assert page.meta.description is not None
    assert "Compare" not in page.meta.description
    assert (page.listing.total, page.listing.next_url) == (ONE, None)


@pytest.mark.django_db
def test_a_list_of_staff_leads_to_no_insurer_that_no_hospital_takes(client: Client) -> None:
    curated = HospitalList.objects.filter(insurers__empanelments__isnull=False).distinct()[0]
    nobody = Insurer.objects.create(name="Aaa Insurance", slug="aaa-insurance", kind="private")
    curated.insurers.add(nobody)
    related = insurer.hospital_list_page(curated, QueryDict("")).related
    urls = [link.url for link in related]
    assert urls
    assert "/hospitals/insurance/aaa-insurance" not in urls
    assert len(urls) == len(set(urls))


@pytest.mark.django_db
def test_an_insurer_appears_among_those_of_its_list_once_a_hospital_takes_it() -> None:
    curated = HospitalList.objects.filter(insurers__empanelments__isnull=False).distinct()[0]
    fresh = Insurer.objects.create(name="Aaa Insurance", slug="aaa-insurance", kind="private")
    curated.insurers.add(fresh)
    for hospital in Hospital.objects.all()[:3]:
        Empanelment.objects.create(hospital=hospital, insurer=fresh, told_on="2026-11-01")
    urls = [link.url for link in insurer.hospital_list_page(curated, QueryDict("")).related]
    assert urls.count("/hospitals/insurance/aaa-insurance") == ONE


NUQTA = "बजाज जनरल बड़ा"


@pytest.mark.parametrize("form", ["NFC", "NFD"])
@pytest.mark.parametrize("typed", ["\u092c\u0921\u093c\u093e", "\u092c\u095c\u093e", "जनरल बडा"])
def test_an_insurer_is_found_however_its_dotted_letter_was_typed(typed: str, form: str) -> None:
    assert is_named(unicodedata.normalize(form, NUQTA), typed)  # type: ignore[arg-type]


@given(st.text(max_size=40), st.text(max_size=20))
def test_any_name_is_found_by_itself_and_by_nothing_typed(name: str, typed: str) -> None:
    assert is_named(name, name)
    assert is_named(name, "")
    assert not is_named("", f"{typed} x")


@pytest.mark.django_db
def test_a_hospital_cannot_stand_in_a_part_of_another_city() -> None:
    """Its page would say “Aundh, Delhi NCR”, and the filter of its list would name a part of Pune."""
    hospital = Hospital.objects.filter(city__slug="delhi-ncr")[0]
    hospital.clean()
    elsewhere = Locality.objects.exclude(city=hospital.city)[0]
    hospital.locality = elsewhere
    with pytest.raises(ValidationError) as refused:
        hospital.clean()
    assert refused.value.message_dict == {"locality": [f"{elsewhere} is in {elsewhere.city}."]}
    hospital.locality = Locality.objects.filter(city=hospital.city)[0]
    hospital.clean()


@pytest.mark.django_db
def test_a_hospital_without_a_city_or_a_part_of_one_is_refused_by_those_fields() -> None:
    with pytest.raises(ValidationError) as refused:
        Hospital(name="Nirmal", slug="nirmal-x", address="1 Road").full_clean()
    assert {"city", "locality"} <= refused.value.message_dict.keys()


FILTERS = {
    "fee": ("least", "low", "mid", "high"),
    "experience": ("10", "20"),
    "gender": ("woman", "man"),
    "language": ("hindi", "english"),
    "insurance": ("cashless", "ayushman", "cghs"),
    "sort": ("experience", "fee", "name"),
}
CHOSEN = st.fixed_dictionaries(
    {}, optional={name: st.lists(st.sampled_from(values), max_size=2) for name, values in FILTERS.items()}
)


@pytest.mark.django_db
@given(CHOSEN)
@settings(max_examples=12)
def test_all_pages_of_any_list_show_as_many_doctors_as_it_says_and_each_once(
    chosen: dict[str, list[str]],
) -> None:
    query = QueryDict(mutable=True)
    for name, values in chosen.items():
        query.setlist(name, values)
    known = {doctor.pk for doctor in everyone()}
    seen: list[int] = []
    total, page_number = 1, 1
    while len(seen) < total:
        query["page"] = str(page_number)
        try:
            page = asked(query)
        except EmptyPage:
            break
        total = page.listing.total
        assert len(page.doctors) == min(10, total - len(seen))
        seen += [card.id for card in page.doctors]
        page_number += 1
    assert len(seen) == len(set(seen))
    assert set(seen) <= known
    if seen:
        assert len(seen) == total
        assert page.listing.next_url is None


@pytest.mark.django_db
def test_doctors_who_are_alike_in_all_that_is_sorted_by_stand_once() -> None:
    Doctor.objects.filter(city__slug="delhi-ncr", department__slug="general-surgery").update(
        name="Dr Asha Rao", practising_since=2000, fee=500
    )
    known = sorted(doctor.pk for doctor in everyone())
    for sort in FILTERS["sort"]:
        seen = [
            card.id
            for number in range(1, -(-len(known) // 10) + 1)
            for card in asked(f"sort={sort}&page={number}").doctors
        ]
        assert sorted(seen) == known


@pytest.mark.django_db
def test_hospitals_that_are_alike_in_all_that_is_sorted_by_stand_once() -> None:
    rows = Hospital.objects.filter(city__slug="delhi-ncr", departments__slug="general-surgery")
    known = sorted(rows.values_list("pk", flat=True))
    Hospital.objects.filter(pk__in=known).update(name="City Hospital", beds=None)
    for sort in ("beds", "name"):
        seen: list[int] = []
        for number in range(1, -(-len(known) // 10) + 1):
            seen += [card.id for card in hospitals_asked(f"sort={sort}&page={number}").hospitals]
        assert sorted(seen) == known


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "of_one", "of_more"),
    [
        ("en", ("We list one hospital in", "A hospital with"), ("Hospitals in", "Compare hospitals")),
        ("hi", ("का एक अस्पताल", "वाला अस्पताल"), ("के अस्पताल", "वाले अस्पताल")),
    ],
)
def test_with_one_hospital_there_is_nothing_to_compare(
    language: Language, of_one: tuple[str, str], of_more: tuple[str, str]
) -> None:
    """In a city of each number of hospitals that a department has."""
    lengths = set()
    for department in Department.objects.all():
        having = City.objects.filter(hospitals__departments=department).annotate(number=Count("hospitals"))
        for city in {city.number: city for city in having}.values():
            page = hospitals.hospitals_page(city, department, QueryDict(), language)
            intro, description = of_one if page.listing.total == ONE else of_more
            assert intro in page.intro
            assert description in page.meta.description
            lengths.add(page.listing.total)
    assert lengths > {ONE}
