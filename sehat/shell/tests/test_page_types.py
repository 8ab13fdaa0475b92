"""Every page type, by a page of each kind it has: it says its type, and asks the database little."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from sehat.core.page_types import PAGE_TYPES
from sehat.directory.demo.scale import add_doctors
from sehat.rendering.tests.reading import page_at
from sehat.search import indexing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]

MOST_QUERIES = 10
JSON_LD = "script[type='application/ld+json']"
LISTING, HOSPITALS = "/delhi-ncr/doctors/general-surgery", "/delhi-ncr/hospitals/general-surgery"
PAGES: dict[str, list[str]] = {
    "Condition": ["/condition", "/condition/piles"],
    "doctors": ["/doctors", "/doctor/dr-kavita-raghunathan"],
    "hospitals": ["/hospitals", "/hospital/nirmal-multispeciality-hospital"],
    "Treatment": ["/treatment", "/treatment/gallbladder-removal"],
    "Treatment_City": ["/delhi-ncr/treatment/gallbladder-removal"],
    "Blog": ["/blog", "/blog/cataract-lenses-compared", "/hi/blog"],
    "Test": ["/tests", "/test/cbc", "/hi/tests", "/hi/test/cbc"],
    "Home": ["/"],
    "Marketing": [
        "/marketing/brand/sehat-path",
        "/campaigns",
        "/campaigns/piles-delhi-ncr",
        "/find-hospital-doctor-for-surgery",
    ],
    "Insurance": ["/insurance", "/hi/insurance"],
    "PrivateInsurancePageType": ["/hospitals/insurance/star-health-insurance?city=delhi-ncr"],
    "AyushmanInsurancePageType": [
        "/hospitals/insurance/ayushman-bharat?beds=few&sort=name",
        "/hi/hospitals/insurance/ayushman-bharat",
    ],
    "Authors": ["/authors", "/hi/authors"],
    "Reviewers": ["/reviewers", "/reviewers/dr-madhavi-kelkar"],
    "costpage": ["/treatment/total-knee-replacement/cost", "/delhi-ncr/treatment/gallbladder-removal/cost"],
    "departmentpage": ["/department/general-surgery"],
    "CityWise_Hospital_Listing": [HOSPITALS, f"{HOSPITALS}?beds=mid&insurance=cghs&sort=name"],
    "CityWise_Doctors_Listing": [LISTING, f"{LISTING}?fee=mid&language=hindi&sort=fee", f"{LISTING}?page=2"],
    "All_Departments": ["/departments", "/all"],
    "Press_Page": ["/press"],
    "About": ["/about-us"],
    "Contact": ["/contact-us"],
    "Editorial_Policy": ["/editorial-policy"],
    "Faq_Page": ["/faq"],
    "Privacy_Policy": ["/privacy", "/privacy/your-data"],
    "Refund_Policy": ["/refund-policy"],
    "Terms_Condition": ["/terms-conditions"],
    "Video": ["/videos", "/videos/how-to-ask-for-a-call-back"],
    "Error": ["/no-such-page"],
    "authorDetailsPageType": ["/authors/neha-kulkarni", "/hi/authors/neha-kulkarni"],
    "Service": ["/services", "/services/medical-loan", "/my-requests", "/shortlist", "/request"],
    "Tool": ["/tools/bmi-calculator"],
    "Careers": ["/careers"],
    "Thankyou": ["/thankyou"],
    "Chat": ["/chat", "/chat/ai", "/hi/chat"],
    "Reviews": ["/reviews"],
    "Partner": ["/partner-with-us"],
    "Search": ["/search?q=piles", "/hi/search?q=bawaseer", "/search?q=surgery&kind=doctor&city=514"],
}
# What search engines are told in the vocabulary of schema.org (e2e/test_json_ld.py checks it against that).
TOLD = {
    "/condition/piles": {"MedicalWebPage", "MedicalCondition", "FAQPage", "BreadcrumbList"},
    "/treatment/gallbladder-removal": {"MedicalWebPage", "MedicalProcedure", "FAQPage", "BreadcrumbList"},
    "/doctor/dr-kavita-raghunathan": {"Physician", "BreadcrumbList"},
    "/hospital/nirmal-multispeciality-hospital": {"Hospital", "BreadcrumbList"},
    "/faq": {"FAQPage", "BreadcrumbList"},
    LISTING: {"BreadcrumbList"},
}
NOT_INDEXED = [
    *("/search?q=piles", "/thankyou", "/request", "/my-requests", "/shortlist", "/no-such-page"),
    *(f"{LISTING}?fee=low", f"{HOSPITALS}?sort=name", "/campaigns/piles-delhi-ncr"),
]
OF_DOCTORS = [*PAGES["CityWise_Doctors_Listing"], *PAGES["doctors"], *PAGES["departmentpage"], *PAGES["Home"]]


@pytest.fixture(scope="module")
def index_place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("index")


@pytest.fixture
def _search_index(db: None, index_place: Path, settings: LazySettings) -> None:
    """Without an index the database answers, slowly, until the indexer has made one: here once for all."""
    settings.VAR_DIR = index_place
    if indexing.current() is None:
        indexing.rebuild()


def queries_of(client: Client, path: str) -> int:
    """Asked for a page that is rendered again; what is kept until a change (menus, options) is kept."""
    client.get(path)
    with CaptureQueriesContext(connection) as queries:
        client.get(path)
    return len(queries)


def type_of(client: Client, path: str) -> str:
    found = re.search(r'"pageType":"(\w+)"', client.get(path).content.decode())
    return found[1] if found else ""


def test_no_page_type_is_without_a_page_here() -> None:
    assert PAGES.keys() == PAGE_TYPES


@pytest.mark.parametrize("page_type", PAGES)
@pytest.mark.usefixtures("_search_index")
def test_a_page_says_its_type_and_asks_the_database_little(client: Client, page_type: str) -> None:
    for path in PAGES[page_type]:
        assert type_of(client, path) == page_type, path
        assert queries_of(client, path) <= MOST_QUERIES, path


@pytest.mark.parametrize(("path", "kinds"), TOLD.items())
def test_search_engines_are_told_what_a_page_is_about(client: Client, path: str, kinds: set[str]) -> None:
    told = "".join(block.text() for block in page_at(client, path).css(JSON_LD))
    assert kinds <= set(re.findall(r'"@type": ?"(\w+)"', told))
    assert "reviewedBy" not in told  # no doctor has approved a page of the demo
    assert "lastReviewed" not in told


@pytest.mark.usefixtures("real_site")
@pytest.mark.parametrize("path", NOT_INDEXED)
def test_what_is_ones_own_or_shown_elsewhere_is_not_indexed(client: Client, path: str) -> None:
    robots = re.findall(r'<meta name="robots" content="(\w+)"', client.get(path).content.decode())
    assert robots == ["noindex"]


def test_more_doctors_are_not_more_queries(client: Client) -> None:
    few = {path: queries_of(client, path) for path in OF_DOCTORS}
    add_doctors(3_000, lambda _: None)
    assert {path: queries_of(client, path) for path in OF_DOCTORS} == few
