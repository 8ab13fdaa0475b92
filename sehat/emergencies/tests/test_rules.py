"""How the lines of clinicians are read, and where the parts of a rule stand together."""

from __future__ import annotations

import pytest

from sehat.emergencies.recogniser import distance, following, nearest
from sehat.emergencies.rules import Phrase, part_phrases, read_line, split
from sehat.emergencies.tokens import Span


def test_a_line_is_parts_in_any_order_or_in_this_order() -> None:
    rule = read_line("heart", "sign", '[pain] + "left arm" > [now|person]')
    assert rule.parts == ("[pain]", '"left arm"', "[now|person]")
    assert rule.follows == (False, True)


@pytest.mark.parametrize(
    ("listed", "phrases"),
    [
        ("chest pain, heart", [("chest", "pain"), ("heart",)]),
        ("pain in the chest", [("pain", "chest")]),  # fillers go
        ("the pain", [("the", "pain")]),  # but not where one word alone would be left
        ("Café,\n\n ,pain ", [("cafe",), ("pain",)]),
        ("khud ki\n   jaan, dil", [("khud", "jaan"), ("dil",)]),  # a line ends, the phrase goes on
        ("", []),
    ],
)
def test_phrases_are_folded_and_without_fillers(listed: str, phrases: list[tuple[str, ...]]) -> None:
    assert list(split(listed)) == phrases


def test_lists_of_what_stands_beside_a_match_keep_every_word() -> None:
    assert list(split("what is the", keeps_fillers=True)) == [("what", "is", "the")]


def test_a_part_of_several_lists_is_met_by_any_of_them() -> None:
    pains: frozenset[Phrase] = frozenset([("pain",), ("dard",)])
    lists = {"pain": pains, "ache": frozenset([("ache",)])}
    assert part_phrases("[pain|ache]", lists) == {("pain",), ("dard",), ("ache",)}
    assert part_phrases('"left arm, jaw"', lists) == {("left", "arm"), ("jaw",)}
    with pytest.raises(KeyError):
        part_phrases("[nothing]", lists)


ONE = Span(10, 12, 0)


@pytest.mark.parametrize(
    ("other", "apart"),
    [(Span(12, 13, 0), 0), (Span(15, 16, 0), 3), (Span(4, 8, 0), 2), (Span(11, 14, 0), -1)],
)
def test_distance_is_the_words_between_whichever_comes_first(other: Span, apart: int) -> None:
    assert distance(ONE, other) == distance(other, ONE) == apart


@pytest.mark.parametrize(("start", "is_met"), [(12, True), (15, True), (16, False), (9, False), (11, False)])
def test_what_follows_comes_soon_after_and_never_before(start: int, is_met: bool) -> None:
    assert (following([Span(start, start + 1, 0)], ONE) is not None) is is_met


def test_the_nearest_part_is_one_that_nothing_else_is_made_of() -> None:
    near, far, taken = Span(13, 14, 0), Span(5, 6, 0), Span(12, 13, 0)
    assert nearest([far, ONE, taken, near], [ONE, taken]) == near
    assert nearest([ONE], [ONE]) is None
    assert nearest([Span(30, 31, 1)], [ONE]) is None
    assert nearest([], [ONE]) is None
