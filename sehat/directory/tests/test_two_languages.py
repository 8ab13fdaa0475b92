"""English and Hindi pages of the directory are of the same rows: only their words differ."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from django.http import QueryDict
from hypothesis import given, settings
from hypothesis import strategies as st

from sehat.core.languages import english_path
from sehat.core.schemas import Language
from sehat.directory.cards import area_of
from sehat.directory.list_links import doctor_pairs, hospital_pairs
from sehat.directory.listing import EmptyPage
from sehat.directory.models import City, Department, Doctor, Hospital, HospitalList, Insurer, Locality
from sehat.directory.pages.doctor import doctor_page, doctors_with_all
from sehat.directory.pages.doctors import doctors_page
from sehat.directory.pages.hospital import hospital_page, hospitals_with_all
from sehat.directory.pages.hospitals import hospitals_page
from sehat.directory.pages.insurance import insurance_page
from sehat.directory.pages.insurer import hospital_list_page, insurer_page
from sehat.directory.pages.places import all_doctors_page, all_hospitals_page
from sehat.directory.schemas import DoctorsPageProps, Filter, HospitalsPageProps, InsurerPageProps
from sehat.directory.selectors import shortlist_cards, usual_city
from sehat.directory.tests.lists import place

pytestmark = pytest.mark.django_db
OPTIONS = [
    *[("fee", value) for value in ("least", "low", "mid", "high")],
    *[("experience", "10"), ("gender", "woman"), ("language", "hindi"), ("language", "tamil")],
    *[("insurance", "cghs"), ("insurance", "cashless"), ("locality", "saket"), ("disease", "piles")],
    *[("beds", "few"), ("beds", "many"), ("accreditation", "nabh"), ("city", "pune"), ("city", "mumbai")],
    *[("sort", "fee"), ("sort", "name"), ("sort", "beds"), ("page", "2"), ("page", "1")],
]
QUERIES = st.lists(st.sampled_from(OPTIONS), max_size=4).map(lambda pairs: QueryDict(urlencode(pairs)))
Page = DoctorsPageProps | HospitalsPageProps | InsurerPageProps


def doctors_in(query: QueryDict, language: Language) -> Page:
    return doctors_page(*place(), query, language)


def hospitals_in(query: QueryDict, language: Language) -> Page:
    return hospitals_page(*place(), query, language)


def of_insurer(query: QueryDict, language: Language) -> Page:
    return insurer_page(Insurer.objects.get(slug="cghs"), query, language)


def of_list(query: QueryDict, language: Language) -> Page:
    return hospital_list_page(HospitalList.objects.get(slug="central-government"), query, language)


def facets(filters: list[Filter]) -> list[tuple[str, list[tuple[str, int, bool, str]]]]:
    """What a filter holds without its words."""
    return [
        (one.name, [(o.value, o.count, o.is_chosen, english_path(o.url)) for o in one.options])
        for one in filters
    ]


def shape(page: Page) -> object:
    """All that a list says beside words: its rows, filters, orders and links."""
    rows = page.doctors if isinstance(page, DoctorsPageProps) else page.hospitals
    listing = page.listing
    return (
        [row.id for row in rows],
        (listing.total, listing.unfiltered_total, english_path(listing.path)),
        facets(listing.filters),
        [(one.value, one.is_chosen) for one in listing.sorts],
        [(one.number, english_path(one.url), one.is_current) for one in listing.pages],
        [english_path(link.url or "") for link in [*page.related, *page.nearby]],
        page.meta.noindex,
    )


def shape_or_none(build: object, query: QueryDict, language: Language) -> object:
    try:
        return shape(build(query, language))  # type: ignore[operator]
    except EmptyPage:
        return None


@pytest.mark.parametrize("build", [doctors_in, hospitals_in, of_insurer, of_list])
@settings(max_examples=25)
@given(query=QUERIES)
def test_a_list_has_the_same_rows_filters_and_pages_in_both(build: object, query: QueryDict) -> None:
    """Whatever its address asks for, also where that is a page which is not there."""
    assert shape_or_none(build, query, "en") == shape_or_none(build, query, "hi")


@pytest.mark.parametrize("build", [doctors_in, hospitals_in, of_insurer, of_list])
def test_a_list_leads_to_pages_of_its_own_language_alone(build: object) -> None:
    page = build(QueryDict(), "hi")  # type: ignore[operator]
    options = [option.url for one in page.listing.filters for option in one.options]
    links = [link.url for link in [*page.related, *page.nearby, *page.crumbs] if link.url]
    rows = page.doctors if isinstance(page, DoctorsPageProps) else page.hospitals
    every = [*options, *links, *(row.url for row in rows)]
    assert every
    assert [url for url in every if not (url + "/").startswith("/hi/")] == []


def test_the_pairs_of_cities_and_departments_are_the_same_in_both() -> None:
    for pairs in (doctor_pairs, hospital_pairs):
        english, hindi = ([(slug, of) for _, _, slug, _, _, of in pairs(one)] for one in ("en", "hi"))
        assert english == hindi


@pytest.mark.parametrize("build", [all_doctors_page, all_hospitals_page])
def test_the_ways_into_the_lists_lead_to_the_same_ones(build: object) -> None:
    def told(language: Language) -> list[list[str]]:
        page = build(usual_city(), language)  # type: ignore[operator]
        groups = [[link.url for link in group.links] for group in [*page.popular, *page.others]]
        return [[english_path(url) for url in urls] for urls in [[one.url for one in page.here], *groups]]

    assert told("en") == told("hi")


def test_a_profile_says_as_much_of_a_doctor_in_hindi_but_for_what_editors_write_in_english() -> None:
    for pk in Doctor.objects.order_by("pk").values_list("pk", flat=True)[:12]:
        english, hindi = (doctor_page(doctors_with_all().get(pk=pk), one) for one in ("en", "hi"))
        assert [place.hospital_id for place in english.places] == [one.hospital_id for one in hindi.places]
        assert [(one.lowest, one.highest) for one in english.treats] == [
            (one.lowest, one.highest) for one in hindi.treats
        ]
        assert len(english.insurance) == len(hindi.insurance)
        assert (hindi.about, hindi.training) == ("", [])
        assert [(c.weekdays, c.begin) for c in english.doctor.clinics] == [
            (c.weekdays, c.begin) for c in hindi.doctor.clinics
        ]


def test_a_hospital_has_the_same_departments_doctors_and_insurers_in_both() -> None:
    for pk in Hospital.objects.order_by("pk").values_list("pk", flat=True)[:8]:
        english, hindi = (hospital_page(hospitals_with_all().get(pk=pk), one) for one in ("en", "hi"))
        for links in ("departments", "more_doctors", "insurers", "schemes"):
            both = [[english_path(link.url) for link in getattr(page, links)] for page in (english, hindi)]
            assert both[0] == both[1]
        assert [card.id for card in english.doctors] == [card.id for card in hindi.doctors]
        assert len(english.facilities) == len(hindi.facilities)


def test_a_shortlist_holds_the_same_cards_in_both_in_the_order_that_is_asked_for() -> None:
    doctors = list(Doctor.objects.order_by("-pk").values_list("pk", flat=True)[:3])
    hospitals = list(Hospital.objects.order_by("-pk").values_list("pk", flat=True)[:3])
    for language in ("en", "hi"):
        cards = shortlist_cards(doctors, hospitals, language)
        assert [card.id for card in cards.doctors] == doctors
        assert [card.id for card in cards.hospitals] == hospitals


@pytest.mark.parametrize("query", ["", "star", "आयुष्मान", "cghs"])
def test_insurers_that_are_looked_for_are_the_same_in_both(query: str) -> None:
    def told(language: Language) -> list[tuple[str, int]]:
        page = insurance_page(query, language)
        tiles = [*page.schemes, *page.private, *page.public, *page.lists]
        return [(english_path(tile.url), tile.hospitals) for tile in tiles]

    assert told("en") == told("hi") != []


@pytest.mark.parametrize(
    ("part", "city", "english", "hindi"),
    [
        (("Aundh", "औंध"), ("Pune", "पुणे"), "Aundh, Pune", "औंध, पुणे"),
        (("Kochi", ""), ("Kochi", "कोच्चि"), "Kochi", "कोच्चि"),
        (("kochi", "कोच्चि"), ("Kochi", "कोच्चि"), "Kochi", "कोच्चि"),
        (("Old Delhi", ""), ("Delhi", ""), "Old Delhi, Delhi", "Old Delhi, Delhi"),
    ],
)
def test_a_town_with_one_part_of_its_own_name_is_named_once(
    part: tuple[str, str], city: tuple[str, str], english: str, hindi: str
) -> None:
    """A card said “Kochi, Kochi”."""
    town = City(name=city[0], name_hi=city[1])
    hospital = Hospital(city=town, locality=Locality(name=part[0], name_hi=part[1], city=town))
    assert area_of(hospital, "en") == english
    assert area_of(hospital, "hi") == hindi


def test_a_department_without_a_name_in_hindi_is_called_in_english_on_hindi_pages() -> None:
    Department.objects.filter(slug="general-surgery").update(name_hi="")
    page = doctors_in(QueryDict(), "hi")
    assert "General Surgery" in page.title
    assert shape(page) == shape(doctors_in(QueryDict(), "en"))


def test_a_list_of_staff_begins_in_hindi_on_its_hindi_page() -> None:
    """Whatever staff wrote at its top in English stood there, and was what engines showed."""
    curated = HospitalList.objects.get(slug="central-government")
    translated = of_list(QueryDict(), "hi").intro
    curated.intro = "Hospitals that we visited ourselves."
    curated.save()
    page = of_list(QueryDict(), "hi")
    assert page.intro.startswith("इस सूची के अस्पताल")
    assert page.meta.description == page.intro != translated
    assert of_list(QueryDict(), "en").intro == "Hospitals that we visited ourselves."
