"""Hospitals, insurers, departments and the ways into the lists, as a visitor gets them."""

from __future__ import annotations

import json
from datetime import date, timedelta
from urllib.parse import urlencode

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries
from selectolax.lexbor import LexborHTMLParser

from sehat.directory.addresses import DIRECTIONS
from sehat.directory.models import Department, Doctor, Empanelment, Hospital, Insurer, Practice
from sehat.rendering.cache_version import invalidate_pages
from sehat.rendering.page_key import page_key, query_of
from sehat.rendering.tests.reading import attribute, json_ld, links, page_at, text_of, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]

LISTING = "/delhi-ncr/hospitals/general-surgery"
NIRMAL = "/hospital/nirmal-multispeciality-hospital"
STAR = "/hospitals/insurance/star-health-insurance"
PAGES = [
    ("/departments", "All_Departments", "Departments"),
    ("/doctors", "doctors", "Find doctors"),
    ("/hospitals", "hospitals", "Find hospitals"),
    (LISTING, "CityWise_Hospital_Listing", "General surgery hospitals in Delhi NCR"),
    (NIRMAL, "hospitals", "Nirmal Multispeciality Hospital"),
    ("/insurance", "Insurance", "Hospitals that accept your insurance"),
    (STAR, "PrivateInsurancePageType", "Hospitals that accept Star Health Insurance"),
    ("/hospitals/insurance/national-insurance", "PrivateInsurancePageType", "National Insurance"),
    ("/hospitals/insurance/ayushman-bharat", "AyushmanInsurancePageType", "Ayushman Bharat PM-JAY"),
    (
        "/hospitals/insurance/cashless-delhi-ncr",
        "PrivateInsurancePageType",
        "Cashless hospitals in Delhi NCR",
    ),
    ("/hospitals/insurance/central-government", "AyushmanInsurancePageType", "veterans"),
]


@pytest.mark.usefixtures("real_site")
@pytest.mark.parametrize(("path", "page_type", "heading"), PAGES)
def test_a_page_has_its_type_heading_address_and_crumbs(
    client: Client, path: str, page_type: str, heading: str
) -> None:
    tree = page_at(client, path)
    assert tree.css(f"html[data-page-type={page_type}]")
    assert heading in words(tree, "h1")
    assert links(tree, "link[rel=canonical]") == [settings.SITE_URL + path]
    assert not tree.css("meta[name=robots]")
    assert attribute(tree.css("meta[name=description]")[0], "content")
    assert links(tree, ".crumbs a")[0] == "/"
    assert json_ld(tree)["BreadcrumbList"]
    assert client.get(path).headers["X-Page"] == "cache"


@pytest.mark.parametrize(
    "path",
    [
        "/atlantis/hospitals/urology",
        "/delhi-ncr/hospitals/alchemy",
        f"{LISTING}?page=2",
        f"{STAR}?page=99",
        "/hospital/nowhere",
        "/hospitals/insurance/nobody",
        "/hospitals/insurance",
    ],
)
def test_what_is_not_there_is_the_sites_own_404(client: Client, path: str) -> None:
    assert words(page_at(client, path, status=404), "h1") == "We can’t find this page"


def test_a_list_with_nothing_left_is_gone_and_nobody_links_to_it(client: Client) -> None:
    fertility = Department.objects.get(slug="fertility")
    for hospital in Hospital.objects.filter(city__slug="pune"):
        hospital.departments.remove(fertility)
    page_at(client, "/pune/hospitals/fertility", status=404)
    assert "/pune/hospitals/fertility" not in client.get("/hospitals").content.decode()
    Empanelment.objects.filter(insurer__slug="echs").delete()
    page_at(client, "/hospitals/insurance/echs", status=404)
    assert "/hospitals/insurance/echs" not in client.get("/insurance").content.decode()


@pytest.mark.parametrize("path", [LISTING, STAR])
@pytest.mark.parametrize("query", ["page=0", "page=abc", "beds=abc", f"beds={'x' * 5000}", "city=%00&sort=x"])
def test_what_is_not_a_filter_changes_nothing(client: Client, path: str, query: str) -> None:
    assert client.get(f"{path}?{query}").content == client.get(path).content


@pytest.mark.usefixtures("real_site")
@pytest.mark.parametrize("query", ["beds=mid", "sort=name", "insurance=cghs", "locality=saket"])
def test_a_filtered_or_sorted_list_is_not_indexed(client: Client, query: str) -> None:
    tree = page_at(client, f"{LISTING}?{query}")
    assert [attribute(tag, "content") for tag in tree.css("meta[name=robots]")] == ["noindex"]
    assert links(tree, "link[rel=canonical]") == [settings.SITE_URL + LISTING]


@pytest.mark.parametrize("path", [LISTING, STAR, "/delhi-ncr/doctors/general-surgery"])
def test_a_cached_page_differs_by_every_filter_it_has(client: Client, path: str) -> None:
    names = {attribute(field, "name") for field in page_at(client, path).css(".filters input")}
    assert names <= query_of(path)
    assert names


def test_a_hospital_tells_what_is_known_and_when_it_was_told(client: Client) -> None:
    tree = page_at(client, NIRMAL)
    hospital = Hospital.objects.get(slug="nirmal-multispeciality-hospital")
    said = words(tree)
    assert "NABH accredited, valid until 31 March 2028" in said
    assert "240 beds" in said
    assert "Demo record" in said
    told = hospital.empanelments.select_related("insurer")
    assert len(tree.css(".insurers a")) == told.count()
    assert f"Told us on {told[0].told_on.day} {told[0].told_on:%B %Y}" in said
    names = {doctor.name for doctor in hospital.doctors.all()}
    assert all(name in said for name in names)
    assert len(tree.css("article.doctor")) == 4
    assert f"at {hospital.name}" in words(tree, ".lead-card__head")
    block = json_ld(tree)["Hospital"]
    assert block["name"] == hospital.name
    assert block["url"] == settings.SITE_URL + NIRMAL


def test_a_hospital_answers_what_is_asked_of_it_to_visitors_and_engines_alike(client: Client) -> None:
    tree = page_at(client, NIRMAL)
    faq = json_ld(tree)["FAQPage"]
    asked = [item["name"] for item in faq["mainEntity"]]  # type: ignore[attr-defined]
    assert asked == [summary.text().strip() for summary in tree.css(".accordion summary")]
    assert settings.CALLBACK_PROMISE in words(tree, ".accordion")


def test_a_hospital_lists_its_facilities_one_a_line(client: Client) -> None:
    Hospital.objects.filter(slug="nirmal-multispeciality-hospital").update(
        facilities=" Blood bank \n\n24-hour emergency\r\n"
    )
    tree = page_at(client, NIRMAL)
    assert [item.text(strip=True) for item in tree.css(".ticks li")] == [
        "Blood bank",
        "24-hour emergency",
    ]
    assert "#facilities" in links(tree, ".subnav a")


def test_what_is_not_known_of_a_hospital_is_not_said(client: Client) -> None:
    hospital = Hospital.objects.get(slug="nirmal-multispeciality-hospital")
    hospital.empanelments.all().delete()
    hospital.departments.clear()
    hospital.practices.all().delete()
    Hospital.objects.filter(pk=hospital.pk).update(
        beds=None,
        accredited_until=timezone.localdate() - timedelta(days=1),
        is_demo=False,
        facilities="",
    )
    said = words(page_at(client, NIRMAL))
    for word in (
        "NABH",
        "beds",
        "doctor here",
        "Insurance accepted",
        "None",
        "Demo record",
        "Cashless",
        "Facilities",
    ):
        assert word not in said, word


def test_names_are_words_and_never_markup(client: Client) -> None:
    evil = '"><script>alert(1)</script></script><!--'
    Hospital.objects.filter(slug="nirmal-multispeciality-hospital").update(name=evil, address=evil)
    Insurer.objects.filter(slug="star-health-insurance").update(name=evil)
    for path in (NIRMAL, LISTING, "/insurance", STAR):
        answer = client.get(path)
        assert b"<script>alert" not in answer.content
        assert evil in words(LexborHTMLParser(answer.content))


def test_a_count_of_invented_hospitals_says_so_beside_the_name_of_a_real_insurer(client: Client) -> None:
    for path, said in (("/insurance", "(demo)"), ("/hi/insurance", "(नमूना)")):
        notes = page_at(client, path).css(".insurers small")
        assert notes
        assert all(said in text_of(note) for note in notes)
    Hospital.objects.update(is_demo=False)
    invalidate_pages()
    assert "(demo)" not in words(page_at(client, "/insurance"), ".insurers")


def test_insurance_counts_hospitals_and_names_the_source_of_every_rule(client: Client) -> None:
    tree = page_at(client, "/insurance")
    for insurer in Insurer.objects.all():
        (tile,) = tree.css(f".insurers a[href='/hospitals/insurance/{insurer.slug}']")
        assert f"{insurer.empanelments.count()} hospitals" in tile.text(separator=" ")
    said = words(tree)
    for fact in ("1 hour", "3 hours", "circular of 29 May 2024", "₹5 lakh", "70 or more", "November 2026"):
        assert fact in said


@pytest.mark.parametrize(
    ("typed", "slugs"),
    [
        ("Star", ["star-health-insurance"]),
        ("  ayushman  PM-JAY ", ["ayushman-bharat"]),
        ("insurance united", ["united-india-insurance"]),
        ("pmjay", ["ayushman-bharat"]),  # what else it is called
        ("zzz", []),
        ("%_'\"><b>", []),
    ],
)
def test_insurers_are_found_by_words_of_their_names(client: Client, typed: str, slugs: list[str]) -> None:
    tree = page_at(client, "/insurance?" + urlencode({"q": typed}))
    assert links(tree, ".insurers a") == [f"/hospitals/insurance/{slug}" for slug in slugs]
    assert attribute(tree.css("input[name=q]")[0], "value") == " ".join(typed.split())


@pytest.mark.usefixtures("real_site")
def test_a_search_is_kept_nowhere_and_not_for_engines(client: Client) -> None:
    path = "/insurance?q=star"
    assert "X-Page" not in client.get(path).headers
    tree = page_at(client, path)
    assert tree.css("meta[name=robots][content*=noindex]")
    assert links(tree, "link[rel=canonical]") == [settings.SITE_URL + "/insurance"]
    assert page_key("/insurance", "q=star") != page_key("/insurance", "")


def test_the_ways_in_lead_to_every_list_and_to_no_other(client: Client) -> None:
    pairs = Doctor.objects.values_list("city__slug", "department__slug").distinct()
    doctors = set(links(page_at(client, "/doctors"), "main .places a"))
    assert doctors == {f"/{city}/doctors/{department}" for city, department in pairs}
    having = Hospital.objects.values_list("city__slug", "departments__slug").distinct()
    hospitals = set(links(page_at(client, "/hospitals"), "main .places a"))
    assert hospitals == {f"/{city}/hospitals/{department}" for city, department in having}
    tiles = links(page_at(client, "/departments"), "main .depts a")
    assert tiles == [f"/department/{item.slug}" for item in Department.objects.all()]


@pytest.mark.parametrize("path", ["/doctors", "/hospitals", "/hi/doctors"])
def test_the_ways_in_begin_with_the_city_that_is_asked_for(client: Client, path: str) -> None:
    prefix = path.rpartition("/")[0]
    usual, pune = page_at(client, path), page_at(client, f"{path}?city=pune")
    assert all(link.startswith(f"{prefix}/delhi-ncr/") for link in links(usual, "main .depts a"))
    assert all(link.startswith(f"{prefix}/pune/") for link in links(pune, "main .depts a"))
    assert set(links(usual, "main .places a")) == set(links(pune, "main .places a"))
    assert links(pune, "link[rel=canonical]") == [settings.SITE_URL + path]


@pytest.mark.usefixtures("real_site")
def test_a_city_that_nobody_knows_is_the_usual_one_and_fills_no_cache(client: Client) -> None:
    assert "X-Page" in client.get("/doctors?city=pune").headers
    answer = client.get("/doctors?city=atlantis")
    assert (answer.status_code, "X-Page" in answer.headers) == (200, False)


def test_cards_and_profiles_lead_to_the_hospital(client: Client) -> None:
    for path in ("/", LISTING, "/delhi-ncr/doctors/general-surgery", "/doctor/dr-kavita-raghunathan", STAR):
        assert any(link.startswith("/hospital/") for link in links(page_at(client, path), "main a")), path


@pytest.mark.parametrize(
    ("path", "first", "again"),
    [
        (LISTING, 6, 1),
        (f"{LISTING}?beds=mid&locality=saket&insurance=cghs", 7, 2),
        (STAR, 7, 3),
        (f"{STAR}?city=delhi-ncr", 8, 4),
        (NIRMAL, 9, 6),
        ("/insurance", 2, 2),
        ("/doctors", 0, 0),
        ("/hospitals", 1, 0),
        ("/departments", 1, 1),
    ],
)
def test_a_page_asks_the_database_little(
    client: Client, path: str, first: int, again: int, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client.get("/about-us")  # the menus are cached
    with django_assert_num_queries(first):
        assert client.get(path).status_code == 200
    with django_assert_num_queries(again):  # with the cards of other pages of the same doctors and hospitals
        client.get(path)


def test_a_hospital_that_told_us_today_is_on_the_list(client: Client) -> None:
    outside = Hospital.objects.exclude(insurers__slug="echs")[0]
    insurer = Insurer.objects.get(slug="echs")
    Empanelment.objects.create(hospital=outside, insurer=insurer, told_on=date(2026, 11, 20))
    said = words(page_at(client, f"/hospitals/insurance/echs?city={outside.city.slug}"))
    assert outside.name in said
    assert "Told us on 20 November 2026" in said


def test_the_form_of_an_insurers_page_knows_the_insurer(client: Client) -> None:
    block = page_at(client, STAR).css_first("#page-form")
    assert block is not None
    assert json.loads(block.text())["context"]["subject"]["insurer"] == "Star Health Insurance"


def test_both_pages_of_a_hospital_ask_for_the_same_way(client: Client) -> None:
    practice = Practice.objects.filter(hospital__city__slug="pune").select_related("hospital", "doctor")[0]
    Hospital.objects.filter(pk=practice.hospital_id).update(address="1, Station Road")
    ways = [
        link
        for path in (f"/doctor/{practice.doctor.slug}", f"/hospital/{practice.hospital.slug}")
        for link in links(page_at(client, path), "main a")
        if link.startswith(DIRECTIONS) and "Station" in link
    ]
    assert set(ways) == {f"{DIRECTIONS}1%2C+Station+Road%2C+Pune"}
    assert len(ways) >= 2
