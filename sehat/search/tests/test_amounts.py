"""Amounts as people write them in a search, and pages of namesakes while there is no index."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.india import rupees
from sehat.directory.models import Doctor, Hospital
from sehat.search import database
from sehat.search.engine import Window
from sehat.search.parser.numbers import HIGHEST_FEE, LOWEST_FEE
from sehat.search.parser.tokens import tokens_of
from sehat.search.queries import clean_query, is_too_short
from sehat.search.schemas import Kind
from sehat.search.tests.test_reading import parts, read
from sehat.search.understanding import read_words

WAYS = ("under {}", "{} tak", "{} से कम", "below {} rupees", "₹{} तक", "upto Rs {}", "Rs{} tak")
HINDI_DIGITS = str.maketrans("0123456789", "०१२३४५६७८९")


@pytest.mark.parametrize(
    ("query", "fee"),
    [
        ("urologist under ₹1,000", "1000"),
        ("urologist under 1,000", "1000"),
        ("urologist under 10,000 rupees", "10000"),
        ("urologist ₹1,000 tak", "1000"),
        ("urologist ₹१,००० तक", "1000"),
        ("urologist under Rs.500", "500"),
        ("urologist under Rs500", "500"),
        ("urologist under 500rs", "500"),
        ("urologist under 500 RS", "500"),
        ("urologist under 500/-", "500"),
        ("urologist under 1,000rs", "1000"),
        ("urologist ₹500", "500"),
        ("₹ 1,000 urologist", "1000"),
        ("urologist 500/-", "500"),
        ("urologist Rs.1,000/-", "1000"),
        ("urologist under 1k", "1000"),
        ("urologist under 1.5k", "1500"),
        ("urologist ₹2K tak", "2000"),
        ("urologist under 500rupees", "500"),
        ("urologist 500rupaye tak", "500"),
        ("urologist 500inr", "500"),
        ("urologist रु500 तक", "500"),
        ("urologist रु.५०० तक", "500"),
        ("urologist रु. 500", "500"),
        ("urologist 500रुपये तक", "500"),
        ("urologist 1,500रु", "1500"),
    ],
)
def test_a_fee_is_read_as_it_is_written_in_india(query: str, fee: str) -> None:
    parsed = read(query)
    assert sorted(parts(parsed)) == [("department", "urology"), ("fee", fee)]
    assert parsed.rest == ()


@pytest.mark.parametrize(
    ("query", "fee"),
    [
        ("urologist sector 62 under 500", "500"),
        ("urologist under 500 sector 62", "500"),
        ("urologist 500 to 800 rupees", "800"),
        ("urologist 500 - 800 tak", "800"),
    ],
)
def test_of_several_numbers_the_highest_is_the_fee(query: str, fee: str) -> None:
    """Who lives in sector 62 was shown who asks up to ₹62, which is nobody."""
    assert sorted(parts(read(query))) == [("department", "urology"), ("fee", fee)]


@pytest.mark.parametrize(
    "text",
    [
        "urologist fee more than 1000",
        "urologist over 500 rupees",
        "urologist 500 se zyada fees",
        "urologist 500 से ज़्यादा फीस",
        "urologist fees 1000 plus",
    ],
)
def test_what_a_fee_is_above_is_no_upper_limit(text: str) -> None:
    """They were shown who asks less."""
    parsed = read(text)
    assert (parts(parsed), parsed.rest) == ([("department", "urology")], ())


def test_not_more_is_an_upper_limit() -> None:
    assert ("fee", "800") in parts(read("urologist no more than 800 rupees"))


def test_both_ends_of_a_fee_are_read() -> None:
    assert read("urologist 500 to 800 rupees").rest == ()
    assert read("urologist sector 62 under 500").rest == ("sector", "62")


@pytest.mark.django_db
@pytest.mark.parametrize("text", ["hospital under 100 beds", "hospital 300 bed", "hospital within 5 km"])
def test_beds_and_kilometres_are_no_fee_and_nobody_s_name(text: str) -> None:
    """ "Hospital under 100 beds" was read as a fee of ₹100 and answered by a Dr Bedi."""
    parsed = read_words(text).parsed
    assert [match.part.key for match in parsed.matches] == ["hospital"]
    assert parsed.rest == ()


@pytest.mark.django_db
@pytest.mark.parametrize(
    "amount", ["2 lakh", "2 lakhs", "1.5 lakh", "3 lac", "2lakh", "2 लाख", "२ लाख", "1 crore", "1.2 करोड़"]
)
@pytest.mark.parametrize("before", ["under", "upto", ""])
def test_what_a_treatment_may_cost_is_no_city_and_no_word_of_a_name(before: str, amount: str) -> None:
    """ "Knee replacement under 2 lakh" was searched for in Lucknow, which many call Lakhnau."""
    parsed = read_words(f"knee replacement {before} {amount}").parsed
    assert [match.part.key for match in parsed.matches] == ["total-knee-replacement"]
    assert parsed.rest == ()


@pytest.mark.django_db
@pytest.mark.parametrize("typed", ["lakh", "urologist lakhn", "lakhnau", "doctor in lakhnau"])
def test_a_city_is_found_while_it_is_typed_where_no_number_stands_before_it(typed: str) -> None:
    assert ("city", "lucknow") in parts(read_words(typed).parsed)


@given(st.integers(LOWEST_FEE, HIGHEST_FEE), st.sampled_from(WAYS), st.booleans(), st.booleans())
def test_the_site_reads_the_amounts_that_it_writes(
    amount: int, way: str, is_grouped: bool, is_hindi: bool
) -> None:
    written = rupees(amount)[1:] if is_grouped else str(amount)
    typed = written.translate(HINDI_DIGITS) if is_hindi else written
    assert ("fee", str(amount)) in parts(read(f"urologist {way.format(typed)}"))


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("sector 12,14", ["sector", "12", "14"]),  # two numbers
        ("1,00,000", ["100000"]),
        ("b12,d3", ["b12", "d3"]),
        ("1,0000", ["1", "0000"]),  # no amount that anybody writes
        ("12, 500", ["12", "500"]),
        ("mrs rao", ["mrs", "rao"]),  # who is no money
        ("24hrs", ["24hr"]),
    ],
)
def test_what_only_looks_like_an_amount_stays_as_it_was(query: str, words: list[str]) -> None:
    assert [token.word for token in tokens_of(tuple(query.split()))] == words


@given(st.text(max_size=120))
def test_every_token_stands_in_the_piece_that_it_came_from(typed: str) -> None:
    pieces = tuple(clean_query(typed).split())
    for token in tokens_of(pieces):
        assert 0 <= token.piece < len(pieces)
        assert token.word.strip() == token.word != ""
    assert parts(read(clean_query(typed))) == parts(read(clean_query(f"  {typed}  ")))


@pytest.mark.parametrize(
    ("typed", "is_short"),
    [
        ("", True),
        ("आँख", True),  # two letters and a sign
        ("आँखें", True),
        ("कमर", False),
        ("👨‍👩‍👧‍👦", True),  # a family is one picture
        ("\u202eent\u202c", False),  # the marks of direction are no letters
        ("\u200b\u200b\u200b\u200b", True),
        ("e\u0301n", True),  # an accent of its own
        ("e\u0301nt", False),
        ("\x00\x00\x00", True),
        ("\ud800\udfff\ud800", True),
    ],
)
def test_letters_count_as_people_count_them(typed: str, is_short: bool) -> None:
    assert is_too_short(clean_query(typed)) is is_short


@pytest.mark.django_db
@pytest.mark.parametrize(("kind", "model"), [("Doctor", Doctor), ("Hospital", Hospital)])
def test_pages_of_namesakes_show_each_once(kind: Kind, model: type[Doctor | Hospital]) -> None:
    """Who are all called the same, and began in the same year, have no order of their own."""
    alike = {"practising_since": 2001} if model is Doctor else {}
    model.objects.update(name="Nirmal Same", **alike)
    total = model.objects.count()
    seen = [
        entity.id
        for offset in range(0, total, 20)
        for entity in database.search("nirmal same", [kind], 0, Window(20, offset))[kind].entities
    ]
    assert len(seen) == len(set(seen)) == total
