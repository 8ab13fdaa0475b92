"""/authors shows two more forms, on white (spec section 2)."""

from __future__ import annotations

import pytest
from django.test import Client
from selectolax.lexbor import LexborHTMLParser

from sehat.rendering.tests.reading import attribute

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


def forms(client: Client, path: str) -> list[str]:
    tree = LexborHTMLParser(client.get(path).content)
    sent = tree.css(".lead-card--white form [name=leadFormVariant]")
    return [attribute(field, "value") for field in sent]


def test_the_authors_have_forms_5_and_6_and_no_other_page_has(client: Client) -> None:
    assert forms(client, "/authors") == ["5", "6"]
    assert forms(client, "/reviewers") == []


def test_each_of_the_two_has_a_title_of_its_own_and_a_button_that_fits(client: Client) -> None:
    tree = LexborHTMLParser(client.get("/authors").content)
    titles = [title.text() for title in tree.css(".lead-card--white h2")]
    buttons = [button.text(strip=True) for button in tree.css(".lead-card--white [type=submit]")]
    assert titles == ["Get a call back", "Find a doctor by city and speciality"]
    assert buttons == ["Get a call back", "Get a free call back"]
