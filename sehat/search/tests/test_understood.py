"""What follows from the parts of a query: who is looked for, what is named or mentioned. No database."""

from __future__ import annotations

import pytest

from sehat.core.schemas import Language
from sehat.directory.asked_lists import AskedList
from sehat.search.answering.labels import doctor_count, filter_of, hospital_count, label_of, noted
from sehat.search.answering.place import Place
from sehat.search.named import is_called, part_of, without_wishes
from sehat.search.parser.parts import Match, ParsedQuery, Part, PartKind
from sehat.search.queries import MAX_LENGTH, clean_query, is_too_short, readable
from sehat.search.schemas import Entity, Kind
from sehat.search.understanding import Understood, as_typed, reading_query
from sehat.search.written_queries import Miss, WrittenQuery, read

NOWHERE = Place(None)


def query(
    *kinds: PartKind, wishes: tuple[str, ...] = (), rest: tuple[str, ...] = (), at: int = 0
) -> ParsedQuery:
    found = tuple(Match(Part(kind, "key", "Name", "नाम"), frozenset({at})) for kind in kinds)
    return ParsedQuery(("typed",), found, rest=rest, wishes=frozenset(wishes))


def understood(parsed: ParsedQuery, place: Place = NOWHERE) -> Understood:
    return Understood(parsed, place, "", "")


@pytest.mark.parametrize(
    ("parsed", "place", "is_about_people"),
    [
        (query("condition"), NOWHERE, False),
        (query("treatment", wishes=("cost",)), NOWHERE, False),
        (query("condition", wishes=("doctor",)), NOWHERE, True),
        (query("condition", wishes=("hospital",)), NOWHERE, True),
        (query("condition", wishes=("near",)), NOWHERE, True),
        (query("condition", wishes=("woman",)), NOWHERE, True),
        (query("condition", "fee"), NOWHERE, True),
        (query("department"), NOWHERE, True),
        (query("doctor"), NOWHERE, True),
        (query("hospital"), NOWHERE, True),
        (query("condition"), Place(None, is_asked=True), True),
        (query("test"), NOWHERE, False),
    ],
)
def test_people_are_looked_for_by_a_wish_a_place_or_who_is_named(
    parsed: ParsedQuery, place: Place, is_about_people: bool
) -> None:
    assert understood(parsed, place).is_about_people is is_about_people


def test_hospitals_come_first_where_they_were_asked_for() -> None:
    assert understood(query(wishes=("hospital",))).people_kinds == ("Hospital", "Doctor")
    assert understood(query(wishes=("doctor",))).people_kinds == ("Doctor", "Hospital")


@pytest.mark.parametrize(
    ("kind", "is_by_name"), [("doctor", True), ("hospital", True), ("department", False), ("article", False)]
)
def test_only_a_doctor_or_a_hospital_is_looked_for_by_name(kind: PartKind, is_by_name: bool) -> None:
    assert understood(query(kind)).is_by_name is is_by_name


GUESS = ParsedQuery(("odd",), (Match(Part("condition", "piles", "Piles")),), rest=("odd",))


@pytest.mark.parametrize(
    ("parsed", "is_whole"),
    [
        (query("condition"), True),
        (query("condition", rest=("odd",)), False),
        (GUESS, True),
        (query(), False),
        (query(rest=("odd",)), False),
    ],
)
def test_a_query_is_whole_where_each_word_is_known_or_guessed(parsed: ParsedQuery, is_whole: bool) -> None:
    assert understood(parsed).is_whole is is_whole


def test_one_answer_that_only_mentions_the_words_marks_them_all() -> None:
    mention = Match(Part("condition", "lump", "Lump"), is_mention=True)
    assert understood(ParsedQuery((), (GUESS.matches[0], mention))).is_mentioned
    assert not understood(GUESS).is_mentioned


def test_beside_an_emergency_words_stay_as_they_were_typed() -> None:
    found = as_typed("seene  me dard")
    assert (found.people, found.reading) == ("seene  me dard", "seene  me dard")
    assert found.parsed.pieces == ("seene", "me", "dard")
    assert (found.parsed.matches, found.is_whole, found.is_about_people) == ((), False, False)


def test_the_first_part_of_several_kinds_is_that_of_the_first_kind() -> None:
    found = query("city", "treatment", "condition")
    first = found.part("condition", "treatment")
    assert first is not None
    assert first.kind == "condition"
    assert found.part("doctor") is None


@pytest.mark.parametrize(("typed", "name"), [("piles", "Piles"), ("बवासीर", "बवासीर")])
def test_what_one_reads_is_searched_for_in_the_script_it_was_typed_in(typed: str, name: str) -> None:
    piles = Match(Part("condition", "piles", "Piles", "बवासीर"), frozenset({0}))
    assert reading_query(ParsedQuery((typed,), (piles,))) == name
    assert reading_query(ParsedQuery((typed,))) == ""


@pytest.mark.parametrize(
    ("part", "language", "label"),
    [
        (Part("fee", "1500", "1500"), "en", "Fee up to ₹1,500"),
        (Part("language", "tamil", "Tamil", "तमिल"), "en", "Speaks Tamil"),
        (Part("city", "pune", "Pune", "पुणे"), "hi", "पुणे"),
        (Part("city", "agra", "Agra"), "hi", "Agra"),  # where nobody wrote a Hindi name
    ],
)
def test_a_part_is_called_by_what_it_does(part: Part, language: Language, label: str) -> None:
    assert label_of(part, language) == label


@pytest.mark.parametrize(
    ("part", "name"),
    [
        (Part("wish", "woman", ""), "gender"),
        (Part("wish", "insurance", ""), "insurance"),
        (Part("wish", "cost", ""), None),
        (Part("insurer", "cghs", ""), "insurance"),
        (Part("condition", "woman", ""), None),
    ],
)
def test_a_wish_is_a_filter_where_lists_have_one(part: Part, name: str | None) -> None:
    assert filter_of(part) == name


FEE_AND_TAMIL = ParsedQuery(
    (),
    (
        Match(Part("fee", "500", "500")),
        Match(Part("language", "tamil", "Tamil")),
        Match(Part("city", "p", "Pune")),
    ),
)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (AskedList("", 3, ("fee", "language")), "3 doctors · Fee up to ₹500 · Speaks Tamil"),
        (AskedList("", 3, ("language",)), "3 doctors · Speaks Tamil"),
        (AskedList("", 3, ("fee",), is_by_fee=True), "3 doctors · lowest fee first"),
        (AskedList("", 3), "3 doctors"),
    ],
)
def test_a_list_says_what_it_was_chosen_by_and_not_what_was_given_up(found: AskedList, said: str) -> None:
    assert noted("3 doctors", FEE_AND_TAMIL, found, "en") == said


def test_one_is_no_plural() -> None:
    assert [doctor_count(n, "en") for n in (0, 1, 2)] == ["0 doctors", "1 doctor", "2 doctors"]
    assert [hospital_count(n, "en") for n in (0, 1, 2)] == ["0 hospitals", "1 hospital", "2 hospitals"]


def entity(kind: Kind, name: str, **more: str) -> Entity:
    return Entity(kind=kind, id=1, name=name, slug="slug", url="/there", **more)


@pytest.mark.parametrize(
    ("kind", "said", "is_named"),
    [
        ("Condition", ("kidney", "trouble"), True),
        ("Doctor", ("kidney", "trouble"), False),  # half of the words are no person
        ("Hospital", ("kidney", "trouble"), False),
        ("Doctor", ("kidney", "stone", "trouble"), True),
        ("Condition", ("kidney", "and", "trouble"), False),
    ],
)
def test_a_person_is_called_by_more_than_half_of_the_words(
    kind: Kind, said: tuple[str, ...], is_named: bool
) -> None:
    assert is_called(entity(kind, "Kidney stones"), said) is is_named


def test_a_doctor_is_noted_with_their_city_and_a_hospital_has_it_already() -> None:
    doctor = part_of(entity("Doctor", "Dr Asha Rao", subtitle="Urologist", city="Pune"))
    hospital = part_of(entity("Hospital", "City", subtitle="Aundh, Pune", city="Pune"))
    assert (doctor.kind, doctor.note) == ("doctor", "Urologist, Pune")
    assert (hospital.kind, hospital.note, hospital.url) == ("hospital", "Aundh, Pune", "/there")


def test_of_a_test_and_its_price_the_test_is_left() -> None:
    price = Match(Part("wish", "cost", "Cost"), frozenset({2}))
    kind = Match(Part("wish", "test", "Test"), frozenset({1}))
    asked = ParsedQuery(("thyroid", "test", "price"), (kind, price), said=("thyroid", "test", "price"))
    assert without_wishes(asked) == ("thyroid", "test")
    alone = ParsedQuery(("price",), (Match(price.part, frozenset({0})),), said=("price",))
    assert without_wishes(alone) == ("price",)


@pytest.mark.parametrize(
    ("typed", "query_"),
    [
        ("  piles \t\n pune ", "piles pune"),
        ("pi\u200dles", "piles"),
        ("pi\x00les", "pi les"),
        ("e\u0301", "é"),
        ("a" * (MAX_LENGTH + 1), "a" * MAX_LENGTH),
        ("a" * (MAX_LENGTH - 1) + " b", "a" * (MAX_LENGTH - 1)),
    ],
)
def test_a_query_is_one_line_of_what_can_be_read(typed: str, query_: str) -> None:
    assert clean_query(typed) == query_


def test_of_a_very_long_text_the_beginning_is_read() -> None:
    assert readable("a" * 5_000) == "a" * 1_000


@pytest.mark.parametrize(("typed", "short"), [("ab", True), ("abc", False), ("की", True), ("", True)])
def test_three_letters_are_enough_to_search(typed: str, short: bool) -> None:
    assert is_too_short(typed) is short


def test_a_written_query_may_have_two_right_pages_and_a_city() -> None:
    one = read("hindi | बवासीर | /condition/piles or /department/proctology | pune")
    assert (one.way, one.text, one.city) == ("hindi", "बवासीर", "pune")
    assert one.right == ("/condition/piles", "/department/proctology")
    assert read("english | piles | /condition/piles").city == ""


def test_a_miss_is_near_where_the_right_page_is_the_third() -> None:
    asked = WrittenQuery("english", "piles", ("/right",), "")
    assert Miss(asked, ["/a", "/b", "/right"]).is_near
    assert not Miss(asked, ["/a", "/b", "/c", "/right"]).is_near
