"""The home page in another city, and the city of a page in its menus."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client
from selectolax.lexbor import LexborHTMLParser

from sehat.directory.models import City, Doctor
from sehat.directory.selectors import city_items

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


def page_at(client: Client, path: str) -> LexborHTMLParser:
    answer = client.get(path)
    assert answer.status_code == 200, path
    return LexborHTMLParser(answer.content)


def links(page: LexborHTMLParser, selector: str) -> list[str]:
    return [link.attributes["href"] or "" for link in page.css(selector)]


def test_every_city_has_a_home_page_that_leads_to_no_other_city(client: Client) -> None:
    slugs = {city.slug for city in City.objects.all()}
    for slug in sorted(slugs - {"delhi-ncr"}):
        page = page_at(client, f"/{slug}")
        chip = page.css_first(".city-btn")
        assert chip
        assert City.objects.get(slug=slug).name in chip.text()
        first = {
            link.split("/")[1] for link in links(page, ".site-header a, .depts a") if link.startswith("/")
        }
        assert first & slugs <= {slug}


def test_the_home_page_of_a_city_shows_its_doctors_and_hospitals(client: Client) -> None:
    page = page_at(client, "/mumbai")
    shown = {card.split("/")[-1] for card in links(page, 'main a[href^="/doctor/"]')}
    assert shown
    assert set(Doctor.objects.filter(slug__in=shown).values_list("city__slug", flat=True)) == {"mumbai"}
    assert "Doctors in Mumbai" in page.text()
    assert "Hospitals in Mumbai" in page.text()
    chosen = page.css_first(".hero select option[selected]")
    assert chosen
    assert chosen.text() == "Mumbai"


def test_the_usual_city_has_the_home_page_itself(client: Client) -> None:
    answer = client.get("/delhi-ncr")
    assert (answer.status_code, answer.headers["Location"]) == (301, "/")


@pytest.mark.parametrize(("path", "home"), [("/delhi-ncr", "/"), ("/hi/delhi-ncr", "/hi")])
def test_where_a_visitor_came_from_goes_along_to_the_home_page(client: Client, path: str, home: str) -> None:
    answer = client.get(f"{path}?utm_source=news&gclid=1")
    assert answer.headers["Location"] == f"{home}?utm_source=news&gclid=1"


@pytest.mark.parametrize("path", ["/pune", "/hi/pune"])
def test_a_city_with_another_slug_is_found_at_its_old_address(client: Client, path: str) -> None:
    """As all lists of the city are (decisions 1.4)."""
    city = City.objects.get(slug="pune")
    city.slug = "pune-city"
    city.save()
    answer = client.get(f"{path}?utm_source=news")
    assert (answer.status_code, answer.headers["Location"]) == (301, f"{path}-city?utm_source=news")
    assert client.get(f"{path}-city").status_code == 200
    city.slug = "pune"
    city.save()
    assert client.get(path).status_code == 200  # and in no circle when it is changed back


@pytest.mark.parametrize(
    "path", ["/atlantis", "/hi/atlantis", "/hi/hi/pune", "/pune/", "/पुणे", "/" + "x" * 500]
)
def test_an_address_that_no_city_had_is_nobodys(client: Client, path: str) -> None:
    assert client.get(path, follow=path.endswith("/")).status_code == (200 if path == "/pune/" else 404)


def test_engines_are_told_one_home_page(client: Client) -> None:
    canonical = page_at(client, "/mumbai").css_first("link[rel=canonical]")
    assert canonical
    assert canonical.attributes["href"] == settings.SITE_URL + "/"


def test_what_is_no_city_is_not_there(client: Client) -> None:
    assert client.get("/atlantis").status_code == 404


@pytest.mark.parametrize("path", ["doctors/urology", "treatment/lasik", "treatment/lasik/cost"])
def test_the_menus_of_a_page_of_a_city_stay_in_it(client: Client, path: str) -> None:
    header = page_at(client, f"/mumbai/{path}").css_first(".site-header")
    assert header
    menu = [
        link
        for link in links(page_at(client, header.attributes["data-menus"] or ""), "a")
        if "/doctors/" in link
    ]
    assert menu
    assert {link.split("/")[1] for link in menu} == {"mumbai"}


@pytest.mark.parametrize("language", ["", "/hi"])
@pytest.mark.parametrize("path", ["", "/doctors/urology", "/hospitals/urology", "/treatment/lasik/cost"])
def test_every_link_of_a_page_of_a_city_leads_to_it_or_names_another(
    client: Client, path: str, language: str
) -> None:
    names = {city.slug: {city.name, city.name_hi} for city in City.objects.all()}
    page = page_at(client, f"{language}/mumbai{path}")
    parts = page.css(".crumbs a")
    begin = {"/doctors", "/hospitals", "/cost", "/"}
    for link in page.css(".site-header a, main a, .site-footer a, .side-menu a"):
        address = link.attributes["href"] or ""
        if link in parts[:1] or "data-open-city" in link.attributes or not address.startswith("/"):
            continue  # “Home” is the site’s; the picker asks for a city
        way, _, query = address.removeprefix("/hi").partition("?")
        if (way or "/") in begin:
            assert "mumbai" in query, address
        named = names.get(way.split("/")[1] if "/" in way else "", set())
        assert way.split("/")[1:2] == ["mumbai"] or not named or any(name in link.text() for name in named)


def test_a_city_keeps_to_itself_in_the_other_language(client: Client) -> None:
    for path, other in [("/mumbai", "/hi/mumbai"), ("/hi/mumbai", "/mumbai")]:
        assert other in links(page_at(client, path), ".site-header a[lang]"), path


def test_the_lists_of_a_city_are_those_that_are_there(client: Client) -> None:
    lists = client.get("/api/cities/mumbai/lists").json()
    assert set(lists["doctors"]) == set(
        Doctor.objects.filter(city__slug="mumbai").values_list("department__slug", flat=True)
    )
    for department in lists["hospitals"][:2]:
        assert client.get(f"/mumbai/hospitals/{department}").status_code == 200
    assert client.get("/api/cities/atlantis/lists").json() == {"doctors": [], "hospitals": []}


def test_the_picker_knows_the_address_of_each_city() -> None:
    assert {item.slug for item in city_items()} == set(City.objects.values_list("slug", flat=True))
