"""Staff read how a visitor came, and a stranger's words do nothing on their screen."""

from __future__ import annotations

import pytest
from django.test import Client
from django.utils.html import escape

from sehat.leads.models import Lead

pytestmark = pytest.mark.django_db


def page_of(desk: Client, attribution: dict[str, object]) -> str:
    lead = Lead.objects.create(name="Asha", country_code="+91", mobile="9810000001", attribution=attribution)
    return desk.get(f"/cms/leads/inspect/{lead.pk}/").content.decode()


def test_the_first_and_the_last_touch_are_shown_in_indian_time(desk: Client) -> None:
    html = page_of(
        desk,
        {
            "first_touch": {
                "at": "2026-11-20T20:30:00.000Z",
                "path": "/condition",
                "utm_source": "news",
            },
            "last_touch": {"at": "2026-11-21T20:30:00.000Z", "gclid": "Cj0"},
        },
    )
    assert html.index("First touch") < html.index("utm_source: news") < html.index("Last touch")
    assert "When: 21 November 2026, 2:00 am" in html
    assert "Page: /condition" in html


def test_markup_in_a_touch_is_text(desk: Client) -> None:
    html = page_of(desk, {"last_touch": {"at": "no time", "utm_source": "<script>alert(1)</script>"}})
    assert "<script>alert(1)" not in html
    assert "When: no time" in html


@pytest.mark.parametrize("at", ["9999-12-31T23:59:59Z", "0001-01-01T00:00:00+14:00", "2026-11-26", "२०२६"])
def test_a_moment_that_no_clock_of_ours_shows_closes_no_page(desk: Client, at: str) -> None:
    html = page_of(desk, {"last_touch": {"at": at, "gclid": "Cj0"}})
    assert "gclid: Cj0" in html
    assert ("When: 26 November 2026, 12:00 am" if at == "2026-11-26" else f"When: {escape(at)}") in html


def test_who_came_by_themselves_has_no_touch(desk: Client) -> None:
    assert "First touch" not in page_of(desk, {})
