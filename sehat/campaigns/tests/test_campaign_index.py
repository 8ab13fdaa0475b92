"""/campaigns names the campaigns there are, and nothing that a visitor may not read."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.test import Client, RequestFactory
from pytest_django import DjangoAssertNumQueries
from wagtail.models import PageViewRestriction

from sehat.campaigns.models import CampaignIndexPage, MarketingFolder, MarketingPage
from sehat.campaigns.pages.campaign_index import campaign_index_page
from sehat.campaigns.tests.rows import campaign, variant_of
from sehat.rendering.tests.reading import page_at

pytestmark = pytest.mark.django_db


def named() -> list[str | None]:
    """The addresses on the page, in their order."""
    index = CampaignIndexPage.objects.get()
    return [tile.link.url for tile in campaign_index_page(index, RequestFactory().get("/")).campaigns]


def test_the_newest_campaign_stands_first() -> None:
    for slug, day in (("old", 1), ("new", 3), ("between", 2)):
        campaign(slug=slug, first_published_at=datetime(2030, 1, day, tzinfo=UTC))
    own = [url for url in named() if url in {"/campaigns/old", "/campaigns/new", "/campaigns/between"}]
    assert own == ["/campaigns/new", "/campaigns/between", "/campaigns/old"]


def test_a_tile_has_the_title_and_the_promise() -> None:
    campaign(title="Knee, step by step", lead="You decide.")
    page = campaign_index_page(CampaignIndexPage.objects.get(), RequestFactory().get("/"))
    tile = next(one for one in page.campaigns if one.link.url == "/campaigns/knee")
    assert (tile.link.label, tile.lead) == ("Knee, step by step", "You decide.")


def test_a_draft_is_not_named() -> None:
    campaign(live=False)
    assert "/campaigns/knee" not in named()


def test_a_private_campaign_is_not_named() -> None:
    page = campaign()
    assert "/campaigns/knee" in named()
    PageViewRestriction.objects.create(page=page, restriction_type="login")
    assert "/campaigns/knee" not in named()


def test_a_brand_elsewhere_in_the_tree_and_a_variant_are_not_named() -> None:
    variant_of(campaign())
    urls = named()
    assert not [url for url in urls if url and url.startswith("/marketing")]
    assert "/campaigns/knee/b" not in urls


@pytest.mark.usefixtures("renderer")
def test_without_a_campaign_the_page_is_still_one(client: Client) -> None:
    MarketingPage.objects.child_of(CampaignIndexPage.objects.get()).delete()
    assert page_at(client, "/campaigns").css_first("h1")


def test_ten_campaigns_take_one_query(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    for number in range(10):
        campaign(slug=f"knee-{number}")
    index, request = CampaignIndexPage.objects.get(), RequestFactory().get("/")
    campaign_index_page(index, request)  # whether any page is private is cached
    with django_assert_num_queries(1):
        campaign_index_page(index, request)


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_a_campaign_is_read_and_nothing_else(client: Client, method: str) -> None:
    campaign()
    assert getattr(client, method)("/campaigns/knee").status_code == 405


@pytest.mark.usefixtures("renderer")
def test_a_private_campaign_asks_for_its_login_and_no_cache_holds_it(admin_client: Client) -> None:
    page = campaign()
    variant_of(page)
    PageViewRestriction.objects.create(page=page, restriction_type="login")
    answer = Client().get("/campaigns/knee")
    assert answer.status_code == 302
    assert "/login/" in answer.headers["Location"]
    own = admin_client.get("/campaigns/knee")
    assert own.headers["Cache-Control"].startswith("private, no-store")
    assert "X-Variants" not in own.headers


def test_there_is_one_index_and_no_second() -> None:
    home = CampaignIndexPage.objects.get().get_parent()
    assert not CampaignIndexPage.can_create_at(home)


def test_a_campaign_stands_below_home_a_folder_or_the_index_alone() -> None:
    names = {model.__name__ for model in MarketingPage.allowed_parent_page_models()}
    assert names == {"HomePage", "MarketingFolder", "CampaignIndexPage"}
    assert {model.__name__ for model in MarketingFolder.allowed_subpage_models()} == {
        "MarketingFolder",
        "MarketingPage",
    }


def test_one_whose_first_day_nobody_knows_stands_after_those_that_have_one() -> None:
    """A script adds one so. PostgreSQL put it before the newest, SQLite behind the oldest."""
    campaign(slug="of-a-script", first_published_at=None)
    campaign(slug="dated", first_published_at=datetime(2020, 1, 1, tzinfo=UTC))
    own = [url for url in named() if url in {"/campaigns/of-a-script", "/campaigns/dated"}]
    assert own == ["/campaigns/dated", "/campaigns/of-a-script"]
