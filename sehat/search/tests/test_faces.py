"""A found doctor has the face of the card and of the profile."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from sehat.directory.models import Doctor
from sehat.directory.portraits import face_urls, portrait_of
from sehat.rendering.tests.photos import photo
from sehat.rendering.tests.reading import page_at

pytestmark = pytest.mark.django_db


@pytest.fixture
def doctor() -> Doctor:
    return Doctor.objects.get(slug="dr-kavita-raghunathan")


def test_a_suggestion_shows_the_drawn_face_of_an_invented_doctor(client: Client, doctor: Doctor) -> None:
    [row] = [
        row
        for row in client.get("/api/search/entities", {"query": doctor.name, "type": "D"}).json()[0]
        if row["Slug"] == doctor.slug
    ]
    assert f"/{portrait_of(doctor)}-" in row["ImageUrl"]


@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize("path", ["/search", "/hi/search"])
@pytest.mark.parametrize("query", ["kavita raghunathan", "kavita"])
def test_the_result_page_shows_it_as_an_answer_and_in_a_list(
    client: Client, path: str, query: str, doctor: Doctor
) -> None:
    page = page_at(client, path, {"q": query})
    faces = page.css(f'main a[href$="{doctor.slug}"] img')
    assert {face.attributes["src"] for face in faces} == {face_urls([doctor.slug])[doctor.slug]}


def test_a_photograph_takes_its_place(doctor: Doctor) -> None:
    doctor.photo = photo("A face")
    doctor.save()
    assert "/media/images/" in face_urls([doctor.slug])[doctor.slug]


def test_a_real_doctor_without_a_photograph_has_none(doctor: Doctor) -> None:
    doctor.is_demo = False
    doctor.save()
    assert face_urls([doctor.slug]) == {}


def test_nobody_costs_no_query(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    with django_assert_num_queries(0):
        assert face_urls([]) == {}
