"""The suggestions on a page in Hindi."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


def suggested(client: Client, query: str, **more: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/search/entities", {"query": query, **more}).json()[0]
    return found


def test_they_are_the_same_results_by_their_hindi_names(client: Client) -> None:
    english, hindi = (suggested(client, "बवासीर", **more) for more in ({}, {"language": "hi"}))
    assert [row["Url"].removeprefix("/hi") for row in hindi] == [
        row["Url"].removeprefix("/hi") for row in english
    ]
    assert hindi[0]["Url"] == "/hi/condition/piles"
    by_kind = {row["ArticleType"]: row for row in hindi[::-1]}
    assert (by_kind["Condition"]["Name"], by_kind["Condition"]["SubTitle"]) == ("बवासीर", "गुदा रोग")
    assert by_kind["Treatment"]["Name"] == "बवासीर का लेज़र ऑपरेशन"
    assert by_kind["Department"]["Name"] == "गुदा रोग"


def test_people_and_hospitals_keep_their_names_and_their_places_are_hindi(client: Client) -> None:
    [doctor] = suggested(client, "Kavita Raghunathan", type="D", language="hi")[:1]
    assert (doctor["Name"], doctor["CityName"]) == ("डॉ. कविता रघुनाथन", "दिल्ली एनसीआर")
    [hospital] = suggested(client, "Nirmal Multispeciality", type="H", language="hi")[:1]
    assert hospital["Name"] == "Nirmal Multispeciality Hospital"
    assert hospital["SubTitle"] == "साकेत, दिल्ली एनसीआर"


def test_any_other_language_is_english(client: Client) -> None:
    assert suggested(client, "piles", language="xx") == suggested(client, "piles")
