"""How a query is read by a small vocabulary: terms, namesakes, fees, names and what is left. No database."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sehat.search.chips import without
from sehat.search.costs import asks_price, is_treatment_alone
from sehat.search.parser.parts import ParsedQuery, Part
from sehat.search.parser.reader import parse
from sehat.search.parser.vocabulary import Named, Vocabulary, unbracketed, untitled, wish_rows

PUNE = Part("city", "pune", "Pune", "पुणे")
URBAN = Part("locality", "camp", "Camp", city="pune")
RURAL = Part("locality", "camp", "Camp", city="jaipur")
KNEE = Part("treatment", "knee", "Total Knee Replacement", department="bones")
STONES = Part("condition", "gallstones", "Gallstones", department="gut")
UROLOGY = Part("department", "urology", "Urology", department="urology")
HEADACHE = Part("symptom", "headache", "Headache")
MIGRAINE = Part("condition", "migraine", "Migraine")
VOCABULARY = Vocabulary(
    [
        *wish_rows(),
        Named(PUNE, ("Pune", "पुणे"), ("Poona",)),
        Named(RURAL, ("Camp",)),
        Named(URBAN, ("Camp",)),
        Named(KNEE, ("Total Knee Replacement",), ("TKR", "knee replacement")),
        Named(STONES, ("Gallstones",), ("pitte ki pathri",), ("stones",)),
        Named(UROLOGY, ("Urology", "Urologist"), ("kidney hospital",), ("kidney",)),
        Named(MIGRAINE, ("Migraine",), ("sir dard",)),
        Named(HEADACHE, ("Headache",), ("sir dard",)),
    ]
)
Find = Callable[[tuple[str, ...], tuple[Part, ...]], Part | None]


def nobody(rest: tuple[str, ...], parts: tuple[Part, ...]) -> Part | None:
    return None


def read(query: str, city: str = "", find: Find = nobody) -> ParsedQuery:
    return parse(query, VOCABULARY, city, find)


def parts(parsed: ParsedQuery) -> list[tuple[str, str]]:
    return [(match.part.kind, match.part.key) for match in parsed.matches]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("knee replacement", [("treatment", "knee")]),
        ("kneereplacement", [("treatment", "knee")]),
        ("gall stones", [("condition", "gallstones")]),
        ("knee replacement in pune", [("treatment", "knee"), ("city", "pune")]),
        ("pune knee replacement", [("city", "pune"), ("treatment", "knee")]),  # in the order of the query
        ("pune mein gallstone", [("city", "pune"), ("condition", "gallstones")]),
        ("urolgist", [("department", "urology")]),
        ("knee replacemen", [("treatment", "knee")]),
        ("galls", [("condition", "gallstones")]),  # the last word is being typed
        ("galls pune", [("city", "pune")]),
        ("sir dard", [("symptom", "headache")]),  # what is felt before what it may be
        ("पुणे", [("city", "pune")]),
        ("in", []),
        ("", []),
    ],
)
def test_terms_are_found_the_longest_first(query: str, found: list[tuple[str, str]]) -> None:
    assert parts(read(query)) == found


@pytest.mark.parametrize(
    ("query", "chosen", "city"),
    [
        ("camp", "pune", "pune"),
        ("camp", "jaipur", "jaipur"),
        ("camp", "", "jaipur"),  # nothing tells: the first
        ("camp", "delhi", "jaipur"),
        ("camp pune", "jaipur", "pune"),  # what is typed counts before what is chosen
    ],
)
def test_of_namesakes_the_one_of_the_city_is_meant_and_never_both(query: str, chosen: str, city: str) -> None:
    [place] = read(query, chosen).parts("locality")
    assert place.city == city


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("urologist under 500", [("department", "urology"), ("fee", "500")]),
        ("urologist under 50", [("department", "urology"), ("fee", "50")]),
        ("urologist under 49", [("department", "urology")]),
        ("urologist under 20000", [("department", "urology"), ("fee", "20000")]),
        ("urologist under 20001", [("department", "urology")]),
        ("urologist 500", [("department", "urology")]),  # a number alone may be an age
        ("under urologist", [("department", "urology")]),  # a limit of nothing is none
        ("cheap urologist", [("wish", "cheap"), ("department", "urology")]),
        ("under 500 600 urologist", [("fee", "600"), ("department", "urology")]),  # as 500 to 600
    ],
)
def test_a_number_is_a_fee_beside_a_limit_and_within_what_a_visit_costs(
    query: str, found: list[tuple[str, str]]
) -> None:
    assert parts(read(query)) == found


def test_a_fee_goes_with_the_words_of_its_limit() -> None:
    [fee] = [match for match in read("urologist under 500").matches if match.part.kind == "fee"]
    assert fee.pieces == {1, 2}


ASHA = Part("doctor", "asha", "Dr Asha Rao", url="/doctor/asha")


def asha(rest: tuple[str, ...], known: tuple[Part, ...]) -> Part | None:
    return ASHA if rest == ("asha", "rao") else None


def test_who_is_named_takes_the_title_and_all_that_is_left() -> None:
    found = read("dr asha rao pune", find=asha)
    assert parts(found) == [("doctor", "asha"), ("city", "pune")]
    assert found.matches[0].pieces == {0, 1, 2}
    assert found.rest == ()
    assert "doctor" in found.wishes  # it was said all the same


def test_nobody_is_looked_for_where_every_word_is_known() -> None:
    asked: list[tuple[str, ...]] = []

    def note(rest: tuple[str, ...], known: tuple[Part, ...]) -> None:
        asked.append(rest)

    parse("knee replacement pune", VOCABULARY, "", note)
    assert asked == []
    parse("asha knee replacement", VOCABULARY, "", note)
    assert asked == [("asha",)]


def test_neither_a_fee_nor_its_limit_is_part_of_a_name() -> None:
    found = read("asha rao under 500", find=asha)
    assert parts(found) == [("doctor", "asha"), ("fee", "500")]


def test_a_limit_that_is_misspelled_limits_all_the_same() -> None:
    assert parts(read("urologist undr 500")) == [("department", "urology"), ("fee", "500")]


def test_parts_stand_in_the_order_in_which_each_begins() -> None:
    assert parts(read("under urologist 500")) == [("fee", "500"), ("department", "urology")]


def test_of_a_very_long_query_the_first_words_are_read() -> None:
    found = read(" ".join(f"word{number}" for number in range(30)))
    assert len(found.said) == 24
    assert len(found.pieces) == 30


def test_a_name_is_looked_for_before_a_word_is_taken_for_misspelled() -> None:
    assert parts(read("gallstons", find=lambda rest, known: ASHA)) == [("doctor", "asha")]
    assert parts(read("gallstons")) == [("condition", "gallstones")]


def test_a_number_that_became_a_fee_is_left_over_no_more_and_other_words_are() -> None:
    assert read("urologist under 500").rest == ()
    assert read("zebra under 500").rest == ("zebra",)


def test_of_fillers_alone_each_is_kept() -> None:
    assert read("in the").said == ("in", "the")
    assert read("piles in").said == ("pile",)


def test_what_nothing_was_made_of_is_kept_as_it_was_folded() -> None:
    found = read("Zebra gallstones in Pune")
    assert (found.rest, found.said) == (("zebra",), ("zebra", "gallstone", "pune"))
    assert found.pieces == ("Zebra", "gallstones", "in", "Pune")


@pytest.mark.parametrize(
    ("query", "wishes"),
    [
        ("kidney hospital", {"hospital"}),  # said inside another part
        ("gallstones operation cost", {"operation", "cost"}),
        ("lady doctor", {"woman", "doctor"}),
        ("low cost urologist", {"cheap", "cost"}),
        ("kidney hospitl", {"hospital"}),  # misspelled too
        ("another doctor opinion", {"second-opinion"}),  # the words of a page are no wish of their own
        ("gallstones", set()),
    ],
)
def test_a_wish_counts_also_inside_another_part(query: str, wishes: set[str]) -> None:
    assert read(query).wishes == wishes


def test_a_name_beats_an_alias_and_an_alias_a_part_of_one() -> None:
    def row(key: str) -> Part:
        return Part("condition", key, key)

    rows = [
        Named(row("short"), (), (), ("piles",)),
        Named(row("alias"), (), ("piles",)),
        Named(row("name"), ("Piles",)),
    ]
    found = Vocabulary(rows)
    assert [part.key for part in found.exact(["pile"])] == ["name", "alias", "short"]
    assert found.row("condition", "alias") == row("alias")
    assert found.row("treatment", "alias") is None


@pytest.mark.parametrize(
    ("query", "asked", "alone"),
    [
        ("knee replacement cost", True, False),
        ("knee replacement", False, True),
        ("knee replacement zebra", False, False),
        ("knee replacement pune", False, False),
        ("gallstones kharcha", True, False),
        ("gallstones", False, False),
        ("urologist under 500 rupees", False, False),  # what a visit may cost is a filter
    ],
)
def test_a_price_is_asked_by_its_words_and_a_treatment_alone_has_one(
    query: str, asked: bool, alone: bool
) -> None:
    found = read(query)
    assert (asks_price(found), is_treatment_alone(found)) == (asked, alone)


def test_what_a_named_doctor_takes_stands_on_their_page() -> None:
    assert not asks_price(read("asha rao price", find=asha))
    assert asks_price(read("asha rao knee replacement price", find=asha))


def test_of_a_title_and_of_brackets_the_rest_is_a_name_too() -> None:
    assert (untitled("eye hospital"), untitled("bone doctor"), untitled("eye")) == ("eye", "bone", "eye")
    assert unbracketed("CBC (complete blood count)").strip() == "CBC"
    assert unbracketed("MRI") == "MRI"


@pytest.mark.parametrize(
    ("query", "left"),
    [
        ("gallstones/pune", ["pune", "gallstones"]),
        ("gallstones/\u092a\u0941\u0923\u0947", ["\u092a\u0941\u0923\u0947", "gallstones"]),
        (
            "knee replacement/urologist pune",
            ["urologist pune", "knee replacement pune", "knee replacement urologist"],
        ),
        ("urologist under 500/- pune", ["under 500/- pune", "urologist pune", "urologist under 500/-"]),
    ],
)
def test_what_a_stroke_parts_is_taken_away_by_itself(query: str, left: list[str]) -> None:
    """The chip of either searched for nothing at all."""
    parsed = read(query)
    assert [without(parsed, match) for match in parsed.matches] == left


@pytest.mark.parametrize(
    ("query", "found", "left"),
    [
        ("urologist kidney hospital pune", ["urology", "pune"], ["pune", "urologist kidney hospital"]),
        ("pune urologist in poona", ["pune", "urology"], ["urologist", "pune in poona"]),
        ("pune pune", ["pune"], [""]),
    ],
)
def test_what_is_said_twice_is_one_part_and_is_taken_away_at_once(
    query: str, found: list[str], left: list[str]
) -> None:
    """There were two chips of one name, and each led to a search that still had the other."""
    parsed = read(query)
    shown = [match for match in parsed.matches if match.part.kind != "wish"]
    assert [match.part.key for match in shown] == found
    assert [without(parsed, match) for match in shown] == left
