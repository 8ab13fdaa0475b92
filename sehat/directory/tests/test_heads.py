"""What the head of a list says of city, filter, page and language together: one address for one list."""

from __future__ import annotations

from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from selectolax.lexbor import LexborHTMLParser

from sehat.directory.models import City, Department, Doctor, Empanelment, Insurer
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.tests.reading import attribute, json_ld, page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer", "real_site")]
LIST = "/pune/doctors/ent"


@pytest.fixture(autouse=True)
def _twelve_doctors() -> None:
    """Two pages of ear doctors in Pune, three of whom take little."""
    place = {"city": City.objects.get(slug="pune"), "department": Department.objects.get(slug="ent")}
    Doctor.objects.filter(**place).delete()
    for number in range(12):
        own = {"title": "ENT surgeon", "degrees": "MS", "fee": 300 if number < 3 else 900}
        Doctor.objects.create(name=f"Dr Rao {number}", slug=f"rao-{number}", **place, **own)
    clear_cached_reads()


def canonical(tree: LexborHTMLParser) -> str:
    [link] = tree.css("link[rel=canonical]")
    return attribute(link, "href").removeprefix(settings.SITE_URL)


def hreflang(tree: LexborHTMLParser) -> dict[str, str]:
    links = tree.css("link[rel=alternate][hreflang]")
    return {
        attribute(link, "hreflang"): attribute(link, "href").removeprefix(settings.SITE_URL) for link in links
    }


def is_hidden(tree: LexborHTMLParser) -> bool:
    return any("noindex" in attribute(meta, "content") for meta in tree.css("meta[name=robots]"))


@pytest.mark.parametrize("hi", ["", "/hi"])
@pytest.mark.parametrize(
    ("query", "address", "hidden"),
    [
        ("", LIST, False),
        ("?page=1", LIST, False),
        ("?page=2", f"{LIST}?page=2", False),
        ("?page=2&utm_source=mail", f"{LIST}?page=2", False),
        ("?fee=abc", LIST, False),
        ("?city=delhi-ncr", LIST, False),
        ("?sort=experience", LIST, False),
        ("?fee=least", LIST, True),
        ("?sort=name&page=2", f"{LIST}?page=2", True),
        ("?fee=least&sort=fee&language=hindi&fee=abc", LIST, True),  # nobody speaks it: ignored
    ],
)
def test_a_list_is_known_by_one_address_and_hidden_once_it_is_filtered(
    client: Client, hi: str, query: str, address: str, hidden: bool
) -> None:
    tree = page_at(client, f"{hi}{LIST}{query}")
    assert (canonical(tree), is_hidden(tree)) == (hi + address, hidden)


def test_the_whole_list_names_its_twin_and_no_page_of_it_does(client: Client) -> None:
    pair = {"en": LIST, "hi": f"/hi{LIST}", "x-default": LIST}
    assert hreflang(page_at(client, LIST)) == hreflang(page_at(client, f"/hi{LIST}")) == pair
    for query in ("?page=2", "?fee=least"):
        assert hreflang(page_at(client, f"/hi{LIST}{query}")) == {}


def test_no_two_pages_of_a_list_have_one_title_in_either_language(client: Client) -> None:
    titles = [
        words(page_at(client, hi + LIST + page), "title") for hi in ("", "/hi") for page in ("", "?page=2")
    ]
    assert len(set(titles)) == 4


@pytest.mark.parametrize("hi", ["", "/hi"])
def test_crumbs_for_engines_name_no_city_in_their_query_and_those_on_the_page_do(
    client: Client, hi: str
) -> None:
    tree = page_at(client, hi + LIST)
    told: Any = json_ld(tree)["BreadcrumbList"]["itemListElement"]
    items = [item["item"] for item in told if "item" in item]
    assert items == [f"{settings.SITE_URL}{hi or '/'}", f"{settings.SITE_URL}{hi}/doctors"]
    shown = {attribute(link, "href") for link in tree.css("nav a[href]")}
    assert f"{hi}/doctors?city=pune" in shown


@pytest.mark.parametrize("hi", ["", "/hi"])
def test_the_list_of_an_insurer_in_a_city_is_hidden_and_known_by_that_of_all_cities(
    client: Client, hi: str
) -> None:
    path = f"{hi}/hospitals/insurance/cghs"
    row = Empanelment.objects.filter(insurer__slug="cghs").select_related("hospital__city").first()
    assert row
    tree = page_at(client, f"{path}?city={row.hospital.city.slug}")
    assert (canonical(tree), is_hidden(tree)) == (path, True)


def test_the_last_doctor_of_a_list_takes_the_list_along_in_both_languages(client: Client) -> None:
    Doctor.objects.filter(city__slug="pune", department__slug="ent").delete()
    clear_cached_reads()
    assert [client.get(hi + LIST).status_code for hi in ("", "/hi")] == [404, 404]


def test_an_insurer_that_nobody_takes_any_more_has_no_page_and_is_named_by_none(client: Client) -> None:
    Empanelment.objects.filter(insurer__slug="cghs").delete()
    clear_cached_reads()
    assert Insurer.objects.filter(slug="cghs").exists()
    for hi in ("", "/hi"):
        path = f"{hi}/hospitals/insurance/cghs"
        assert client.get(path).status_code == 404
        links = {attribute(link, "href") for link in page_at(client, f"{hi}/insurance").css("main a[href]")}
        assert path not in links
