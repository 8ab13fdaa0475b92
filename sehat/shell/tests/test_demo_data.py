"""Every page says that the site is a demo, until the last invented row is gone (decisions 7.1)."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from sehat.directory.models import Doctor
from sehat.rendering.tests.reading import json_ld, page_at, robots, words
from sehat.shell.demo_data import KINDS, demo_counts, has_demo_data

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
PAGES = [
    "/", "/condition/piles", "/treatment/cataract-surgery/cost", "/delhi-ncr/doctors/general-surgery",
    "/reviews", "/reviewers", "/about-us", "/chat", "/chat/ai", "/campaigns", "/request",
]  # fmt: skip
SAID = "Demo: invented doctors, hospitals, prices, reviews and phone numbers."


@pytest.mark.parametrize("path", PAGES)
def test_while_anything_is_invented_a_page_says_so_and_is_not_indexed(client: Client, path: str) -> None:
    tree = page_at(client, path)
    assert words(tree, ".demo-line") == SAID
    assert robots(tree) == "noindex"


def test_a_hindi_page_says_so_in_hindi(client: Client) -> None:
    assert "काल्पनिक" in words(page_at(client, "/hi/blog"), ".demo-line")


@pytest.mark.usefixtures("real_site")
@pytest.mark.parametrize("path", ["/", "/condition/piles", "/about-us", "/delhi-ncr/doctors/general-surgery"])
def test_a_site_without_anything_invented_says_nothing_and_is_indexed(client: Client, path: str) -> None:
    tree = page_at(client, path)
    assert not tree.css(".demo-line")
    assert robots(tree) == ""
    assert "invented" not in words(tree, "footer")


@pytest.mark.usefixtures("real_site")
@pytest.mark.parametrize("kind", KINDS)
def test_one_invented_row_of_any_kind_is_enough(kind: str) -> None:
    rows = KINDS[kind]._default_manager
    assert not has_demo_data()
    rows.filter(pk=rows.order_by("pk")[0].pk).update(is_demo=True)
    assert has_demo_data()
    assert demo_counts() == {kind: 1}


@pytest.mark.usefixtures("real_site")
def test_the_ribbon_goes_with_the_last_row_and_without_a_restart(client: Client) -> None:
    last = Doctor.objects.order_by("pk")[0]
    last.is_demo = True
    last.save()
    assert page_at(client, "/about-us").css(".demo-line")
    last.is_demo = False
    last.save()
    assert not page_at(client, "/about-us").css(".demo-line")


def test_it_costs_a_page_no_query(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    assert has_demo_data()
    with django_assert_num_queries(0):
        assert has_demo_data()


def test_editors_see_what_is_left(admin_client: Client) -> None:
    said = words(page_at(admin_client, "/cms/"), "body")
    assert f"{Doctor.objects.count()} doctors" in said
    assert "11 authors" not in said
    assert "13 authors and reviewers" in said


@pytest.mark.usefixtures("real_site")
def test_editors_see_when_nothing_is_left(admin_client: Client) -> None:
    assert "None: pages are shown as real" in words(page_at(admin_client, "/cms/"), "body")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/doctor/dr-kavita-raghunathan", "Physician"),
        ("/hospital/nirmal-multispeciality-hospital", "Hospital"),
    ],
)
def test_engines_are_told_that_a_record_is_invented(client: Client, path: str, kind: str) -> None:
    assert json_ld(page_at(client, path))[kind]["disambiguatingDescription"] == "Demo record, invented."
