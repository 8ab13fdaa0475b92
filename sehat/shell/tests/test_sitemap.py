"""The sitemap names every page with its true date of change, file by file."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from xml.etree import ElementTree

import pytest
from asgiref.sync import async_to_sync
from django.conf import settings
from django.test import AsyncClient, Client

from sehat.content.models import ConditionPage
from sehat.content.tests.rows import english
from sehat.costs.models import CostNotes
from sehat.directory.models import City, Doctor, Hospital, HospitalList, Insurer, PriceRange, Procedure
from sehat.rendering.cache_version import clear_cached_reads
from sehat.shell import sitemap

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("real_site")]
NAMES = {"map": "http://www.sitemaps.org/schemas/sitemap/0.9"}


@async_to_sync
async def read(path: str) -> dict[str, str]:
    """address -> lastmod of a sitemap or of the index."""
    answer = await AsyncClient().get(path)
    assert answer.status_code == 200
    text = b"".join([part async for part in answer.streaming_content])  # type: ignore[attr-defined]
    rows = ElementTree.fromstring(text)
    return {
        row.findtext("map:loc", "", NAMES).removeprefix(settings.SITE_URL): row.findtext(
            "map:lastmod", "", NAMES
        )
        for row in rows
    }


def all_addresses() -> dict[str, str]:
    """Every address of every file; that each of them is a page is what the crawl of the journeys finds."""
    return {address: date for file in read("/sitemap.xml") for address, date in read(file).items()}


def addresses_in(*sections: str) -> dict[str, str]:
    """Those of a few sections, without reading the others."""
    return {address: date for name in sections for address, date in read(f"/sitemaps/{name}-1.xml").items()}


def test_a_demo_has_no_sitemap_to_offer(client: Client, renderer: object) -> None:
    Doctor.objects.update(is_demo=True)
    assert read("/sitemap.xml") == {}
    assert client.get("/sitemaps/doctors-1.xml").status_code == 404


def test_it_names_pages_of_every_kind() -> None:
    assert {
        "/", "/condition", "/condition/piles", "/about-us", "/tests", "/hi/tests", "/hi/blog", "/services",
        "/treatment", "/reviewers/dr-madhavi-kelkar", "/authors/neha-kulkarni",
        "/department/general-surgery", "/symptom/chest-pain", "/hi/symptom/fever",
        "/doctor/dr-kavita-raghunathan", "/hospital/nirmal-multispeciality-hospital",
        "/delhi-ncr/doctors/general-surgery", "/delhi-ncr/hospitals/general-surgery",
        "/hospitals/insurance/ayushman-bharat", "/treatment/total-knee-replacement/cost",
        "/delhi-ncr/treatment/gallbladder-removal/cost", "/delhi-ncr/treatment/gallbladder-removal",
        "/hi/doctor/dr-kavita-raghunathan", "/hi/delhi-ncr/doctors/general-surgery",
        "/hi/treatment/total-knee-replacement/cost", "/hi/reviewers/dr-madhavi-kelkar",
        "/hi/department/general-surgery",
    } <= set(all_addresses())  # fmt: skip


def test_every_article_and_info_page_says_when_it_changed() -> None:
    """Also one that came with an import, and that nobody has published since."""
    found = addresses_in("articlepages", "infopages")
    assert {address for address, date in found.items() if not date} == set()


def test_it_names_a_cost_page_only_where_that_page_may_be_indexed(client: Client, renderer: object) -> None:
    CostNotes.objects.all().delete()
    CostNotes.objects.create(procedure=Procedure.objects.get(slug="hydrocelectomy"), intro="Its bill.")
    lipoma = Procedure.objects.get(slug="lipoma-removal")
    CostNotes.objects.create(procedure=lipoma, intro="इसका बिल।", language="hi")
    named = set(addresses_in("costs", "costs-by-city"))
    cities = ["", *(f"/{slug}" for slug in ("delhi-ncr", "pune", "jaipur", "mysuru"))]
    for slug in (
        "hydrocelectomy",
        "lipoma-removal",
        "gallbladder-removal",
        "total-knee-replacement",
        "piles-laser-surgery",
    ):
        for city in cities:
            path = f"{city}/treatment/{slug}/cost"
            is_indexed = b'content="noindex"' not in client.get(path).content
            assert (path in named) == is_indexed, path


@pytest.mark.parametrize("slug", ["gallbladder-removal", "lasik", "angioplasty", "cataract-surgery"])
def test_it_names_a_treatment_in_a_city_only_where_that_page_may_be_indexed(
    client: Client, renderer: object, slug: str
) -> None:
    named = set(addresses_in("treatments-by-city"))
    for city in ("delhi-ncr", "mumbai", "pune", "jaipur", "mysuru", "indore"):
        path = f"/{city}/treatment/{slug}"
        answer = client.get(path)
        is_indexed = answer.status_code == 200 and b'content="noindex"' not in answer.content
        assert (path in named) == is_indexed, path


def test_it_names_a_treatment_with_a_price_in_a_city_that_has_doctors_and_no_hospital_of_it(
    client: Client, renderer: object
) -> None:
    lasik = Procedure.objects.get(slug="lasik")
    city = City.objects.filter(doctors__department=lasik.department).first()
    assert city
    PriceRange.objects.create(
        procedure=lasik, city=city, lowest=1, highest=2, source="A list", as_of=date(2026, 3, 1)
    )
    for hospital in Hospital.objects.filter(city=city):
        hospital.departments.remove(lasik.department)
    clear_cached_reads()
    path = f"/{city.slug}/treatment/lasik"
    assert b'content="noindex"' not in client.get(path).content
    assert path in addresses_in("treatments-by-city", "treatments-without-hospital")


def test_the_date_of_a_cost_page_is_that_of_its_figures_and_notes() -> None:
    early, late = datetime(2026, 3, 1, tzinfo=UTC), datetime(2026, 4, 1, tzinfo=UTC)
    knee = Procedure.objects.get(slug="total-knee-replacement")
    CostNotes.objects.filter(procedure=knee).delete()
    PriceRange.objects.create(procedure=knee, lowest=1, highest=2, source="A list", as_of=early.date())
    knee.price_ranges.update(updated_at=early)
    path = "/treatment/total-knee-replacement/cost"
    assert addresses_in("costs")[path] == "2026-03-01T00:00:00+00:00"
    CostNotes.objects.create(procedure=knee, intro="Its bill.")
    CostNotes.objects.filter(procedure=knee).update(updated_at=late)
    assert addresses_in("costs")[path] == "2026-04-01T00:00:00+00:00"


def test_the_date_is_that_of_the_last_change() -> None:
    then = datetime(2026, 3, 1, 12, tzinfo=UTC)
    Doctor.objects.filter(slug="dr-kavita-raghunathan").update(updated_at=then)
    ConditionPage.objects.filter(slug="piles").update(last_published_at=then)
    found = addresses_in("doctors", "conditionpages")
    assert found["/doctor/dr-kavita-raghunathan"] == "2026-03-01T12:00:00+00:00"
    assert found["/condition/piles"] == "2026-03-01T12:00:00+00:00"


def test_it_names_a_list_of_hospitals_only_where_its_city_has_one(client: Client, renderer: object) -> None:
    taken = Insurer.objects.filter(hospitals__city__slug="pune").first()
    assert taken
    Hospital.objects.filter(city__slug="jaipur").delete()
    for slug in ("pune", "jaipur"):
        curated = HospitalList.objects.create(
            name=slug, slug=f"cashless-{slug}", intro="-", city=City.objects.get(slug=slug)
        )
        curated.insurers.add(taken)
    named = addresses_in("hospital-lists")
    for slug, status in (("pune", 200), ("jaipur", 404)):
        path = f"/hospitals/insurance/cashless-{slug}"
        assert client.get(path).status_code == status
        assert (path in named) == (status == 200)


def test_the_index_dates_a_file_by_its_newest_page() -> None:
    Doctor.objects.update(updated_at=datetime(2026, 3, 1, tzinfo=UTC))
    Doctor.objects.filter(slug="dr-kavita-raghunathan").update(updated_at=datetime(2026, 4, 1, tzinfo=UTC))
    assert read("/sitemap.xml")["/sitemaps/doctors-1.xml"] == "2026-04-01T00:00:00+00:00"


def test_a_page_that_is_not_live_is_not_named() -> None:
    english(ConditionPage, slug="piles").unpublish()
    named = addresses_in("conditionpages")
    assert "/condition/gallstones" in named
    assert "/condition/piles" not in named


def test_many_addresses_are_parted_into_files_that_miss_and_repeat_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hospitals = set(addresses_in("hospitals"))
    monkeypatch.setattr(sitemap, "FILE_SIZE", 7)
    files = [file for file in read("/sitemap.xml") if re.search(r"/hospitals-\d", file)]
    named = [address for file in files for address in read(file)]
    assert len(files) > 1
    assert len(named) == len(set(named))
    assert set(named) == hospitals


@pytest.mark.parametrize("path", ["/sitemaps/doctors-0.xml", "/sitemaps/doctors-99.xml", "/sitemaps/x-1.xml"])
def test_a_file_that_is_not_there_is_not_found(client: Client, renderer: object, path: str) -> None:
    assert client.get(path).status_code == 404


def test_robots_are_told_where_it_is(client: Client) -> None:
    assert f"Sitemap: {settings.SITE_URL}/sitemap.xml" in client.get("/robots.txt").content.decode()


@pytest.mark.parametrize("number", [0, 50_001, 10**20])
def test_a_number_no_file_has_is_not_found(client: Client, number: int) -> None:
    assert client.get(f"/sitemaps/doctors-{number}.xml").status_code == 404


def test_it_names_the_ways_into_the_directory_in_each_language_they_are_in(
    client: Client, renderer: object
) -> None:
    named = addresses_in("indexes")
    assert {"/doctors", "/hi/doctors", "/cost", "/hi/insurance", "/reviewers", "/all", "/reviews"} <= set(
        named
    )
    assert len(named) == 2 * len(sitemap.WAYS_IN) + len(sitemap.IN_ENGLISH)
    for path in named:
        answer = client.get(path)
        html = answer.content.decode()
        assert (answer.status_code, 'content="noindex"' in html) == (200, False), path
        assert f'rel="canonical" href="{settings.SITE_URL}{path}"' in html, path
    assert client.get("/sitemaps/indexes-2.xml").status_code == 404
