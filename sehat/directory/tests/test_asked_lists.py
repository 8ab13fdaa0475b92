"""A list that a search asks for has somebody on it."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.directory.asked_lists import asked_doctors, asked_hospitals, asked_insurer, fee_query
from sehat.directory.filters import ListQuery
from sehat.directory.models import City, Department, Doctor, Empanelment, Hospital, Insurer

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("rupees", "query"),
    [
        (500, ListQuery({"fee": ("least",)})),
        (600, ListQuery({"fee": ("low",)}, "fee")),
        (800, ListQuery({"fee": ("low",)})),
        (1200, ListQuery({"fee": ("low", "mid")})),
        (5000, ListQuery({}, "fee")),
    ],
)
def test_a_fee_is_the_step_that_holds_it_or_the_order(rupees: int, query: ListQuery) -> None:
    assert fee_query(rupees) == query


def test_what_nobody_has_is_given_up_the_fee_first() -> None:
    pune, gynaecology = City.objects.get(slug="pune"), Department.objects.get(slug="gynaecology")
    asked = ListQuery({"gender": ("woman",), "fee": ("least",), "language": ("klingon",)})
    found = asked_doctors(pune, gynaecology, asked)
    women = Doctor.objects.filter(city=pune, department=gynaecology, gender="woman").count()
    assert (found.url, found.total) == ("/pune/doctors/gynaecology?gender=woman&sort=fee", women)
    assert (found.held, found.is_by_fee) == (("gender",), True)


@pytest.mark.usefixtures("renderer")
def test_the_address_opens_a_list_as_long_as_it_says(client: Client) -> None:
    bhopal, bones = City.objects.get(slug="bhopal"), Department.objects.get(slug="orthopaedics")
    found = asked_doctors(bhopal, bones, ListQuery({"fee": ("least",)}))
    assert found.total == Doctor.objects.filter(city=bhopal, department=bones, fee__lte=500).count()
    assert "Up to ₹500" in client.get(found.url).content.decode()


def test_an_insurer_without_a_hospital_in_the_city_is_shown_everywhere() -> None:
    lucknow, ayushman = City.objects.get(slug="lucknow"), Insurer.objects.get(slug="ayushman-bharat")
    assert asked_insurer(ayushman, lucknow).url == "/hospitals/insurance/ayushman-bharat"


def test_an_insurer_with_a_hospital_in_the_city_is_shown_there_alone() -> None:
    pune, cghs = City.objects.get(slug="pune"), Insurer.objects.get(slug="cghs")
    found = asked_insurer(cghs, pune)
    here = Empanelment.objects.filter(insurer=cghs, hospital__city=pune).count()
    assert (found.url, found.total, found.held) == ("/hospitals/insurance/cghs?city=pune", here, ("city",))
    everywhere = Empanelment.objects.filter(insurer=cghs).count()
    assert (asked_insurer(cghs, None).total, asked_insurer(cghs, None).held) == (everywhere, ())


def test_what_somebody_has_is_given_up_by_nobody() -> None:
    pune, gynaecology = City.objects.get(slug="pune"), Department.objects.get(slug="gynaecology")
    languages = Doctor.objects.filter(city=pune, department=gynaecology).values_list(
        "languages__slug", flat=True
    )
    asked = ListQuery({"language": (languages[0],)}, "name")
    found = asked_doctors(pune, gynaecology, asked)
    assert (found.held, found.is_by_fee) == (("language",), False)
    assert found.url == f"/pune/doctors/gynaecology?language={languages[0]}&sort=name"


def test_hospitals_are_counted_as_their_list_has_them_filtered_or_not() -> None:
    delhi, surgery = City.objects.get(slug="delhi-ncr"), Department.objects.get(slug="general-surgery")
    there = Hospital.objects.filter(city=delhi, departments=surgery)
    assert asked_hospitals(delhi, surgery, ListQuery()).total == there.count()
    found = asked_hospitals(delhi, surgery, ListQuery({"insurance": ("cghs",)}))
    taking = there.filter(insurers__slug__in=("cghs", "echs")).distinct().count()
    assert (found.total, found.held) == (taking, ("insurance",))


def test_a_list_of_which_nothing_is_asked_is_as_long_as_its_page_says() -> None:
    city, department = City.objects.get(slug="pune"), Department.objects.get(slug="urology")
    everyone = asked_doctors(city, department, ListQuery())
    doctors = Doctor.objects.filter(city=city, department=department)
    assert (everyone.url, everyone.total, everyone.held) == ("/pune/doctors/urology", doctors.count(), ())
    assert not everyone.is_by_fee
    nobody = asked_doctors(City(pk=990, slug="nowhere"), department, ListQuery({"gender": ("woman",)}))
    assert (nobody.total, nobody.held) == (0, ())
