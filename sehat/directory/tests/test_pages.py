"""Doctor lists and profiles as a visitor gets them."""

from __future__ import annotations

import re

import pytest
from django.conf import settings
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from selectolax.lexbor import LexborHTMLParser

from sehat.directory.models import City, Doctor
from sehat.rendering.tests.reading import links, page_at, robots, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]

LISTING = "/delhi-ncr/doctors/general-surgery"
PRAISE = re.compile(r"\b(best|top|leading|renowned|cured?|guaranteed|no\. ?1)\b|100 ?%", re.IGNORECASE)


def canonical(tree: LexborHTMLParser) -> str:
    return "".join(links(tree, "link[rel=canonical]"))


@pytest.fixture
def doctor() -> Doctor:
    """The first of the list: verified, with a fee, two practices and prices for what they treat."""
    found = Doctor.objects.filter(
        city__slug="delhi-ncr", department__slug="general-surgery", is_verified=True
    )
    return found[0]


def profile(client: Client, doctor: Doctor) -> LexborHTMLParser:
    return page_at(client, f"/doctor/{doctor.slug}")


@pytest.mark.usefixtures("real_site")
def test_a_list_has_its_heading_cards_and_address_and_may_be_indexed(client: Client) -> None:
    tree = page_at(client, LISTING)
    assert words(tree, "h1") == "General surgeons in Delhi NCR"
    assert len(tree.css("article.doctor")) == 10
    assert "28 doctors" in words(tree)
    assert canonical(tree) == settings.SITE_URL + LISTING
    assert robots(tree) == ""
    assert canonical(page_at(client, LISTING + "?page=2")) == f"{settings.SITE_URL}{LISTING}?page=2"


@pytest.mark.usefixtures("real_site")
@pytest.mark.parametrize("query", ["fee=low", "sort=name", "language=hindi&page=2"])
def test_a_filtered_or_sorted_list_is_not_indexed(client: Client, query: str) -> None:
    tree = page_at(client, f"{LISTING}?{query}")
    assert robots(tree) == "noindex"
    assert "fee" not in canonical(tree)


def test_what_is_not_a_filter_changes_nothing(client: Client) -> None:
    plain = client.get(LISTING).content
    assert client.get(LISTING + "?utm_source=x&fee=abc&page=0").content == plain


@pytest.mark.usefixtures("real_site")
@pytest.mark.parametrize(
    "path",
    [
        "/atlantis/doctors/general-surgery",
        "/delhi-ncr/doctors/alchemy",
        LISTING + "?page=4",
        "/ahmedabad/doctors/gastroenterology",
        "/doctor/dr-nobody",
    ],
)
def test_a_list_or_doctor_that_is_not_there_is_the_sites_own_404(client: Client, path: str) -> None:
    tree = page_at(client, path, status=404)
    assert words(tree, "h1") == "We can’t find this page"
    assert robots(tree) == "noindex"


def test_a_list_whose_last_doctor_left_is_gone(client: Client) -> None:
    Doctor.objects.filter(city__slug="pune", department__slug="ent").update(
        city=City.objects.get(slug="mumbai")
    )
    page_at(client, "/pune/doctors/ent", status=404)
    assert "/pune/doctors/ent" not in client.get("/pune/doctors/urology").content.decode()


def test_a_profile_tells_facts_and_praises_nobody(client: Client, doctor: Doctor) -> None:
    tree = profile(client, doctor)
    assert words(tree, "h1") == doctor.name
    assert "Registration verified" in words(tree)
    assert doctor.registration in words(tree)
    assert canonical(tree) == f"{settings.SITE_URL}/doctor/{doctor.slug}"
    assert not PRAISE.search(words(tree, "main .prose, .page-head"))


def test_what_is_not_known_of_a_doctor_is_not_said(client: Client, doctor: Doctor) -> None:
    Doctor.objects.filter(pk=doctor.pk).update(
        is_verified=False, fee=None, practising_since=None, registration="", training=[], about=""
    )
    doctor.procedures.clear()
    said = words(profile(client, doctor))
    assert "verified" not in said.lower()
    assert "₹" not in said
    assert "None" not in said
    assert "experience" not in said
    card = page_at(client, f"{LISTING}?page=3").css("article.doctor")[-1]
    assert doctor.name in card.text()
    assert "Fee on request" in card.text()
    assert "Verified" not in card.text()


def test_names_and_texts_are_words_and_never_markup(client: Client, doctor: Doctor) -> None:
    evil = '"><script>alert(1)</script></script><!--'
    Doctor.objects.filter(pk=doctor.pk).update(name=evil, about=evil, title=evil, aliases=[evil])
    for path in (LISTING, f"/doctor/{doctor.slug}"):
        answer = client.get(path)
        assert b"<script>alert" not in answer.content
        assert evil in words(LexborHTMLParser(answer.content))


@pytest.mark.parametrize(("path", "queries"), [(LISTING, 9), ("/doctor/{}", 6)])
def test_a_page_asks_the_database_little(
    client: Client, doctor: Doctor, path: str, queries: int, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client.get("/about-us")  # the menus are cached
    with django_assert_num_queries(queries):
        client.get(path.format(doctor.slug))
