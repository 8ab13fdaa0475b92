"""Marketing pages and their variants as editors make them in /cms, mistakes included."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoCaptureOnCommitCallbacks, Settings
from wagtail.models import Page, Revision

from sehat.campaigns.models import CampaignIndexPage, MarketingFolder, MarketingPage, MarketingVariant
from sehat.campaigns.tests.rows import (
    campaign,
    campaign_form,
    errors_of,
    stream,
    variant_form,
    variant_of,
)
from sehat.content.models import InfoPage
from sehat.rendering.cache_version import current_version, invalidate_pages
from sehat.rendering.tests.reading import page_at
from sehat.rendering.variants import VARIANTS_HEADER
from sehat.staff.tests.people import signed_in, someone_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
PUBLISH = {"action-publish": "1"}
LETTERS = "bcdefghijklmnopqrstuvwxyz"


@pytest.fixture
def editor() -> Client:
    return signed_in(someone_of("Editors"))


def added(editor: Client, fields: dict[str, Any], **more: str) -> Any:
    index = CampaignIndexPage.objects.get()
    return editor.post(f"/cms/pages/add/campaigns/marketingpage/{index.pk}/", fields | more)


def variant_added(editor: Client, page: Page, fields: dict[str, Any], **more: str) -> Any:
    return editor.post(f"/cms/pages/add/campaigns/marketingvariant/{page.pk}/", fields | more)


def surgeons(count: str) -> dict[str, Any]:
    return stream("body", ("surgeons", {"-heading": "Surgeons", "-count": count}))


def perks(*texts: str) -> dict[str, Any]:
    return stream("checks", *(("check", {"": text}) for text in texts))


def test_an_editor_publishes_a_campaign_without_a_review(editor: Client, client: Client) -> None:
    assert errors_of(added(editor, campaign_form(), **PUBLISH)) == ""
    assert page_at(client, "/campaigns/knee").css_first("h1")


def test_a_draft_is_no_page_yet(editor: Client, client: Client) -> None:
    assert errors_of(added(editor, campaign_form())) == ""
    page_at(client, "/campaigns/knee", status=404)


@pytest.mark.parametrize(
    ("mistake", "field"),
    [
        ({"title": ""}, "title"),
        ({"lead": ""}, "lead"),
        ({"slug": "knee a"}, "slug"),
        ({"slug": "piles-delhi-ncr"}, "slug"),
        ({"tier": "4"}, "tier"),
        ({"tier": ""}, "tier"),
        ({"entity": "-1"}, "entity"),
        ({"entity": "three"}, "entity"),
        ({"success_redirection": "javascript:alert(1)"}, "success_redirection"),
        ({"city": "999999"}, "city"),
        ({"procedure": "x"}, "procedure"),
        ({"guide": "999999"}, "guide"),
        ({"vendor_id": "v" * 121}, "vendor_id"),
        (perks("one", "two", "three", "four"), "checks"),
        (perks("p" * 81), "checks"),
        (perks(""), "checks"),
        (surgeons("0"), "body"),
        (surgeons("7"), "body"),
        (surgeons(""), "body"),
        (stream("body", ("buttons", {"-heading": "Talk"})), "body"),
        (stream("body", ("buttons", {"-heading": "Talk", "-types": "fax"})), "body"),
        (stream("body", ("text", {"-heading": "", "-text": "A paragraph."})), "body"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_mistake_is_told_at_its_field_and_nothing_goes_live(
    editor: Client, mistake: dict[str, Any], field: str
) -> None:
    answer = added(editor, campaign_form(**mistake), **PUBLISH)
    assert answer.status_code == 200
    assert set(answer.context["form"].errors) == {field}
    assert not MarketingPage.objects.filter(title="Knee", live=True).exists()


@pytest.mark.parametrize(
    ("address", "is_taken"),
    [
        ("", True),
        ("https://partner.example/welcome?from=us", True),
        ("http://partner.example/welcome", False),
        ("https://partner.example.evil.test/", False),
        ("https://elsewhere.example/", False),
    ],
)
def test_a_campaign_opens_after_a_request_only_what_the_site_allows(
    editor: Client, settings: Settings, address: str, is_taken: bool
) -> None:
    """Another address was taken, and opened for nobody."""
    settings.SUCCESS_HOSTS = ["partner.example"]
    told = errors_of(added(editor, campaign_form(success_redirection=address), **PUBLISH))
    assert (told == "") is is_taken
    assert is_taken or "https of partner.example" in told


@pytest.mark.parametrize(
    "unfinished",
    [{"title": ""}, {"lead": ""}, surgeons(""), perks(""), stream("body", ("buttons", {"-heading": "Talk"}))],
)
def test_what_is_not_finished_can_be_previewed(editor: Client, unfinished: dict[str, Any]) -> None:
    index = CampaignIndexPage.objects.get()
    preview = f"/cms/pages/add/campaigns/marketingpage/{index.pk}/preview/"
    assert editor.post(preview, campaign_form(**unfinished)).json()["is_valid"]
    shown = editor.get(preview)
    assert shown.status_code == 200
    assert shown.headers["Cache-Control"].startswith("private, no-store")


def test_a_new_variant_has_the_next_free_letter(editor: Client) -> None:
    page = campaign()
    variant_of(page, "b", weight=1)
    variant_of(page, "d", weight=1)
    for _ in range(2):
        assert errors_of(variant_added(editor, page, variant_form(weight="1"))) == ""
    slugs = MarketingVariant.objects.child_of(page).order_by("pk").values_list("slug", flat=True)
    assert list(slugs) == ["b", "d", "c", "e"]


def test_the_form_of_a_new_variant_begins_as_the_newest_draft_of_its_page(editor: Client) -> None:
    page = campaign()
    page.lead = "Words of a draft."
    page.save_revision()
    form = editor.get(f"/cms/pages/add/campaigns/marketingvariant/{page.pk}/").context["form"]
    assert form["lead"].value() == "Words of a draft."
    assert form["title"].value() == "Knee"


def test_a_variant_that_is_changed_keeps_its_own_words(editor: Client) -> None:
    variant = variant_of(campaign())
    form = editor.get(f"/cms/pages/{variant.pk}/edit/").context["form"]
    assert (form["title"].value(), form["weight"].value()) == ("Variant b", 30)


@pytest.mark.parametrize("weight", ["", "0", "100", "-1", "half"])
def test_a_share_that_is_none_is_refused(editor: Client, weight: str) -> None:
    answer = variant_added(editor, campaign(), variant_form(weight=weight))
    assert set(answer.context["form"].errors) == {"weight"}


@pytest.mark.parametrize(("others", "weight", "left"), [([60], 40, 39), ([50, 49], 1, 0), ([70, 40], 5, 0)])
def test_variants_leave_visitors_to_the_page_itself(
    editor: Client, others: list[int], weight: int, left: int
) -> None:
    page = campaign()
    for letter, share in zip("bc", others, strict=False):
        variant_of(page, letter, weight=share)
    assert f"at most {left} percent" in errors_of(variant_added(editor, page, variant_form(weight=weight)))


def draft_of(variant: MarketingVariant, weight: int) -> Revision:
    variant.weight = weight
    return variant.save_revision()


def test_the_share_of_a_draft_counts_as_if_it_were_published(editor: Client) -> None:
    """Each was compared with what was live: published together they left the page itself nobody."""
    page = campaign()
    draft_of(variant_of(page, "b"), 80)
    other = variant_of(page, "c", weight=10)
    answer = editor.post(f"/cms/pages/{other.pk}/edit/", variant_form(weight="60"))
    assert "at most 19 percent" in errors_of(answer)
    assert errors_of(editor.post(f"/cms/pages/{other.pk}/edit/", variant_form(weight="19"))) == ""


def test_the_share_of_what_is_live_counts_beside_a_smaller_draft(editor: Client) -> None:
    page = campaign()
    draft_of(variant_of(page, "b", weight=80), 10)
    assert "at most 19 percent" in errors_of(variant_added(editor, page, variant_form(weight="20")))


def test_a_share_that_is_scheduled_counts_though_a_newer_draft_is_smaller(editor: Client) -> None:
    page, tomorrow = campaign(), timezone.now() + timedelta(days=1)
    variant = variant_of(page, "b", weight=10)
    variant.go_live_at = tomorrow
    draft_of(variant, 80).publish()
    variant.go_live_at = None
    draft_of(variant, 10)
    assert "at most 19 percent" in errors_of(variant_added(editor, page, variant_form(weight="20")))


def test_all_but_one_percent_may_be_given_away(editor: Client) -> None:
    page = campaign()
    variant_of(page, "b", weight=60)
    assert errors_of(variant_added(editor, page, variant_form(weight="39"))) == ""


def test_its_own_share_does_not_count_against_a_variant(editor: Client) -> None:
    variant = variant_of(campaign(), weight=90)
    assert errors_of(editor.post(f"/cms/pages/{variant.pk}/edit/", variant_form(weight="95"))) == ""


@pytest.mark.parametrize("more", [{}, PUBLISH])
def test_after_the_letter_z_there_is_no_further_variant(editor: Client, more: dict[str, str]) -> None:
    """A draft was saved that no visitor could be shown; published at once, it answered 500."""
    page = campaign()
    for letter in LETTERS:
        variant_of(page, letter, weight=1)
    assert "a variant of each letter" in errors_of(
        variant_added(editor, page, variant_form(weight="1"), **more)
    )
    assert MarketingVariant.objects.child_of(page).count() == len(LETTERS)


def test_a_variant_is_not_copied_for_the_copy_had_no_letter(editor: Client) -> None:
    page = campaign()
    variant = variant_of(page)
    copy = {"new_title": "Copied", "new_slug": "b-2", "new_parent_page": str(page.pk)}
    editor.post(f"/cms/pages/{variant.pk}/copy/", copy)
    assert list(MarketingVariant.objects.child_of(page)) == [variant]


def test_a_campaign_is_copied_with_its_variants(editor: Client) -> None:
    page = campaign()
    variant_of(page)
    copy: dict[str, Any] = {"new_title": "Hip", "new_slug": "hip", "new_parent_page": page.get_parent().pk}
    assert editor.post(f"/cms/pages/{page.pk}/copy/", copy | {"copy_subpages": "on"}).status_code == 302
    copied = MarketingVariant.objects.child_of(MarketingPage.objects.get(slug="hip"))
    assert list(copied.values_list("slug", "weight")) == [("b", 30)]


def test_a_variant_counts_from_its_publication_to_its_end(editor: Client, client: Client) -> None:
    page = campaign()
    variant_added(editor, page, variant_form())
    assert VARIANTS_HEADER not in client.get(page.address).headers
    variant = MarketingVariant.objects.child_of(page).get()
    editor.post(f"/cms/pages/{variant.pk}/edit/", variant_form(**PUBLISH))
    assert client.get(page.address).headers[VARIANTS_HEADER] == "b=30"
    editor.post(f"/cms/pages/{variant.pk}/unpublish/")
    assert VARIANTS_HEADER not in client.get(page.address).headers


def test_variants_are_named_in_the_order_of_their_letters(client: Client) -> None:
    page = campaign()
    for letter, weight in (("d", 5), ("b", 10), ("c", 20)):
        variant_of(page, letter, weight=weight)
    assert client.get(page.address).headers[VARIANTS_HEADER] == "b=10,c=20,d=5"


def test_a_preview_shows_a_variant_at_the_address_of_its_page(editor: Client) -> None:
    variant = variant_of(campaign())
    preview = f"/cms/pages/{variant.pk}/edit/preview/"
    assert editor.post(preview, variant_form(title="Nobody has saved this")).json()["is_valid"]
    html = editor.get(preview).content.decode()
    assert "Nobody has saved this" in html
    assert 'rel="canonical" href="http://localhost:8000/campaigns/knee"' in html


def test_a_variant_has_no_address_and_no_slug_to_fill_in(editor: Client) -> None:
    variant = variant_of(campaign())
    assert set(editor.get(f"/cms/pages/{variant.pk}/edit/").context["form"].fields) >= {"weight", "lead"}
    assert "slug" not in editor.get(f"/cms/pages/{variant.pk}/edit/").context["form"].fields
    assert variant.get_admin_display_title() == "b: Variant b"


@pytest.mark.parametrize("change", ["publish", "weight", "unpublish", "delete"])
def test_a_change_of_a_variant_invalidates_the_page_it_is_shown_on(
    change: str, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    variant = variant_of(campaign())
    invalidate_pages()
    before = current_version()
    with django_capture_on_commit_callbacks(execute=True):
        match change:
            case "publish":
                variant.save_revision().publish()
            case "weight":
                variant.weight = 10
                variant.save()
            case "unpublish":
                variant.unpublish()
            case _:
                variant.delete()
    assert current_version() > before


@pytest.mark.parametrize(
    ("group", "may_publish"), [("Editors", True), ("Moderators", True), ("Medical reviewers", False)]
)
def test_who_may_add_marketing_pages_may_publish_and_end_them(group: str, may_publish: bool) -> None:
    user, page = someone_of(group), campaign()
    for one in (page, variant_of(page), CampaignIndexPage.objects.get(), MarketingFolder.objects.all()[0]):
        rights = one.permissions_for_user(user)
        assert (rights.can_publish(), rights.can_unpublish()) == (may_publish, may_publish), type(one)


def test_an_editor_who_left_publishes_nothing() -> None:
    user = someone_of("Editors")
    user.is_active = False
    assert not campaign().permissions_for_user(user).can_publish()


def test_the_right_to_publish_a_campaign_is_none_for_other_pages() -> None:
    page = InfoPage.objects.all()[0]
    assert not page.permissions_for_user(someone_of("Editors")).can_publish()


def test_the_menu_leads_to_the_campaigns(editor: Client) -> None:
    index = CampaignIndexPage.objects.get()
    assert editor.get("/cms/campaigns/").headers["Location"] == f"/cms/pages/{index.pk}/"


def test_without_an_index_the_menu_says_what_to_add(editor: Client) -> None:
    CampaignIndexPage.objects.get().delete()
    answer = editor.get("/cms/campaigns/", follow=True)
    assert "There is no page “Campaigns” yet" in answer.content.decode()


def test_the_campaigns_ask_for_a_login() -> None:
    assert Client().get("/cms/campaigns/").status_code == 302


@pytest.mark.parametrize(
    ("kind", "is_offered"), [("page", True), ("variant", False), ("index", False), ("info", False)]
)
def test_only_a_campaign_offers_a_variant(editor: Client, kind: str, is_offered: bool) -> None:
    page = campaign()
    pages: dict[str, Page] = {
        "page": page,
        "variant": variant_of(page),
        "index": CampaignIndexPage.objects.get(),
        "info": InfoPage.objects.all()[0],
    }
    html = editor.get(f"/cms/pages/{pages[kind].pk}/edit/").content.decode()
    assert ("Add a variant" in html) == is_offered


def test_who_may_not_add_is_offered_no_variant() -> None:
    page = campaign()
    reviewer = signed_in(someone_of("Medical reviewers"))
    assert "Add a variant" not in reviewer.get(f"/cms/pages/{page.pk}/edit/", follow=True).content.decode()
