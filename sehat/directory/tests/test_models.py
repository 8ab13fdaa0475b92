"""What editors may write into the directory."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.test import Client

from sehat.core.models import Named
from sehat.directory.demo import tables
from sehat.directory.demo.reference import load_places
from sehat.directory.models import City, Doctor, Locality, PriceRange

pytestmark = pytest.mark.django_db


@pytest.fixture
def doctor() -> Doctor:
    return Doctor.objects.all()[0]


@pytest.mark.parametrize("slug", ["all", "chat", "doctor", "hi", "Chat", "HI"])
def test_a_city_cannot_take_the_address_of_a_page(slug: str) -> None:
    with pytest.raises(ValidationError, match=f"“{slug}” is a page of the site, so no city"):
        City(id=2, name="Somewhere", slug=slug, state="Goa").full_clean()
    City(id=2, name="Allahabad", slug="allahabad", state="Uttar Pradesh").full_clean()


@pytest.mark.parametrize("number", [0, 1])
def test_no_city_has_a_number_that_means_any(number: int) -> None:
    with pytest.raises(ValidationError, match="0 stands for another city and 1 for all India"):
        City(id=number, name="Allahabad", slug="allahabad", state="Uttar Pradesh").full_clean()


def test_the_form_of_a_city_says_why_it_cannot_take_that_address(client: Client, admin_user: User) -> None:
    client.force_login(admin_user)
    typed = {"id": "2", "name": "Videos", "slug": "videos", "aliases": "[]", "state": "Goa", "rank": "1000"}
    answer = client.post("/cms/snippets/directory/city/add/", typed | {"art": "city-generic"})
    assert "“videos” is a page of the site, so no city can have it as its address." in answer.content.decode()
    assert not City.objects.filter(slug="videos").exists()


def test_the_loader_takes_no_city_whose_address_is_that_of_a_page() -> None:
    place = tables.cities()[0]
    rows = [place | {"id": 1, "slug": "goa-city"}, place | {"id": 2, "slug": "chat"}]
    with pytest.raises(ValidationError, match="“chat” is a page of the site"):
        load_places(rows)
    assert not City.objects.filter(slug="goa-city").exists()


@pytest.mark.parametrize(
    ("column", "value"),
    [("training", [{"nam": "MBBS"}]), ("training", "MBBS"), ("aliases", "kaka"), ("aliases", [1])],
)
def test_what_an_editor_writes_wrongly_is_refused_and_breaks_no_page(
    doctor: Doctor, column: str, value: object
) -> None:
    setattr(doctor, column, value)
    with pytest.raises(ValidationError, match="Write"):
        doctor.full_clean()


def test_a_box_an_editor_emptied_is_an_empty_list(doctor: Doctor) -> None:
    doctor.training = doctor.aliases = None
    doctor.full_clean()
    assert (doctor.training, doctor.aliases) == ([], [])


@pytest.mark.parametrize("registration", ["", "  "])
def test_no_page_says_that_a_registration_was_checked_that_nobody_wrote_down(
    doctor: Doctor, registration: str
) -> None:
    doctor.is_verified, doctor.registration = True, registration
    with pytest.raises(ValidationError, match="Write the registration that was checked"):
        doctor.full_clean()
    doctor.is_verified = False
    doctor.full_clean()


def test_a_hospital_with_prices_stays_in_their_city() -> None:
    """Its figures are compared with those of the city that they were told in."""
    price = PriceRange.objects.exclude(hospital=None).select_related("hospital__city")[0]
    assert price.hospital
    hospital, home = price.hospital, price.hospital.city
    other = Locality.objects.exclude(city=home)[0]
    hospital.city, hospital.locality = other.city, other
    with pytest.raises(ValidationError) as refused:
        hospital.clean()
    assert refused.value.message_dict == {"city": [f"Its prices are those of {home}: delete them first."]}
    hospital.price_ranges.all().delete()
    hospital.clean()


@pytest.mark.parametrize("amounts", [{"lowest": None}, {"highest": None}, {"lowest": -1}])
def test_an_amount_that_is_missing_or_below_zero_is_refused_by_its_own_name(
    amounts: dict[str, int | None],
) -> None:
    """The rules between figures have nothing to compare then, and raise nothing of their own."""
    price = PriceRange.objects.filter(hospital=None)[0]
    for name, amount in amounts.items():
        setattr(price, name, amount)
    with pytest.raises(ValidationError) as refused:
        price.full_clean()
    assert refused.value.message_dict.keys() == amounts.keys()


@pytest.mark.parametrize("name", ["\u200b", "\ufeff", "\u200e \u200b"])
def test_a_name_has_letters_that_are_seen(name: str) -> None:
    doctor = Doctor(name=name, slug="nobody")
    with pytest.raises(ValidationError) as refused:
        Named.clean(doctor)
    assert list(refused.value.message_dict) == ["name"]
    doctor.name = f"Dr Asha{name}"
    Named.clean(doctor)
