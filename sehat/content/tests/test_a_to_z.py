"""Everything from A to Z: under which letter a page stands, and in which order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.content.pages.all import letters
from sehat.content.schemas import AllPageEntry

LABELS = st.text(max_size=12)


def entry(label: str, url: str = "/x") -> AllPageEntry:
    return AllPageEntry(label=label, url=url, kind="condition")


def listed(*labels: str) -> dict[str, list[str]]:
    return {one.letter: [found.label for found in one.entries] for one in letters(list(map(entry, labels)))}


@pytest.mark.parametrize(
    ("label", "letter"),
    [
        ("Piles", "P"), ("piles", "P"), ("“Piles”", "P"), ("  piles", "P"), ("(Piles)", "P"),
        ("Éclampsia", "E"), ("2D echo", "0 to 9"), ("24-hour urine", "0 to 9"), ("+", "0 to 9"),
        ("बवासीर", "0 to 9"), ("β-hCG", "H"),
    ],
)  # fmt: skip
def test_a_page_stands_under_the_first_letter_that_is_read(label: str, letter: str) -> None:
    assert listed(label) == {letter: [label]}


def test_figures_come_before_the_letters_and_letters_in_their_order() -> None:
    assert list(listed("Zoster", "apnoea", "2D echo", "Migraine", "Asthma")) == ["0 to 9", "A", "M", "Z"]


def test_under_a_letter_capitals_and_signs_change_no_order() -> None:
    assert listed("acne", "Asthma", "ADHD", "“Anaemia”")["A"] == ["acne", "ADHD", "“Anaemia”", "Asthma"]


def test_pages_of_the_same_name_both_stand_there() -> None:
    [one] = letters([entry("Piles", "/condition/piles"), entry("Piles", "/blog/piles")])
    assert [found.url for found in one.entries] == ["/blog/piles", "/condition/piles"]


@given(st.lists(LABELS, max_size=20))
def test_every_page_stands_under_one_letter_and_no_letter_is_empty(labels: list[str]) -> None:
    found = letters(list(map(entry, labels)))
    assert sorted(one.label for letter in found for one in letter.entries) == sorted(labels)
    assert all(letter.entries for letter in found)
    assert len({letter.letter for letter in found}) == len(found)


NAMES = LABELS | st.sampled_from(["acne", "Acne", "“Acne”"])
ENTRIES = st.lists(st.builds(entry, NAMES, st.text("/ab", max_size=4)))


@given(ENTRIES.flatmap(lambda found: st.tuples(st.just(found), st.permutations(found))))
def test_in_whatever_order_they_are_read_the_list_is_the_same(
    read: tuple[list[AllPageEntry], list[AllPageEntry]],
) -> None:
    """PostgreSQL reads them in another order after each publish: pages of one name changed places."""
    once, again = map(letters, read)
    assert once == again
    assert [one.letter for one in once] == sorted(one.letter for one in once)


def test_nothing_to_list_is_no_letter() -> None:
    assert letters([]) == []
