"""The drawn faces of invented doctors."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.conf import settings
from pytest_django import DjangoAssertNumQueries

from sehat.core.india import this_year
from sehat.directory.cards import doctor_card
from sehat.directory.models import Doctor
from sehat.directory.portraits import FACES_AN_AGE, face_urls, portrait_of
from sehat.rendering.tests.photos import photo

FACES = Path(settings.BASE_DIR) / "frontend/src/ui/art/portraits"


def doctor(number: int, gender: str = "woman", years: int | None = 5, *, is_demo: bool = True) -> Doctor:
    since = None if years is None else this_year() - years
    return Doctor(pk=number, gender=gender, practising_since=since, is_demo=is_demo)


def test_a_real_doctor_has_no_drawn_face() -> None:
    assert portrait_of(doctor(1, is_demo=False)) is None


def test_whose_gender_is_not_told_has_initials() -> None:
    assert portrait_of(doctor(1, gender="")) is None


def test_age_shows_and_doctors_who_follow_each_other_differ() -> None:
    young = [portrait_of(doctor(number, years=None)) for number in range(FACES_AN_AGE)]
    older = [portrait_of(doctor(number, years=30)) for number in range(FACES_AN_AGE)]
    assert len({*young, *older}) == 2 * FACES_AN_AGE


@pytest.mark.parametrize("gender", Doctor.Gender.values)
@pytest.mark.parametrize("years", [5, 30])
def test_every_face_that_can_be_named_is_drawn(gender: str, years: int) -> None:
    drawn = {file.stem for file in FACES.glob("*.svg")}
    assert {portrait_of(doctor(number, gender, years)) for number in range(50)} <= drawn


@pytest.mark.django_db
def test_a_drawn_face_is_no_photograph_of_the_doctor() -> None:
    """Engines are told of photographs alone."""
    one = Doctor.objects.filter(is_demo=True, photo=None).first()
    assert one is not None
    card = doctor_card(one)
    assert (card.portrait is None, card.photo) == (False, None)


@pytest.mark.django_db
def test_a_face_among_results_is_a_photograph_where_there_is_one_and_none_where_nothing_is_known() -> None:
    drawn, pictured, plain = Doctor.objects.filter(is_demo=True, photo=None).exclude(gender="")[:3]
    pictured.photo = photo("Asha", (400, 400))
    pictured.save()
    Doctor.objects.filter(pk=plain.pk).update(gender="")
    found = face_urls([drawn.slug, pictured.slug, plain.slug, "dr-nobody"])
    assert found.keys() == {drawn.slug, pictured.slug}
    assert f"{portrait_of(drawn)}-" in found[drawn.slug]
    assert found[pictured.slug].startswith("/media/images/")


@pytest.mark.django_db
def test_faces_of_nobody_are_not_asked_for(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    with django_assert_num_queries(0):
        assert face_urls(iter([])) == {}


def test_doctors_of_one_speciality_in_ten_cities_have_ten_faces() -> None:
    numbers = (1000 * city + 80 for city in range(1, FACES_AN_AGE + 1))
    assert len({portrait_of(doctor(number)) for number in numbers}) == FACES_AN_AGE
