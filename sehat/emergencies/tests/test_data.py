"""The data that clinicians keep: rules that can be read, and an answer for each category in two languages."""

from __future__ import annotations

import re

import pytest

from sehat.core.schemas import Language
from sehat.emergencies.answers import answer_of, emergency_answer
from sehat.emergencies.rules import Rule, categories, read_line, rule_book
from sehat.emergencies.tokens import DATA

LANGUAGES: tuple[Language, ...] = ("en", "hi")


def test_each_category_has_a_place_in_the_order() -> None:
    assert sorted(categories()) == sorted(path.stem for path in (DATA / "categories").iterdir())


@pytest.mark.parametrize("category", categories())
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_says_what_to_do_and_which_number_to_call(category: str, language: Language) -> None:
    answer = answer_of(category, language)
    assert answer.title
    assert answer.now
    assert answer.first_aid
    assert {one.number for one in answer.numbers} >= {"112"}
    assert all(one.label for one in answer.numbers)
    in_hindi = [bool(re.search("[ऀ-ॿ]", text)) for text in (answer.title, answer.first_aid, *answer.now)]
    assert in_hindi == [language == "hi"] * len(in_hindi)


@pytest.mark.parametrize("category", categories())
def test_both_languages_say_as_much(category: str) -> None:
    english, hindi = answer_of(category, "en"), answer_of(category, "hi")
    assert len(english.now) == len(hindi.now)
    assert [one.number for one in english.numbers] == [one.number for one in hindi.numbers]


@pytest.mark.parametrize("rule", rule_book().rules, ids=lambda rule: f"{rule.category}: {rule.line}"[:80])
def test_each_rule_names_its_kind(rule: Rule) -> None:
    assert rule.kind in {"plea", "sign", "name"}


@pytest.mark.parametrize("line", ["", "chest + [pain]", "[chest] [pain]", "[chest] +", "+ [pain]"])
def test_a_line_that_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"cannot read|one sign"):
        read_line("heart", "sign", line)


def test_the_helpline_stands_where_somebody_may_harm_themself() -> None:
    for text in ("i want to die", "took an overdose", "i cut my wrist and want to die, blood won't stop"):
        answer = emergency_answer(text)
        assert answer
        assert "14416" in {one.number for one in answer.numbers}


def test_children_in_danger_have_their_own_number() -> None:
    answer = emergency_answer("a child is being beaten")
    assert answer
    assert "1098" in {one.number for one in answer.numbers}


def test_self_harm_is_answered_gently() -> None:
    assert emergency_answer("suicide").is_gentle  # type: ignore[union-attr]
    assert not emergency_answer("chest pain").is_gentle  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "page", "language"),
    [("chest pain", "en", "en"), ("seene me dard", "hi", "hi"), ("सीने में दर्द", "en", "hi")],
)
def test_the_answer_speaks_the_language_of_the_question(text: str, page: Language, language: str) -> None:
    assert emergency_answer(text, page).language == language  # type: ignore[union-attr]
