"""GET /api/search/entities (spec section 7, decisions 4.4)."""

from __future__ import annotations

import pytest
from django.test import Client

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("index")]


def ask(client: Client, **query: str) -> list[object]:
    answer = client.get("/api/search/entities", query)
    assert answer.status_code == 200
    found: list[object] = answer.json()
    return found


def kinds(found: list[object]) -> set[str]:
    assert isinstance(found[0], list)
    return {entity["ArticleType"] for entity in found[0]}


def test_a_result_has_the_fields_of_the_contract(client: Client) -> None:
    found, total = ask(client, query="piles")
    assert isinstance(found, list)
    assert found[0] == {
        "ArticleType": "Condition", "Id": found[0]["Id"], "Name": "Piles", "Slug": "piles",
        "Url": "/condition/piles", "ImageUrl": "", "SubTitle": found[0]["SubTitle"], "CityName": "",
        "Icon": found[0]["Icon"],
    }  # fmt: skip
    assert isinstance(total, dict)
    assert total.pop("answers")[0] == {
        "name": "Piles", "url": "/condition/piles", "icon": found[0]["Icon"],
        "note": "Symptoms, treatment and when to see a doctor", "imageUrl": "", "lang": None,
    }  # fmt: skip
    assert total == {"total": len(found), "emergency": None, "onlyMentioned": False}


@pytest.mark.parametrize("query", ["", "ab", "  a   ", "कान", "\x00\x00\x00"])
def test_under_three_letters_nothing_is_searched(client: Client, query: str) -> None:
    assert ask(client, query=query) == [[]]


@pytest.mark.parametrize("query", ["chest pain", "सीने में दर्द", "seene  me dard", "word " * 60 + "chest pain"])
def test_what_cannot_wait_is_said_beside_the_results(client: Client, query: str) -> None:
    assert ask(client, query=query)[1]["emergency"]["numbers"][0]["number"] == "112"  # type: ignore[index]


@pytest.mark.parametrize(
    ("letter", "kind"),
    [("D", "Doctor"), ("H", "Hospital"), ("C", "Condition"), ("T", "Treatment"), ("P", "Department")],
)
def test_a_type_narrows(client: Client, letter: str, kind: str) -> None:
    query = {"D": "surgeon", "H": "hospital", "C": "stones", "T": "surgery", "P": "surgery"}[letter]
    assert kinds(ask(client, query=query, type=letter)) == {kind}


def test_white_space_counts_as_one_space(client: Client) -> None:
    assert ask(client, query=" kidney \t  stones ") == ask(client, query="kidney stones")


@pytest.mark.parametrize(
    "strange",
    [{"city": "999999"}, {"city": "x"}, {"city": "-1"}, {"city": "9" * 40}, {"type": "ZZ"}, {"type": "'"}],
)
def test_a_city_or_type_that_is_not_there_finds_in_all_india(client: Client, strange: dict[str, str]) -> None:
    assert kinds(ask(client, query="piles", **strange)) == kinds(ask(client, query="piles"))


@pytest.mark.parametrize("query", ["x" * 5000, '"+-*:()', "😀😀😀", "piles बवासीर мотыга", "' OR 1=1 --"])
def test_any_query_is_answered(client: Client, query: str) -> None:
    ask(client, query=query)


def test_a_question_about_a_price_is_suggested_a_row_with_rupees(client: Client) -> None:
    found, _ = ask(client, query="knee replacement cost mumbai", city="514")
    assert isinstance(found, list)
    (row,) = [entity for entity in found if entity["ArticleType"] == "Cost"]
    assert row["Name"] == "Total knee replacement cost in Mumbai"
    assert row["Url"] == "/mumbai/treatment/total-knee-replacement/cost"
    assert row["SubTitle"].startswith("₹1,75,000 – ₹3,80,000 in Mumbai, one knee")


def test_where_no_price_is_known_the_row_says_so_and_names_the_nearest(client: Client) -> None:
    found, _ = ask(client, query="knee replacement cost pune")
    assert isinstance(found, list)
    (row,) = [entity for entity in found if entity["ArticleType"] == "Cost"]
    assert row["SubTitle"].startswith("None published in Pune. Nearest: Mumbai, ₹1,75,000")


def test_the_name_of_a_treatment_has_its_price_in_the_chosen_city(client: Client) -> None:
    found, _ = ask(client, query="gallbladder removal", city="514")
    assert isinstance(found, list)
    kinds_in_order = list(dict.fromkeys(entity["ArticleType"] for entity in found))
    assert kinds_in_order[:2] == ["Treatment", "Cost"]


def test_a_misspelt_treatment_has_its_price_too(client: Client) -> None:
    found, _ = ask(client, query="nee replacment price", language="hi")
    assert isinstance(found, list)
    assert next(entity["Name"] for entity in found if entity["ArticleType"] == "Cost").endswith("का ख़र्च")


@pytest.mark.parametrize("query", ["piles", "knee pain", "urologist pune"])
def test_who_asks_no_price_is_told_none(client: Client, query: str) -> None:
    assert "Cost" not in kinds(ask(client, query=query))


@pytest.mark.parametrize("query", ["i want to die", "मैं मरना चाहता हूँ"])
def test_beside_gentle_words_nothing_is_found_and_nothing_is_sold(client: Client, query: str) -> None:
    found, told = ask(client, query=query)
    assert found == []
    assert isinstance(told, dict)
    assert (told["total"], told["answers"]) == (0, [])
    assert told["emergency"]["isGentle"]
