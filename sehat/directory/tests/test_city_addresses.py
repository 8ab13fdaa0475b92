"""Where the site begins in a city, and the pages that stay in it."""

from __future__ import annotations

import pytest
from django.test import Client
from selectolax.lexbor import LexborHTMLParser

from sehat.directory.city_addresses import in_city


@pytest.mark.parametrize(
    ("url", "in_kochi"),
    [
        ("/", "/kochi"),
        ("/hi", "/hi/kochi"),
        ("/doctors", "/doctors?city=kochi"),
        ("/hi/hospitals", "/hi/hospitals?city=kochi"),
        ("/cost", "/cost?city=kochi"),
        ("/cost?city=pune", "/cost?city=pune"),
        ("/condition/piles", "/condition/piles?city=kochi"),
        ("/hi/department/ent", "/hi/department/ent?city=kochi"),
        ("/treatment/lasik/cost", "/treatment/lasik/cost"),
        ("/condition", "/condition"),
        ("/insurance", "/insurance"),
        ("/hindi", "/hindi"),
    ],
)
def test_a_page_names_its_city_and_the_usual_one_is_not_named(url: str, in_kochi: str) -> None:
    assert in_city(url, "kochi") == in_kochi
    assert in_city(url, "delhi-ncr") == url


@pytest.mark.django_db
@pytest.mark.usefixtures("renderer")
class TestThePagesOfACity:
    @pytest.mark.parametrize(
        ("path", "named"),
        [("?city=pune", "Pune"), ("", ""), ("?city=pune&city=mumbai", ""), ("?city=atlantis", "")],
    )
    def test_the_hospitals_of_an_insurer_in_one_city_are_of_that_city(
        self, client: Client, path: str, named: str
    ) -> None:
        page = LexborHTMLParser(client.get(f"/hospitals/insurance/cghs{path}").content)
        chip = page.css_first(".city-btn")
        assert chip
        assert (chip.text().endswith("Pune"), chip.css_first("[data-city-name]") is None) == (
            bool(named),
        ) * 2

    @pytest.mark.parametrize(
        ("path", "twin"),
        [("/pune", "/hi/pune"), ("/hi/pune", "/pune"), ("/doctors?city=pune", "/hi/doctors?city=pune")],
    )
    def test_the_other_language_is_of_the_same_city(self, client: Client, path: str, twin: str) -> None:
        page = LexborHTMLParser(client.get(path).content)
        assert page.css_first(f'.site-header__tools a[href="{twin}"]')

    def test_engines_are_told_of_the_trail_without_the_city(self, client: Client) -> None:
        answer = client.get("/pune/doctors/urology").content.decode()
        assert '<a href="/doctors?city=pune">Doctors</a>' in answer
        assert '/doctors"' in answer.split('"BreadcrumbList"')[1].split("</script>")[0]
