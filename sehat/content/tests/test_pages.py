"""The pages editors write, as visitors get them."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from django.core.management import call_command
from django.db.models import Model
from django.db.models.sql.compiler import SQLCompiler
from django.test import Client
from pytest_django import DjangoAssertNumQueries, Settings
from selectolax.lexbor import LexborHTMLParser
from wagtail.models import Page, PageViewRestriction

from sehat.content.models import ConditionPage, HomePage, InfoPage
from sehat.content.tests.rows import real_reviewer
from sehat.directory.models import Doctor
from sehat.leads.models import Lead
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.tests.reading import attribute, links, page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


@pytest.mark.parametrize(("tier", "of_lead"), [(1, 1), (2, 1), (3, 3)])
def test_the_tier_of_a_medical_page_is_where_that_of_its_requests_starts(
    client: Client, tier: int, of_lead: int
) -> None:
    """On a condition of tier 2 a chosen city makes it 1 (spec section 4)."""
    ConditionPage.objects.filter(slug="piles").update(tier=tier)
    form = page_at(client, "/condition/piles").css_first(".lead-card form")
    assert form is not None
    sent = {attribute(field, "name"): attribute(field, "value") for field in form.css("input[type=hidden]")}
    typed = {"nameField": "Asha", "mobileField": "9810000001", "cityField": "Pune", "treatment": "Piles"}
    client.post("/request", sent | typed | {"insuranceField": "No"})
    assert Lead.objects.get().tier == of_lead


@pytest.mark.usefixtures("real_site")
@pytest.mark.parametrize(
    ("path", "kind", "heading"),
    [
        ("/", "Home", "Find the right doctor. Know the cost first."),
        ("/condition", "Condition", "Conditions"),
        ("/condition/piles", "Condition", "Piles"),
        ("/about-us", "About", "About us"),
        ("/contact-us", "Contact", "Contact us"),
        ("/privacy", "Privacy_Policy", "Privacy"),
        ("/terms-conditions", "Terms_Condition", "Terms and conditions"),
        ("/editorial-policy", "Editorial_Policy", "Editorial policy"),
    ],
)
def test_a_page_has_its_heading_type_and_address(
    client: Client, settings: Settings, path: str, kind: str, heading: str
) -> None:
    tree = page_at(client, path)
    assert heading in words(tree, "h1")
    assert len(tree.css("h1")) == 1
    assert links(tree, "link[rel=canonical]") == [settings.SITE_URL + path]
    assert tree.css(f"html[data-page-type={kind}]")
    assert not tree.css("meta[name=robots]")


def test_the_form_of_partners_asks_for_no_treatment(client: Client) -> None:
    tree = page_at(client, "/partner-with-us")
    assert "For hospitals and doctors" in words(tree, ".lead-card__head")
    names = {
        field.attributes.get("name") or "" for field in tree.css(".lead-card :is(input, select, textarea)")
    }
    assert {"nameField", "mobileField"} <= names
    assert not any("treatment" in name.lower() for name in names)


@pytest.mark.parametrize(
    ("path", "button"),
    [
        ("/partner-with-us", "Ask for a listing"),
        ("/contact-us", "Ask for a call back"),
        ("/services/second-opinion", "Ask for a second opinion"),
        ("/services/medical-loan", "Ask about a loan"),
    ],
)
def test_the_button_of_a_form_says_what_the_form_is_for(client: Client, path: str, button: str) -> None:
    assert words(page_at(client, path), ".lead-card [type=submit]") == button


@pytest.mark.parametrize(
    ("number", "offered"), [("", ["tel:+911100000000"]), ("+911140000000", ["tel:+911140000000"])]
)
def test_contact_us_offers_the_number_that_is_configured_or_the_demo_s(
    client: Client, settings: Settings, number: str, offered: list[str]
) -> None:
    settings.CONTACT_TEL = number
    assert links(page_at(client, "/contact-us"), "main .prose a[href^='tel:']") == offered


@pytest.mark.parametrize(
    "path", ["/piles", "/condition/nothing", "/sehat-path", "/condition/piles/piles", "/root"]
)
def test_an_address_of_no_page_is_404(client: Client, path: str) -> None:
    assert words(page_at(client, path, status=404), "h1") == "We can’t find this page"


def test_the_index_and_the_home_page_lead_to_every_condition_and_the_index_groups_them(
    client: Client,
) -> None:
    index = page_at(client, "/condition")
    links = {attribute(link, "href") for link in index.css("main a[href^='/condition/']")}
    assert links == {
        f"/condition/{slug}" for slug in set(ConditionPage.objects.live().values_list("slug", flat=True))
    }
    assert "Proctology" in words(index)
    assert page_at(client, "/").css("a[href='/condition']")


@pytest.mark.parametrize(
    ("path", "queries"), [("/condition/piles", 1), ("/condition", 1), ("/about-us", 1), ("/", 4)]
)
def test_a_page_asks_the_database_little(
    client: Client, path: str, queries: int, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client.get(path)  # what rarely changes is cached: menus, the root of the site, parts of the home page
    with django_assert_num_queries(queries):
        assert client.get(path).status_code == 200


def test_a_condition_page_builds_one_query_and_sends_it(
    client: Client, monkeypatch: pytest.MonkeyPatch, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    """Building one takes longer than sending it, so what is built and found empty costs as much."""
    client.get("/condition/piles")
    built: list[type[Model]] = []
    build = SQLCompiler.as_sql

    def noted(self: SQLCompiler, *args: Any, **kwargs: Any) -> Any:
        assert self.query.model is not None
        built.append(self.query.model)
        return build(self, *args, **kwargs)

    monkeypatch.setattr(SQLCompiler, "as_sql", noted)
    with django_assert_num_queries(1):
        client.get("/condition/piles")
    assert built == [ConditionPage]


def test_a_draft_or_unpublished_page_is_404_and_out_of_the_lists(
    client: Client, piles: ConditionPage
) -> None:
    piles.unpublish()
    page_at(client, "/condition/piles", status=404)
    for path in ("/condition", "/", "/search?q=bawaseer"):
        assert '"/condition/piles' not in client.get(path).content.decode(), path
    parent = HomePage.objects.get()
    parent.add_child(instance=InfoPage(title="Soon", slug="soon", live=False, updated_on=date(2026, 1, 1)))
    page_at(client, "/soon", status=404)


def test_an_unpublished_change_is_not_shown(client: Client, piles: ConditionPage) -> None:
    piles.lead = "Not checked by anyone yet."
    piles.save_revision()
    assert "Not checked" not in words(page_at(client, "/condition/piles"))


def test_a_private_page_is_for_those_who_may_see_it_and_kept_for_nobody(
    client: Client, admin_client: Client, piles: ConditionPage
) -> None:
    assert client.get("/condition/piles").headers["X-Page"] == "cache"
    PageViewRestriction.objects.create(page=piles.get_parent(), restriction_type="login")
    clear_cached_reads()
    page_at(client, client.get("/condition/piles").headers["Location"])  # the door: a log-in page
    seen = admin_client.get("/condition/piles")
    assert seen.status_code == 200
    assert "X-Page" not in seen.headers
    assert "no-store" in seen.headers["Cache-Control"]
    assert client.get("/about-us").headers["X-Page"] == "cache"


def test_a_condition_page_names_who_wrote_and_who_checked_it_and_until_when(
    client: Client, piles: ConditionPage
) -> None:
    reviewer = piles.reviewer = real_reviewer()
    piles.reviewed_on, piles.next_review_on = date(2026, 10, 2), date(2027, 10, 2)
    piles.save()
    said = words(page_at(client, "/condition/piles"), ".byline")
    for fact in (
        piles.author.name,
        reviewer.name,
        reviewer.degrees,
        "2 October 2026",
        "October 2027",
    ):
        assert fact in said


def test_loading_the_demo_again_gives_the_same_pages() -> None:
    def pages() -> list[tuple[object, ...]]:
        return list(Page.objects.order_by("path").values_list("pk", "path", "url_path", "title", "live"))

    before = pages()
    call_command("load_demo", verbosity=0)
    assert pages() == before


def test_every_text_on_a_page_is_plain_text(client: Client, piles: ConditionPage) -> None:
    piles.title = piles.lead = piles.causes = "</script><script>alert(1)</script>"
    piles.save()
    answer = client.get("/condition/piles")
    assert b"<script>alert" not in answer.content
    assert piles.title in words(LexborHTMLParser(answer.content), "h1")


@pytest.mark.parametrize(
    ("path", "asks_salary"), [("/services/medical-loan", True), ("/services/second-opinion", False)]
)
def test_the_salary_is_asked_on_the_loan_form_alone(client: Client, path: str, asks_salary: bool) -> None:
    form = page_at(client, path).css_first("form:has([name=leadFormVariant])")

    assert form is not None
    assert form.css("[name=leadFormVariant][value='0']")
    assert bool(form.css("[name=Monthly_Salary]")) is asks_salary
    assert bool(form.css("[name=isConsultedField]")) is not asks_salary


@pytest.mark.parametrize("path", ["/faq/", "/faq//", "/condition//piles", "/condition/piles/"])
def test_another_spelling_of_an_address_leads_to_it(client: Client, path: str) -> None:
    answer = client.get(f"{path}?utm_source=x")
    assert answer.status_code == 308
    assert answer.headers["Location"] in {"/faq?utm_source=x", "/condition/piles?utm_source=x"}


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_a_page_is_only_read(client: Client, method: str) -> None:
    assert getattr(client, method)("/condition/piles").status_code == 405


@pytest.mark.parametrize("path", ["/models/", "/nothing//here/", "/doctor//"])
def test_another_spelling_of_nothing_is_nothing(client: Client, path: str) -> None:
    assert client.get(path, follow=True).status_code == 404


@pytest.mark.parametrize("slug", ["gallstones", "piles", "knee-osteoarthritis"])
def test_doctors_beside_a_condition_are_those_who_treat_it(client: Client, slug: str) -> None:
    tree = page_at(client, f"/condition/{slug}")
    shown = {path.rpartition("/")[2] for path in links(tree, "main .doctor a[href^='/doctor/']")}
    treating = Doctor.objects.filter(slug__in=shown, conditions__pages__slug=slug)
    assert shown
    assert {doctor.slug for doctor in treating} == shown
