"""The rules as they are read from the files of clinicians: what every word of them may be matched by."""

from __future__ import annotations

import pytest

from sehat.emergencies.rules import SAID_BESIDE, read_line, rule_book, split, toml
from sehat.emergencies.tokens import DATA, FILLERS

BOOK = rule_book()


@pytest.mark.parametrize(
    ("listed", "phrase", "kept"),
    [
        ("what is the price", ("what", "price"), ("what", "is", "the", "price")),
        ("is the", ("is", "the"), ("is", "the")),  # of fillers alone, all stay
        ("the", ("the",), ("the",)),
        ("pain in chest", ("pain", "chest"), ("pain", "in", "chest")),
    ],
)
def test_fillers_stay_only_where_they_say_what_a_match_stands_in(
    listed: str, phrase: tuple[str, ...], kept: tuple[str, ...]
) -> None:
    assert list(split(listed)) == [phrase]
    assert list(split(listed, keeps_fillers=True)) == [kept]


@pytest.mark.parametrize(("name", "phrase"), [
    ("denial", ("no", "complaint", "of")), ("denied", ("ruled", "out")), ("afterwards", ("after", "a")),
    ("past", ("as", "a", "child")), ("price", ("list", "of")), ("now", ("going", "on")),
    ("reading", ("essay", "on")),
    ("study", ("rate", "in", "india")),
])  # fmt: skip
def test_what_stands_beside_a_match_is_met_word_for_word(name: str, phrase: tuple[str, ...]) -> None:
    assert name in SAID_BESIDE
    assert phrase in BOOK.phrases[f"[{name}]"]


@pytest.mark.parametrize("name", sorted(SAID_BESIDE))
def test_each_list_of_what_stands_beside_is_there_though_no_rule_names_it(name: str) -> None:
    assert BOOK.phrases[f"[{name}]"]


def test_every_part_of_every_rule_has_a_phrase_and_every_word_a_language() -> None:
    for rule in BOOK.rules:
        assert all(BOOK.phrases[part] for part in rule.parts), rule.line
        assert len(rule.follows) == len(rule.parts) - 1
    said = {word for phrases in BOOK.phrases.values() for phrase in phrases for word in phrase}
    assert said == BOOK.english | BOOK.hindi
    assert BOOK.english.isdisjoint(BOOK.hindi)


def test_a_word_in_hindi_letters_is_hindi_wherever_it_is_listed() -> None:
    assert not [word for word in BOOK.english if not word.isascii()]
    assert {"seene", "dard"} <= BOOK.hindi  # in Latin letters too


def test_ordinary_words_are_those_of_the_file_and_every_filler() -> None:
    listed = (DATA / "ordinary.txt").read_text("utf-8").split()
    assert BOOK.ordinary > FILLERS
    assert listed[0] in BOOK.ordinary
    assert len(BOOK.ordinary) > len(FILLERS)


def test_a_list_has_the_phrases_of_each_of_its_languages() -> None:
    for name, spoken in toml(DATA / "words.toml").items():
        for listed in spoken.values():
            assert set(split(listed, keeps_fillers=name in SAID_BESIDE)) <= BOOK.phrases[f"[{name}]"]


@pytest.mark.parametrize("line", ["[chest] and [pain]", "[chest] + [pain] ?", "chest", "[chest] > > [pain]"])
def test_a_word_outside_of_brackets_and_quotes_is_refused_by_its_line(line: str) -> None:
    with pytest.raises(ValueError, match="heart: ") as refused:
        read_line("heart", "sign", line)
    assert repr(line) in str(refused.value)


def test_a_rule_keeps_its_category_kind_and_line() -> None:
    rule = read_line("stroke", "name", '"left arm" > [weak|numb] + [now]')
    assert (rule.category, rule.kind) == ("stroke", "name")
    assert rule.parts == ('"left arm"', "[weak|numb]", "[now]")
    assert rule.follows == (True, False)
    assert rule.line == '"left arm" > [weak|numb] + [now]'
