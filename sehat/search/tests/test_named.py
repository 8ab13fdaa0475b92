"""Whether a name is what was typed: each word, nearly each, the last one begun. No index, no database."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.search.chips import part_chips, without
from sehat.search.engine import PER_GROUP
from sehat.search.named import has_all, is_like, tells, words_alike, words_in
from sehat.search.parser.parts import Match, ParsedQuery, Part
from sehat.search.parser.spelling import Spelling, stem_of
from sehat.search.parser.wishes import listed
from sehat.search.schemas import Entity

SPELLING = Spelling(["knee", "kidney", "stone", "hernia", "ghutna", "घुटने", "gynecologist"], ["need", "known"])
WORDS = st.text("aeioughkmnst", min_size=1, max_size=14)


@pytest.mark.parametrize(
    ("said", "is_named"),
    [
        (("asha",), True),
        (("asha", "rao"), True),
        (("rao", "asha"), True),
        (("asha", "ra"), True),  # the last is still being typed
        (("ash",), True),
        (("as",), False),  # two letters alone begin too many names
        (("as", "rao"), False),  # only the last may be begun
        (("asha", "iyer"), False),
    ],
)
def test_a_name_has_all_the_words_and_may_be_typed_on(said: tuple[str, ...], is_named: bool) -> None:
    assert has_all("Dr Asha Rao", said) is is_named


@pytest.mark.parametrize(
    ("said", "alike"),
    [
        (("gallbladder", "removal"), 2),
        (("galbladder", "removl"), 2),  # each nearly
        (("gallbladder", "stones"), 1),
        (("ka", "removal"), 1),  # two letters are like anything
        (("heart",), 0),
        ((), 0),
    ],
)
def test_words_count_that_sound_nearly_like_those_of_a_name(said: tuple[str, ...], alike: int) -> None:
    assert words_alike("Gallbladder removal", said) == alike


def test_half_of_the_words_make_a_name_alike() -> None:
    assert is_like("Kidney stones", ("kidney", "trouble"))
    assert not is_like("Kidney stones", ("kidney", "trouble", "today"))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Chest pain", ("tooth", "pain")),  # a tooth is a word, and none of the name
        ("Kidney function test", ("dengue", "test")),
        ("CT scan head", ("dexa", "scan")),  # what many tests are called tells none of them
        ("Blood sugar (fasting)", ("blood", "cancer")),
    ],
)
def test_a_name_is_not_alike_by_what_it_shares_with_many(name: str, said: tuple[str, ...]) -> None:
    assert not is_like(name, said)


def test_a_test_is_alike_by_what_it_looks_at() -> None:
    assert is_like("MRI knee", ("mri", "scan"))
    assert is_like("Pap smear", ("smear", "test"))


def test_of_as_many_words_the_earlier_ones_say_more() -> None:
    said = ("mri", "scan")
    assert max(["CT scan", "MRI knee"], key=lambda name: words_in(name, said)) == "MRI knee"


def test_one_word_that_many_pages_say_tells_nothing() -> None:
    many = cast("list[Entity]", [None] * PER_GROUP)
    assert not tells(("child",), many)
    assert tells(("child", "fever"), many)
    assert tells(("snoring",), many[1:])


def test_words_of_what_no_page_is_about_tell_nothing() -> None:
    assert not tells(("tuberculosis",), [])
    assert not tells(("cold", "cough"), [])
    assert not tells(("tooth", "pain"), [])
    assert tells(("breast", "cancer"), [])


CITY = Match(Part("city", "pune", "Pune", "पुणे"), frozenset({3}))
KNEE = Match(Part("treatment", "knee", "Knee replacement"), frozenset({0, 1}))
GUESS = Match(Part("condition", "piles", "Piles"))
QUERY = ParsedQuery(("knee", "replacement", "in", "pune"), (CITY, KNEE, GUESS))


@pytest.mark.parametrize(
    ("pieces", "of", "left"),
    [
        (("knee", "replacement", "in", "pune"), {3}, "knee replacement"),
        (("pune", "mein", "knee"), {0}, "knee"),
        (("knee", "in", "pune"), {0}, "in pune"),
        (("pune",), {0}, ""),
        (("in", "pune", "in", "pune"), {1}, "in pune"),
    ],
)
def test_a_part_goes_with_the_words_that_lead_to_it(pieces: tuple[str, ...], of: set[int], left: str) -> None:
    assert without(ParsedQuery(pieces), Match(CITY.part, frozenset(of))) == left


def test_what_was_guessed_has_no_chip_and_cannot_be_taken_away() -> None:
    chips = part_chips(QUERY, "/search?q={}".format)
    assert [chip.url for chip in chips] == ["/search?q=knee replacement", "/search?q=in pune"]


def test_the_first_part_of_a_kind_is_by_the_order_of_the_kinds_asked_for() -> None:
    assert QUERY.part("treatment", "city") == KNEE.part
    assert QUERY.part("city", "treatment") == CITY.part
    assert QUERY.part("doctor") is None
    assert [part.key for part in QUERY.parts("condition", "city")] == ["pune", "piles"]


def test_a_part_is_called_by_its_hindi_name_where_it_has_one() -> None:
    assert (CITY.part.display_name("hi"), KNEE.part.display_name("hi")) == ("पुणे", "Knee replacement")


@pytest.mark.parametrize(
    ("typed", "may_be"),
    [
        ("knee", {"knee"}),
        ("kidny", {"kidney"}),
        ("hernea", {"hernia"}),
        ("ghutne", {"ghutna", "घुटने"}),
        ("gynaecologist", {"gynecologist"}),
        ("need", set()),  # an ordinary word, one letter from knee
        ("", set()),
        ("knee" * 20, set()),
    ],
)
def test_a_typed_word_may_be_these(typed: str, may_be: set[str]) -> None:
    assert SPELLING.candidates(typed) == may_be


def test_a_word_that_is_typed_on_is_known_from_its_fourth_letter() -> None:
    assert SPELLING.begun("kidn") == {"kidney"}
    assert SPELLING.begun("kid") == frozenset()
    assert SPELLING.begun("zzzz") == frozenset()


@pytest.mark.parametrize(
    ("word", "stem"), [("ghutna", "ghutn"), ("ghutne", "ghutn"), ("घुटने", "घुटन"), ("dard", ""), ("aa", "")]
)
def test_a_hindi_word_has_a_stem_where_it_is_inflected(word: str, stem: str) -> None:
    assert stem_of(word) == stem


@given(WORDS)
def test_any_word_may_be_typed(word: str) -> None:
    assert SPELLING.candidates(word) <= {*SPELLING.words}
    assert SPELLING.begun(word) <= {*SPELLING.words}


def test_phrases_of_a_list_are_tidy_and_never_empty() -> None:
    assert listed(" near   me, ,\n closest,") == ["near me", "closest"]
