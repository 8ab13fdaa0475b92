"""The privacy page says how long things are kept from the settings that delete them."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from pytest_django import Settings

from sehat.content.page_parts.retention_times import SETTINGS, in_words, with_retention_times
from sehat.core.schemas import Language


@pytest.mark.parametrize(
    ("days", "language", "words"),
    [
        (1, "en", "1 day"),
        (1, "hi", "1 दिन"),
        (30, "en", "30 days"),
        (90, "en", "90 days"),
        (365, "en", "12 months"),
        (730, "en", "24 months"),
        (400, "en", "400 days"),
        (1095, "hi", "36 महीने"),
        (7, "hi", "7 दिन"),
    ],
)
def test_days_are_told_in_words(days: int, language: Language, words: str) -> None:
    assert in_words(days, language) == words


def test_what_is_no_setting_stays_as_it_is() -> None:
    assert with_retention_times("{nothing} {0} {", "en") == "{nothing} {0} {"


@pytest.mark.django_db
def test_the_privacy_page_follows_the_settings(client: Client, settings: Settings) -> None:
    for number, name in enumerate(SETTINGS.values()):
        setattr(settings, name, 41 + number)
    page = client.get("/privacy").content.decode()
    for number in range(len(SETTINGS)):
        assert f"{41 + number} days" in page
    assert not re.search(r"\{[a-z]+_kept\}", page)
