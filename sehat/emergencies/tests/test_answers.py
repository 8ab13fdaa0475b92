"""What is said first where a text tells of several emergencies, or of somebody who may harm themself."""

from __future__ import annotations

import re

import pytest

from sehat.emergencies.answers import answer_of, emergency_answer, number_labels, pages_about
from sehat.emergencies.rules import categories
from sehat.emergencies.schemas import EmergencyAnswer


def answer_to(text: str) -> EmergencyAnswer:
    answer = emergency_answer(text)
    assert answer is not None
    return answer


def numbers(answer: EmergencyAnswer) -> list[str]:
    return [one.number for one in answer.numbers]


@pytest.mark.parametrize("text", ["knee pain", "which doctor for piles", "", "   ", "घुटने का दर्द"])
def test_without_an_emergency_nothing_is_said(text: str) -> None:
    assert emergency_answer(text) is None
    assert pages_about(text) == ()


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("chest pain and she cannot breathe", "breathing"),
        ("she cannot breathe, and chest pain", "breathing"),  # whichever is typed first
        ("stroke and heavy bleeding", "stroke"),
        ("bleeding heavily and i want to die", "self-harm"),
        ("i want to die, chest pain", "heart"),
    ],
)
def test_of_several_the_one_that_kills_soonest_is_answered(text: str, first: str) -> None:
    assert answer_to(text).title == categories()[first]["answer"]["en"]["title"]


@pytest.mark.parametrize(
    "text",
    [
        "chest pain and i want to die",
        "cannot breathe and i want to end my life",
        "seene me dard, marna chahta hu",
    ],
)
def test_who_wants_to_die_is_told_the_helpline_beside_any_other_answer_and_gently(text: str) -> None:
    answer = answer_to(text)
    assert numbers(answer) == ["112", "108", "14416"]
    assert answer.is_gentle


def test_the_helpline_stands_once_and_first_where_self_harm_is_all() -> None:
    answer = answer_to("i want to die")
    assert numbers(answer) == ["14416", "112"]
    assert answer.is_gentle


@pytest.mark.parametrize("text", ["chest pain", "snake bite", "she is having fits"])
def test_the_helpline_is_for_nobody_else(text: str) -> None:
    answer = answer_to(text)
    assert "14416" not in numbers(answer)
    assert not answer.is_gentle


def test_one_answer_beside_self_harm_leaves_no_helpline_in_the_next() -> None:
    assert "14416" in numbers(answer_to("chest pain and i want to die"))
    assert "14416" not in numbers(answer_to("chest pain"))
    assert "14416" not in categories()["heart"]["answer"]["numbers"]


@pytest.mark.parametrize("category", categories())
def test_only_the_answer_to_self_harm_is_gentle_by_itself(category: str) -> None:
    assert answer_of(category, "en").is_gentle is (category == "self-harm")


def test_an_answer_is_that_of_its_category_in_the_language_that_is_asked_for() -> None:
    told = categories()["heart"]["answer"]["hi"]
    answer = answer_of("heart", "hi")
    assert (answer.title, answer.now, answer.first_aid) == (told["title"], told["now"], told["first_aid"])
    assert [one.label for one in answer.numbers] == [number_labels()[one]["hi"] for one in ("112", "108")]
    with pytest.raises(KeyError):
        answer_of("boredom", "en")


def test_pages_to_read_come_in_the_order_of_what_counts_most() -> None:
    assert pages_about("chest pain and she cannot breathe") == (
        "breathlessness",
        "chest-pain",
        "coronary-artery-disease",
    )
    assert pages_about("snake bite") == ()


@pytest.mark.parametrize(("text", "word"), [("sugar 45", "sugar"), ("शुगर 600 हो गई", "शुगर")])
def test_who_tells_a_blood_sugar_is_answered_of_it_and_to_stay_with_them(text: str, word: str) -> None:
    answer = answer_to(text)
    assert word in answer.title
    assert re.search("^(Stay with them|उनके साथ रहें)", answer.now[0])
    assert re.search("^(If they|अगर)", answer.first_aid), "what to press is for who does not breathe"
