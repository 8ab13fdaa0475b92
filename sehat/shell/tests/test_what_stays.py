"""What is answered when the database, the network, the build or a page is away."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from urllib.parse import quote

import pytest
from django.conf import LazySettings
from django.db import OperationalError
from django.test import Client, RequestFactory
from PIL import Image
from selectolax.lexbor import LexborHTMLParser

from sehat.campaigns.tests.rows import campaign
from sehat.content.models import InfoPage
from sehat.rendering.schemas import PageContext, PageSubject
from sehat.rendering.share_image import SIZE, image_url
from sehat.rendering.tests.reading import links, page_at, robots, words
from sehat.shell.error_views import server_error
from sehat.shell.models import PageTier
from sehat.shell.reports.broken_links import broken_links
from sehat.shell.tiers import with_tier


def locked() -> None:
    raise OperationalError("database is locked")


def away(path: str) -> tuple[int, str, str]:
    """Status, the time to come again and the words of a view that found its database locked or away."""
    try:
        locked()
    except OperationalError:
        answer = server_error(RequestFactory().get(path))
    return answer.status_code, answer.headers["Retry-After"], answer.content.decode()


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/condition/piles", "We cannot answer this just now"),
        ("/hi/condition/piles", "हम अभी जवाब नहीं दे पा रहे हैं"),
    ],
)
def test_a_database_that_is_away_is_no_fault_of_the_visitor_and_may_be_back_in_a_moment(
    path: str, said: str
) -> None:
    status, seconds, html = away(path)
    assert (status, seconds) == (503, "10")
    tree = LexborHTMLParser(html)
    assert said in words(tree, "h1")
    assert "tel:112" in links(tree, "a")


def test_a_call_to_a_database_that_is_away_is_answered_in_json() -> None:
    status, seconds, body = away("/api/lead/submit")
    assert (status, seconds) == (503, "10")
    assert '"code": "503"' in body


@pytest.mark.django_db
@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize(
    ("path", "title"), [("/offline", "There is no network"), ("/hi/offline", "इंटरनेट नहीं चल रहा है")]
)
def test_the_page_for_no_network_is_kept_before_it_is_wanted_and_in_no_search_engine(
    client: Client, path: str, title: str
) -> None:
    tree = page_at(client, path)
    assert words(tree, "main h1") == title
    assert robots(tree) == "noindex"
    assert len(links(tree, "main .lost nav a")) == 2


def test_a_shared_link_shows_its_title_as_a_picture_for_good(client: Client, settings: LazySettings) -> None:
    address = image_url("Piles, बवासीर & more").removeprefix(settings.SITE_URL)
    answer = client.get(address)
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "image/png")
    assert "immutable" in answer.headers["Cache-Control"]
    assert Image.open(BytesIO(answer.content)).size == SIZE


def test_nobody_has_us_draw_other_words(client: Client, settings: LazySettings, db: None) -> None:
    signature = image_url("Piles").removeprefix(f"{settings.SITE_URL}/share/").partition("/")[0]
    assert client.get(f"/share/{signature}/{quote('Buy here')}.png").status_code == 404


def test_without_a_build_there_is_no_service_worker(
    client: Client, settings: LazySettings, tmp_path: Path, db: None
) -> None:
    settings.FRONTEND_DIST = tmp_path
    assert client.get("/sw.js").status_code == 404


@pytest.mark.django_db
def test_a_page_with_a_tier_of_its_own_keeps_it_whatever_the_table_says() -> None:
    PageTier.objects.create(page_type="Condition", tier=1)
    own = PageContext(page_type="Condition", page_name="", path="/x", subject=PageSubject(tier=2))
    assert with_tier(own).subject.tier == 2
    usual = own.model_copy(update={"subject": PageSubject()})
    assert with_tier(usual).subject.tier == 1


@pytest.mark.django_db
def test_a_campaign_that_leads_to_a_page_of_ours_that_is_gone_is_reported(settings: LazySettings) -> None:
    page = InfoPage.objects.get(slug="careers")
    campaign(title="Knee", success_redirection=f"{settings.SITE_URL}/careers")
    assert list(broken_links()) == []
    page.unpublish()
    [link] = broken_links()
    assert (link.where, link.to) == ("Campaign “Knee”, after a request", f"{settings.SITE_URL}/careers")
