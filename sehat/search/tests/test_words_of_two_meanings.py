"""A word that our own pages or a treatment are called by is heard as that where nothing else is meant."""

from __future__ import annotations

import pytest

from sehat.search.understanding import understand

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("index")]


def first(query: str) -> str:
    answers = understand(query).answers()
    return answers[0].url if answers else ""


@pytest.mark.parametrize(
    ("query", "url"),
    [
        ("register my hospital on your site", "/partner-with-us"),
        ("my partner has piles", "/condition/piles"),
        ("saved hospitals", "/shortlist"),
        ("compare hospitals pune", "/pune#hospitals"),  # no “company”
        ("sleeve operation weight loss cost", "/treatment/sleeve-gastrectomy"),
        ("knee sleeve", "/condition/knee-osteoarthritis"),
        ("join pain", "/condition/knee-osteoarthritis"),  # a slip for joint
        ("dusre doctor ki salah operation se pehle", "/services/second-opinion"),
        ("doctor ki salah", "/doctors"),
    ],
)
def test_what_is_meant_comes_first(query: str, url: str) -> None:
    assert first(query).split("?")[0].removesuffix("/cost") == url


@pytest.mark.parametrize(
    ("query", "url"),
    [
        ("moothra kallu", "/condition/kidney-stones"),
        ("wife 34 amh low what are options", "/department/fertility"),
        ("kannu operation bengaluru", "/bengaluru/doctors/ophthalmology"),
        ("tailbone ke upar phoda baar baar", "/condition/pilonidal-sinus"),
    ],
)
def test_as_people_of_other_languages_say_it(query: str, url: str) -> None:
    assert first(query).split("?")[0] == url
