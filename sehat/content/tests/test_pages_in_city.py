"""Pages that say who treats something, as of the city that their address names."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client
from selectolax.lexbor import LexborHTMLParser

from sehat.directory.models import City, Doctor, Hospital, PriceRange

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
PATHS = ["/condition/gallstones", "/treatment/gallbladder-removal", "/department/general-surgery"]


def page_at(client: Client, path: str) -> LexborHTMLParser:
    answer = client.get(path)
    assert answer.status_code == 200, path
    return LexborHTMLParser(answer.content)


def slugs_of(page: LexborHTMLParser, kind: str) -> set[str]:
    """Of the doctors or hospitals that a page leads to."""
    links = page.css(f'main a[href*="/{kind}/"]')
    return {(link.attributes["href"] or "").split(f"/{kind}/")[1].split("#")[0] for link in links}


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("city", ["mumbai", "pune"])
def test_doctors_hospitals_and_the_chip_are_of_the_named_city(client: Client, path: str, city: str) -> None:
    page = page_at(client, f"{path}?city={city}")
    doctors = Doctor.objects.filter(slug__in=slugs_of(page, "doctor"))
    hospitals = Hospital.objects.filter(slug__in=slugs_of(page, "hospital"))
    assert set(doctors.values_list("city__slug", flat=True)) == {city}
    assert set(hospitals.values_list("city__slug", flat=True)) <= {city}
    chip = page.css_first(".city-btn")
    assert chip
    assert City.objects.get(slug=city).name in chip.text()
    main = page.css_first("main")
    assert main
    assert "in Delhi NCR" not in main.text()


@pytest.mark.parametrize("path", PATHS)
def test_the_form_starts_from_the_named_city(client: Client, path: str) -> None:
    field = page_at(client, f"{path}?city=pune").css_first(".lead-card [name=cityField]")
    assert field
    assert field.attributes["value"] == "Pune"


@pytest.mark.parametrize("path", [*PATHS, "/symptom/chest-pain", "/hi/condition/piles"])
def test_engines_are_told_of_one_page(client: Client, path: str) -> None:
    canonical = page_at(client, f"{path}?city=pune").css_first("link[rel=canonical]")
    assert canonical
    assert canonical.attributes["href"] == settings.SITE_URL + path


@pytest.mark.parametrize("path", PATHS)
def test_a_city_that_nobody_knows_is_as_none_and_cached_nowhere(client: Client, path: str) -> None:
    answer = client.get(f"{path}?city=atlantis")
    assert answer.status_code == 200
    assert "no-store" in answer.headers["Cache-Control"]
    assert "in Delhi NCR" in LexborHTMLParser(answer.content).text()
    assert "no-store" not in client.get(f"{path}?city=pune").headers["Cache-Control"]


def test_a_city_without_a_doctor_says_so_and_leads_to_the_nearest_ones(client: Client) -> None:
    Doctor.objects.filter(city__slug="pune").delete()
    page = page_at(client, "/condition/gallstones?city=pune")
    part = page.css_first("[data-of-city=doctors]")
    assert part
    assert "No doctor for this is listed in Pune yet." in part.text()
    nearest = part.css_first(".chips a")
    assert nearest
    assert nearest.attributes["href"] == "/condition/gallstones?city=mumbai#doctors"
    assert "Doctors in Mumbai" in page_at(client, "/condition/gallstones?city=mumbai").text()


def test_a_city_without_a_price_names_the_nearest_that_has_one(client: Client) -> None:
    PriceRange.objects.exclude(city__slug="mumbai").delete()
    part = page_at(client, "/treatment/gallbladder-removal?city=pune").css_first("[data-of-city=cost]")
    assert part
    text = part.text()
    assert "no published figure for Pune" in text
    assert "The nearest figure: Mumbai, ₹" in text
    link = part.css_first('a[href="/mumbai/treatment/gallbladder-removal/cost"]')
    assert link


def test_what_the_page_leads_to_stays_in_its_city(client: Client) -> None:
    page = page_at(client, "/department/general-surgery?city=pune")
    named = [
        link.attributes["href"] or ""
        for link in page.css('main a[href*="/condition/"], main a[href*="/treatment/"]')
    ]
    assert named
    assert all("city=pune" in href or href.startswith("/pune/") for href in named)


def test_hindi_pages_say_it_in_hindi(client: Client) -> None:
    page = page_at(client, "/hi/condition/piles?city=pune")
    part = page.css_first("[data-of-city=doctors]")
    assert part
    assert "पुणे" in part.text()
    assert "दूसरे शहरों में" in part.text()
