"""Pages that advertisements lead to, and two ways of saying the same at one address."""

from __future__ import annotations

import json

import pytest
from django.conf import LazySettings
from django.core.exceptions import ValidationError
from django.http import HttpResponse
from django.test import Client, RequestFactory
from pytest_django import DjangoAssertNumQueries
from selectolax.lexbor import LexborHTMLParser

from sehat.campaigns.models import MarketingPage, MarketingVariant
from sehat.leads.models import Lead
from sehat.leads.wire.crm_record import crm_record
from sehat.rendering.cache_version import clear_cached_reads, invalidate_pages
from sehat.rendering.tests.reading import attribute, page_at, text_of, words
from sehat.rendering.variants import VARIANT, VARIANTS_HEADER
from sehat.shell.sitemap import sections

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
BRAND, CAMPAIGN = "/marketing/brand/sehat-path", "/campaigns/piles-delhi-ncr"
BARE = "/find-hospital-doctor-for-surgery"


@pytest.fixture
def variant() -> MarketingVariant:
    page = MarketingPage.objects.get(slug="piles-delhi-ncr")
    made = MarketingVariant(title="Piles: ask a surgeon first", slug="b", lead="Otherwise said.", weight=30)
    page.add_child(instance=made)
    return made


def seen(letter: str) -> HttpResponse:
    """The campaign as it answers the page cache, which says in the ASGI scope what it chose."""
    request = RequestFactory().get(CAMPAIGN)
    request.scope = {VARIANT: letter}  # type: ignore[attr-defined]
    return MarketingPage.objects.get(slug="piles-delhi-ncr").serve(request)


def context_of(content: bytes) -> dict[str, object]:
    block = LexborHTMLParser(content).css_first("#page-form")
    assert block
    context: dict[str, object] = json.loads(block.text())["context"]
    return context


@pytest.mark.usefixtures("real_site")
@pytest.mark.parametrize("path", [BRAND, CAMPAIGN, BARE, "/campaigns/cataract-delhi-ncr"])
def test_a_marketing_page_has_a_form_three_checks_and_no_way_into_a_search_engine(
    client: Client, path: str
) -> None:
    page = page_at(client, path)
    assert len(page.css(".mk-checks li")) == 3
    assert page.css_first('form[action="/request"]')
    assert page.css_first('meta[name="robots"][content="noindex"]')
    assert page.css_first('html[data-page-type="Marketing"]')
    assert not page.css(".site-footer, .main-nav, .ribbon, .app-banner")


def test_brand_and_call_stand_on_campaigns_and_nothing_on_the_bare_page(client: Client) -> None:
    assert page_at(client, CAMPAIGN).css(".bare__top .brand")
    assert not page_at(client, BARE).css(".brand, .floatbar")


def test_a_campaign_speaks_of_prices_and_surgeons_of_its_city(client: Client) -> None:
    said = words(page_at(client, CAMPAIGN))
    assert "₹" in said
    assert "Surgeons you can meet" in said
    assert page_at(client, CAMPAIGN).css(".doctor")


def test_the_index_names_every_campaign(client: Client) -> None:
    said = words(page_at(client, "/campaigns"))
    assert "Piles treatment in Delhi NCR" in said
    assert "Cataract surgery in Delhi NCR" in said


@pytest.mark.parametrize("path", ["/marketing", "/marketing/brand", "/marketing/brand/nobody"])
def test_a_folder_is_no_page(client: Client, path: str) -> None:
    page_at(client, path, status=404)


def test_no_marketing_page_is_in_the_sitemap() -> None:
    names = set(sections())
    assert "campaignindexpages" in names
    assert not {name for name in names if "marketing" in name}


def test_a_page_without_variants_is_kept_for_everyone(client: Client) -> None:
    answer = client.get(CAMPAIGN)
    assert answer.headers["Cache-Control"].startswith("public")
    assert VARIANTS_HEADER not in answer.headers
    assert context_of(answer.content)["pageVariant"] == ""


def test_a_page_with_a_variant_names_its_share_and_no_cache_outside_holds_it(
    client: Client, variant: MarketingVariant
) -> None:
    answer = client.get(CAMPAIGN)
    assert answer.headers[VARIANTS_HEADER] == "b=30"
    assert answer.headers["Cache-Control"] == "private, max-age=60"
    assert context_of(answer.content)["pageVariant"] == "a"


def test_the_variant_says_otherwise_at_the_same_address(variant: MarketingVariant) -> None:
    answer = seen("b")
    html = answer.content.decode()
    assert "Piles: ask a surgeon first" in html
    assert f'rel="canonical" href="http://localhost:8000{CAMPAIGN}"' in html
    assert context_of(answer.content)["pageVariant"] == "b"
    assert context_of(answer.content)["path"] == CAMPAIGN
    assert VARIANTS_HEADER not in answer.headers


def test_a_letter_without_a_live_variant_is_the_page_itself(variant: MarketingVariant) -> None:
    assert "with the price told first" in seen("c").content.decode()
    variant.live = False
    variant.save()
    assert "with the price told first" in seen("b").content.decode()


def test_a_variant_has_no_address_of_its_own(client: Client, variant: MarketingVariant) -> None:
    page_at(client, f"{CAMPAIGN}/b", status=404)


def test_a_client_cannot_choose_by_a_header(client: Client, variant: MarketingVariant) -> None:
    html = client.get(CAMPAIGN, headers={"X-Variant": "b", "Sehat.Variant": "b"}).content.decode()
    assert "ask a surgeon first" not in html


@pytest.mark.parametrize("slug", ["a", "A", "bb", "1"])
def test_a_variant_is_called_by_one_letter(variant: MarketingVariant, slug: str) -> None:
    variant.slug = slug
    with pytest.raises(ValidationError, match="one letter"):
        variant.clean()


def test_the_demo_has_a_campaign_in_two_variants(client: Client) -> None:
    answer = client.get("/campaigns/cataract-delhi-ncr")
    assert answer.headers[VARIANTS_HEADER] == "b=50"


def test_a_campaign_offers_its_guide_and_its_numbers(client: Client) -> None:
    page = page_at(client, CAMPAIGN)
    buttons = {text_of(link): attribute(link, "href") for link in page.css(".button-group a")}
    assert list(buttons) == ["Get the PDF", "WhatsApp", "Call"]
    guide = client.get(str(buttons["Get the PDF"]))
    assert guide.headers["Content-Type"] == "application/pdf"
    assert b"".join(iter(guide)).startswith(b"%PDF")


def test_a_request_names_what_editors_say_of_its_campaign(client: Client) -> None:
    page = MarketingPage.objects.get(slug="piles-delhi-ncr")
    page.tier, page.vendor_id, page.entity = 2, "agency-7", 3
    page.save_revision().publish()
    block = page_at(client, CAMPAIGN).css_first("#page-form")
    assert block is not None
    subject = json.loads(block.text())["context"]["subject"]
    assert (subject["tier"], subject["vendorId"], subject["entity"]) == (2, "agency-7", 3)


def test_a_campaign_without_its_guide_has_no_button_for_one(client: Client) -> None:
    MarketingPage.objects.filter(slug="piles-delhi-ncr").update(guide=None)
    invalidate_pages()
    assert "Get the PDF" not in words(page_at(client, CAMPAIGN), ".button-group")


@pytest.mark.parametrize(
    ("switch", "gone"),
    [
        ("is_call_enabled", 'a[href^="tel:+9111"]'),
        ("is_whatsapp_enabled", 'a[href^="https://wa.me"]'),
        ("is_form_enabled", 'form[action="/request"], [data-book], .button-group a[href$=".pdf"]'),
    ],
)
def test_an_editor_switches_off_what_a_campaign_offers(
    client: Client, settings: LazySettings, switch: str, gone: str
) -> None:
    if switch != "is_form_enabled":
        settings.CONTACT_TEL, settings.CONTACT_WHATSAPP = "+911140000000", "911140000000"
    clear_cached_reads()
    assert page_at(client, CAMPAIGN).css(gone)
    MarketingPage.objects.filter(slug="piles-delhi-ncr").update(**{switch: False})
    invalidate_pages()
    assert not page_at(client, CAMPAIGN).css(gone)


def test_a_page_takes_at_most_ten_queries(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    client.get("/about-us")  # what is cached for all pages
    with django_assert_max_num_queries(10):
        client.get(CAMPAIGN)


CAMP = "/campaigns/surgery-camp-delhi-ncr"


@pytest.mark.usefixtures("real_site")
def test_a_campaign_has_a_form_a_title_a_button_and_a_lead_type_of_its_own(
    client: Client, settings: LazySettings
) -> None:
    settings.CONTACT_WHATSAPP = "+91 98765 43210"
    page = page_at(client, CAMP)
    assert words(page, "#lead-card-title") == "Tell us before the camp"
    assert words(page, ".lead-card [type=submit]") == "Ask for a place"
    assert [attribute(field, "value") for field in page.css('input[name="LeadTypeData"]')] == ["Camp"]
    chats = {attribute(link, "href") for link in page.css('a[href^="https://wa.me/"]')}
    assert len(chats) == 1
    assert "surgery%20camp" in chats.pop()


@pytest.mark.usefixtures("real_site")
def test_a_shipped_campaign_asks_for_all_that_no_other_page_asks(client: Client) -> None:
    page = page_at(client, CAMP)
    block = page.css_first("#page-form")
    assert block
    asked = {field["key"] for field in json.loads(block.text())["form"]["fields"]}
    assert asked >= {"FormOTPField", "FormLocalityField", "image-capture", "cataractLens", "pilesSeverity"}


@pytest.mark.usefixtures("real_site")
def test_without_javascript_its_requests_say_what_they_are_for(client: Client) -> None:
    form = {
        "nameField": "Asha", "mobileField": "9876543210", "countryCode": "+91", "cityField": "Delhi NCR",
        "FormLocalityField": "Rohini", "LeadTypeData": "Camp", "leadFormVariant": "20",
        "PageTypeData": "Marketing", "vendorId": "v-7", "entity": "3",
    }  # fmt: skip
    assert client.post("/request", form).status_code == 303
    record = crm_record(Lead.objects.get())
    told = [record[name] for name in ("LeadTypeData", "vendorId", "entity", "locality", "lead_channeldata")]
    assert told == ["Camp", "v-7", "3", "Rohini", "Website"]


@pytest.mark.parametrize("lead_type", ["", "<b>", "Camp 7", "x" * 61])
def test_a_lead_type_is_a_few_words(lead_type: str) -> None:
    page = MarketingPage.objects.get(slug="piles-delhi-ncr")
    page.lead_type = lead_type
    with pytest.raises(ValidationError, match="lead_type"):
        page.full_clean()
