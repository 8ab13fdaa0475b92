"""From a list to the next: only where there is somebody, and as soon as there is."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from pytest_django import DjangoAssertNumQueries, DjangoCaptureOnCommitCallbacks

from sehat.core.schemas import Language
from sehat.directory.distance import km_between, nearest_first
from sehat.directory.list_links import (
    departments_of_city,
    doctor_pairs,
    hospital_pairs,
    in_other_cities,
    others_in_city,
)
from sehat.directory.models import City, Department, Doctor, Hospital, Locality
from sehat.directory.pages.places import all_hospitals_page
from sehat.directory.selectors import cities_by_slug, departments_by_slug, usual_city
from sehat.rendering.cache_version import clear_cached_reads

pytestmark = pytest.mark.django_db


def url(city: str, department: str, language: Language = "en") -> str:
    return f"/{city}/{department}"


def pairs_of_rows() -> set[tuple[str, str]]:
    return set(Doctor.objects.values_list("city__slug", "department__slug"))


def test_the_lists_of_doctors_are_those_with_a_doctor() -> None:
    assert {(slug, of) for _, _, slug, _, _, of in doctor_pairs()} == pairs_of_rows()


@pytest.mark.parametrize("slug", ["delhi-ncr", "no-such-city"])
def test_the_departments_of_a_city_are_those_with_a_doctor_there_popular_first(slug: str) -> None:
    found = departments_of_city(slug)
    assert {("delhi-ncr", item.slug) for item in found} == {
        pair for pair in pairs_of_rows() if pair[0] == slug
    }
    assert [item.rank for item in found] == sorted(item.rank for item in found)


def test_the_lists_of_hospitals_are_those_whose_hospital_has_the_department_each_once() -> None:
    pairs = [(slug, of) for _, _, slug, _, _, of in hospital_pairs()]
    rows = Hospital.objects.exclude(departments=None).values_list("city__slug", "departments__slug")
    assert len(pairs) == len(set(pairs))
    assert set(pairs) == set(rows)


@pytest.mark.parametrize("pairs", [doctor_pairs, hospital_pairs])
def test_popular_cities_come_first(pairs: object) -> None:
    ranks = [rank for rank, *_ in pairs()]  # type: ignore[operator]
    assert ranks == sorted(ranks)


def test_a_list_leads_to_at_most_six_other_cities_and_never_to_itself() -> None:
    city, department = City.objects.get(slug="delhi-ncr"), Department.objects.get(slug="general-surgery")
    links = in_other_cities(doctor_pairs(), url, city, department, "Surgeons")
    assert 0 < len(links) <= 6
    assert all(link.url and link.url.endswith("/general-surgery") for link in links)
    assert url(city.slug, department.slug) not in [link.url for link in links]


def test_the_other_cities_are_the_nearest_ones() -> None:
    delhi, department = City.objects.get(slug="delhi-ncr"), Department.objects.get(slug="general-surgery")
    links = in_other_cities(hospital_pairs(), url, delhi, department, "Hospitals")
    there = {slug for _, _, slug, _, _, of in hospital_pairs() if of == department.slug} - {"delhi-ncr"}
    nearest = sorted(City.objects.filter(slug__in=there), key=lambda city: km_between(delhi, city))
    assert [link.url for link in links] == [url(city.slug, department.slug) for city in nearest[:6]]
    assert "Chennai" not in [link.label for link in links]


def test_a_city_without_a_place_on_the_map_stands_last() -> None:
    delhi, mumbai = City.objects.get(slug="delhi-ncr"), City.objects.get(slug="mumbai")
    assert 1_100 < km_between(delhi, mumbai) < 1_200
    unknown = City(id=901, name="Agra", slug="agra")
    assert nearest_first([unknown, mumbai], delhi) == [mumbai, unknown]


def test_a_list_leads_to_at_most_eight_others_of_its_city() -> None:
    city, department = City.objects.get(slug="delhi-ncr"), Department.objects.get(slug="general-surgery")
    links = others_in_city(doctor_pairs(), url, city, department)
    assert 0 < len(links) <= 8
    assert all(link.url and link.url.startswith("/delhi-ncr/") for link in links)
    assert url(city.slug, department.slug) not in [link.url for link in links]


def test_a_city_with_one_department_leads_to_no_other() -> None:
    city = City.objects.create(id=901, name="Agra", slug="agra", state="Uttar Pradesh")
    assert others_in_city(doctor_pairs(), url, city, Department.objects.all()[0]) == []


def test_the_first_doctor_of_a_city_opens_its_list_and_the_last_closes_it(
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    """The reads are cached; the change of a row invalidates them."""
    city = City.objects.create(id=901, name="Agra", slug="agra", state="Uttar Pradesh")
    doctor = Doctor.objects.select_related("department")[0]
    pair = ("agra", doctor.department.slug)
    home = doctor.city
    for place, is_open in ((city, True), (home, False)):
        doctor_pairs()
        with django_capture_on_commit_callbacks(execute=True):
            doctor.city = place
            doctor.save()
        assert (pair in {(slug, of) for _, _, slug, _, _, of in doctor_pairs()}) is is_open


def test_links_are_read_once(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    doctor_pairs(), hospital_pairs()
    with django_assert_num_queries(0):
        doctor_pairs(), hospital_pairs()


def test_lists_in_hindi_and_the_menus_share_what_was_read(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    doctor_pairs()
    with django_assert_num_queries(0):
        doctor_pairs("hi"), departments_of_city("delhi-ncr")


def test_the_cities_of_forms_are_the_same_for_everyone_and_kept_for_a_while(client: Client) -> None:
    answer = client.get("/api/cities")
    assert set(answer.headers["Cache-Control"].split(", ")) == {"public", "max-age=300"}
    assert not answer.cookies


def test_a_list_that_may_hold_the_patients_own_city_is_kept_nowhere(client: Client) -> None:
    assert client.get("/dmg/v1/web/citylist").headers["Cache-Control"] == "no-store"


def namesakes() -> list[City]:
    """Two cities of one name, as there are: Aurangabad in Bihar and in Maharashtra."""
    found = []
    for number in (9001, 9002):
        city = City.objects.create(pk=number, name="Aurangabad", slug=f"aurangabad-{number}", state="")
        place = Locality.objects.create(city=city, name="Centre", slug="centre")
        hospital = Hospital.objects.create(name="One", slug=f"one-{number}", city=city, locality=place)
        hospital.departments.set(Department.objects.all()[:3])
        found.append(city)
    return found


def test_cities_of_one_name_are_each_listed_once_with_all_they_have() -> None:
    """Their departments stood in turns: each of the two was a heading three times over."""
    slugs = [city.slug for city in namesakes()]
    groups = [group for group in all_hospitals_page(usual_city()).others if group.slug in slugs]
    assert [(group.slug, len(group.links)) for group in groups] == [(slug, 3) for slug in slugs]


@pytest.mark.parametrize("model", [City, Department])
@pytest.mark.parametrize("language", ["en", "hi"])
def test_what_another_machine_renamed_a_moment_ago_is_left_out_until_it_is_heard_of(
    model: type[City] | type[Department], language: Language
) -> None:
    """The tables are cached until then, for a second at most: the page was an error of the server."""
    clear_cached_reads()
    cities_by_slug(), departments_by_slug()
    place = "slug IN ('delhi-ncr', 'general-surgery')"
    # By the driver itself: of what Django sends, this process hears.
    connection.connection.execute(f"UPDATE {model._meta.db_table} SET slug = 'renamed' WHERE {place}")
    page = all_hospitals_page(usual_city(), language)
    urls = [link.url or "" for group in [*page.popular, *page.others] for link in group.links]
    assert urls
    assert not any("renamed" in tile.url for tile in page.here)
    if language == "hi":  # English links are built of the rows alone
        assert not any("renamed" in url for url in urls)
    clear_cached_reads()
