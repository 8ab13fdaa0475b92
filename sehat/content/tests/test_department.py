"""A department as a visitor gets it."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from sehat.content.models import ConditionPage
from sehat.content.tests.rows import english
from sehat.directory.models import City, Department, Doctor
from sehat.rendering.tests.reading import attribute, links, page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]

PATH = "/department/general-surgery"


@pytest.mark.parametrize("slug", ["general-surgery", "ent", "fertility"])
def test_a_department_has_its_type_heading_and_address(client: Client, slug: str) -> None:
    department = Department.objects.get(slug=slug)
    tree = page_at(client, f"/department/{slug}")
    assert tree.css("html[data-page-type=departmentpage]")
    assert department.name in words(tree, "h1")
    assert links(tree, "link[rel=canonical]") == [f"{settings.SITE_URL}/department/{slug}"]
    assert links(tree, ".crumbs a") == ["/", "/departments"]
    assert " ent " not in words(tree)
    assert len(tree.css("form[action='/request']")) == 1


def test_a_department_that_is_not_there_is_404(client: Client) -> None:
    page_at(client, "/department/alchemy", status=404)


def test_a_condition_is_a_link_while_its_page_is_live_and_words_otherwise(client: Client) -> None:
    page = english(ConditionPage, slug="gallstones")
    assert "/condition/gallstones" in links(page_at(client, PATH), "main a")
    page.unpublish()
    tree = page_at(client, PATH)
    assert "/condition/gallstones" not in links(tree, "main a")
    assert "Gallstones" in words(tree)
    assert "Lipoma" in words(tree)


def test_a_department_leads_to_its_doctors_hospitals_and_cities(client: Client) -> None:
    tree = page_at(client, PATH)
    shown = links(tree, "main a")
    assert len(tree.css("article.doctor")) == 3
    assert len(tree.css("article.hospital")) == 4
    cities = City.objects.filter(doctors__department__slug="general-surgery").distinct()
    assert {f"/{city.slug}/doctors/general-surgery" for city in cities} <= set(shown)
    assert "/delhi-ncr/hospitals/general-surgery" in shown
    other_cities = [attribute(link, "href") for link in tree.css("#cities ~ ul a")]
    assert other_cities
    assert "/delhi-ncr/doctors/general-surgery" not in other_cities


def test_a_department_nobody_works_in_says_what_it_treats_and_no_more(client: Client) -> None:
    department = Department.objects.get(slug="general-surgery")
    Doctor.objects.filter(department=department).update(department=Department.objects.get(slug="ent"))
    department.hospitals.clear()
    tree = page_at(client, PATH)
    assert "Gallstones" in words(tree)
    assert not tree.css("article.doctor, article.hospital")
    assert not any("general-surgery" in link for link in links(tree, "main a"))


def test_a_department_asks_the_database_little(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client.get("/doctors")  # the menus and the pairs of city and department are cached
    with django_assert_num_queries(9):
        client.get(PATH)
    with django_assert_num_queries(2):  # the cards of its doctors and hospitals are cached
        client.get(PATH)
