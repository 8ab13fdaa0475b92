"""Passages by their words: what answers a question that names no page, and what does not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.chat.passage_index import PassageIndex, content_words
from sehat.chat.schemas import Passage
from sehat.core.folding import words


def passage(text: str, *, title: str = "Piles", heading: str = "", url: str = "/condition/piles") -> Passage:
    return Passage(
        text=text, title=title, heading=heading, section="about", url=url, lang="en", reviewed="",
        next_review="",
    )  # fmt: skip


BLOOD = passage("Bright red blood on the paper after passing stool.")
FIBRE = passage("Fibre and water keep the stool soft.", heading="What to eat")
STONES = passage(
    "A stone in the duct brings fever and pain.", title="Gallstones", url="/condition/gallstones"
)
KIDNEY = passage("Water flushes small stones out.", title="Kidney stones", url="/condition/kidney-stones")
INDEX = PassageIndex([BLOOD, FIBRE, STONES, KIDNEY])


def texts(question: str) -> list[str]:
    return [found.text for _, found in INDEX.best(content_words(question))]


def test_two_words_of_a_text_find_it() -> None:
    assert texts("why is there blood on the paper?") == [BLOOD.text]


@pytest.mark.parametrize("question", ["fever", "is there any blood?", "paper"])
def test_one_word_in_passing_answers_nothing(question: str) -> None:
    assert texts(question) == []


def test_one_word_of_a_title_is_enough() -> None:
    assert texts("gallstones") == [STONES.text]


def test_one_word_of_a_heading_is_enough() -> None:
    assert texts("what should I eat") == [FIBRE.text]


def test_a_title_counts_more_than_a_text() -> None:
    assert texts("kidney stones and water")[0] == KIDNEY.text


def test_a_question_about_something_else_finds_nothing_by_its_other_words() -> None:
    assert texts("dengue fever platelets transfusion") == []
    assert texts("visa for treatment abroad with blood on paper hotel flights") == []


def test_words_are_folded_as_everywhere() -> None:
    assert texts("Gallstone!") == texts("GALLSTONES") == [STONES.text]


def test_stop_words_ask_for_nothing() -> None:
    assert content_words("please tell me what is it") == set()
    assert INDEX.best(set()) == []


def test_an_index_without_passages_answers_nothing() -> None:
    assert PassageIndex([]).best({"piles", "blood"}) == []


@given(st.text(max_size=200))
def test_any_question_may_be_asked(question: str) -> None:
    found = INDEX.best(content_words(question))
    scores = [score for score, _ in found]
    assert scores == sorted(scores, reverse=True)
    assert all(score > 0 for score in scores)


@given(st.sampled_from([BLOOD, FIBRE, STONES, KIDNEY]))
def test_a_passage_is_found_first_by_all_of_its_words(one: Passage) -> None:
    query = set(words(f"{one.title} {one.heading} {one.text}"))
    assert INDEX.best(query)[0][1] == one


@given(st.sets(st.sampled_from(sorted(set(words(STONES.text)))), min_size=2), st.sets(st.text(max_size=8)))
def test_unknown_words_never_raise_a_score(known: set[str], others: set[str]) -> None:
    unknown = {f"x{number}" for number, _ in enumerate(others)}
    alone = {found.text: score for score, found in INDEX.best(known)}
    beside = {found.text: score for score, found in INDEX.best(known | unknown)}
    assert beside.keys() <= alone.keys()
    assert all(score == pytest.approx(alone[text]) for text, score in beside.items())
