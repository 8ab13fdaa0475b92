"""The contact page names who answers for the data of visitors, from the settings."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import Settings

from sehat.content.page_parts.identity import SETTINGS
from sehat.rendering.tests.reading import page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


@pytest.mark.parametrize("path", ["/contact-us", "/hi/contact-us"])
def test_the_contact_page_says_who_it_is(client: Client, settings: Settings, path: str) -> None:
    for name in SETTINGS.values():
        setattr(settings, name, f"the {name.lower()}")
    said = words(page_at(client, path), "main")
    assert all(f"the {name.lower()}" in said for name in SETTINGS.values())


@pytest.mark.parametrize(
    ("path", "missing"),
    [("/contact-us", "to be named by the site owner"), ("/hi/contact-us", "साइट के मालिक बताएँगे")],
)
def test_what_is_not_set_is_said_to_be_missing(client: Client, path: str, missing: str) -> None:
    assert words(page_at(client, path), "main").count(missing) == len(SETTINGS)


@pytest.mark.parametrize(("path", "said"), [("/contact-us", "15 days"), ("/hi/contact-us", "15 दिन")])
def test_a_complaint_about_what_others_wrote_has_its_own_times(client: Client, path: str, said: str) -> None:
    assert said in words(page_at(client, path), "main")
