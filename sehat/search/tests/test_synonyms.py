"""What is told in one word is found by those that mean the same."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from sehat.core.folding import words
from sehat.search.engine import indexed
from sehat.search.synonyms import FILE, with_synonyms


def test_a_word_stands_in_one_group() -> None:
    groups = [set(words(group)) for group in tomllib.loads(FILE.read_text())["groups"]]
    assert [
        word for word, count in Counter(word for group in groups for word in group).items() if count > 1
    ] == []
    assert all(len(group) > 1 for group in groups)


@pytest.mark.parametrize(
    ("told", "asked"), [("urine", "urinating"), ("पेशाब", "peeing"), ("stomach", "pet"), ("गाँठ", "lumps")]
)
def test_a_page_has_what_is_asked_in_other_words(told: str, asked: str) -> None:
    assert set(indexed([told]).split()) & set(with_synonyms(words(asked)))


def test_a_word_keeps_its_own_beside_it() -> None:
    assert with_synonyms(["stomach"]) == ["stomach", "tummy"]
    assert with_synonyms(["tummy", "gallstone"]) == ["tummy", "gallstone"]
