"""Addresses that pages had before lead on; any other that is not there costs no query to find that out."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from wagtail.contrib.redirects.models import Redirect

from sehat.shell import old_addresses

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


@pytest.fixture
def redirects() -> None:
    for old in ("/old-piles", "/old-list?page=2", "/पुराना"):
        Redirect.add_redirect(old, redirect_to="/condition/piles", is_permanent=True)


@pytest.mark.usefixtures("redirects")
@pytest.mark.parametrize(
    "asked",
    [
        "/old-piles",
        "/old-piles?utm_source=x",
        "/old-list?page=2",
        "/%E0%A4%AA%E0%A5%81%E0%A4%B0%E0%A4%BE%E0%A4%A8%E0%A4%BE",
    ],
)
def test_an_old_address_leads_on(client: Client, asked: str) -> None:
    answer = client.get(asked)
    assert (answer.status_code, answer.headers["Location"]) == (301, "/condition/piles")


@pytest.mark.usefixtures("redirects")
@pytest.mark.parametrize("asked", ["/made-up", "/old-list", "/old-list?page=3", "/media/made-up.jpg", "/%00"])
def test_a_made_up_address_asks_for_no_redirect(client: Client, asked: str) -> None:
    client.get("/made-up-before")
    with CaptureQueriesContext(connection) as caught:
        assert client.get(asked).status_code == 404
    asked_for = [
        query["sql"] for query in caught if "redirect" in query["sql"] or "wagtailcore_site" in query["sql"]
    ]
    assert asked_for == []


@pytest.mark.usefixtures("redirects")
def test_more_than_can_be_held_are_asked_for_each_time(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(old_addresses, "MOST_HELD", 2)
    assert client.get("/old-piles").status_code == 301
    assert client.get("/made-up").status_code == 404


def test_a_new_redirect_counts_at_once(client: Client) -> None:
    assert client.get("/moved").status_code == 404
    Redirect.add_redirect("/moved", redirect_to="/faq", is_permanent=False)
    assert client.get("/moved").status_code == 302
