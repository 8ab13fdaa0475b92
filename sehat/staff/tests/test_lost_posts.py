"""A button that is pressed as the session has ended, and an address that only a form leads to."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client

from sehat.staff.tests.people import signed_in, someone_of

pytestmark = pytest.mark.django_db
HERE = "http://testserver"


def next_of(client: Client, path: str, referer: str) -> str:
    answer = client.post(path, headers={"Referer": referer})
    assert answer.status_code == 302
    assert urlsplit(answer.headers["Location"]).path == "/cms/login/"
    return parse_qs(urlsplit(answer.headers["Location"]).query)["next"][0]


@pytest.mark.parametrize(
    ("referer", "page"),
    [
        (f"{HERE}/cms/leads/work/SP-1/", "/cms/leads/work/SP-1/"),
        (f"{HERE}/cms/desk/?view=mine&city=pune", "/cms/desk/?view=mine&city=pune"),
        ("", "/cms/"),
        (f"{HERE}/faq", "/cms/"),
        ("https://evil.example/cms/desk/", "/cms/"),
        ("//evil.example/cms/desk/", "/cms/"),
        ("http://[/cms/", "/cms/"),
    ],
)
def test_after_the_login_one_is_where_the_button_was(client: Client, referer: str, page: str) -> None:
    """It led to what the form was sent to, which is no page: an empty one came."""
    assert next_of(client, "/cms/leads/hold/SP-1/", referer) == page


def test_the_login_says_that_nothing_was_done(client: Client) -> None:
    answer = client.post("/cms/desk/next/", headers={"Referer": f"{HERE}/cms/desk/"}, follow=True)
    assert "Nothing was done: your session had ended." in answer.content.decode()


def test_what_an_open_page_asks_by_itself_is_not_told(client: Client) -> None:
    client.post("/cms/leads/renew/SP-1/", headers={"Sec-Fetch-Mode": "cors"})
    assert "Nothing was done" not in client.get("/cms/login/").content.decode()


def test_a_page_that_is_asked_for_as_ever_is_where_one_comes_to(client: Client) -> None:
    answer = client.get("/cms/leads/?q=asha", headers={"Referer": f"{HERE}/cms/desk/"})
    assert answer.headers["Location"] == "/cms/login/?next=/cms/leads/%3Fq%3Dasha"


@pytest.mark.parametrize("path", ["/cms/desk/next/", "/cms/erasures/look/", "/cms/leads/hold/SP-1/"])
def test_what_only_a_form_leads_to_leads_to_the_first_page(path: str) -> None:
    lata = signed_in(someone_of("Lead managers", "lata"))
    answer = lata.get(path, follow=True)
    assert answer.redirect_chain == [("/cms/", 302)]
    assert "that is no page of its own" in answer.content.decode()
    assert lata.head(path).status_code == 405
