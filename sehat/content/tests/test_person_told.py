"""What engines are told of an author or a reviewer of whom little is known, or much."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.content.models import Person
from sehat.content.page_parts.index_meta import shortened
from sehat.content.page_parts.medical_meta import person_link
from sehat.content.page_parts.roles import person_name
from sehat.content.pages.person import person_block
from sehat.core.schemas import Language
from sehat.rendering.pictures import PORTRAIT, picture_of

WORDS = st.lists(st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=20), max_size=60)
SPACES = st.sampled_from([" ", "\n", "\r\n\r\n", "  "])


def told(**known: str) -> dict[str, Any]:
    person = Person(name="Asha Rao", slug="asha-rao", role="author", **known)
    return person_block(person, "Author", picture_of(None, PORTRAIT))


def test_what_is_not_known_is_not_said() -> None:
    assert "" not in told().values()
    assert {"honorificSuffix", "knowsAbout", "image"} & told().keys() == set()


@pytest.mark.parametrize(("field", "name"), [("degrees", "honorificSuffix"), ("speciality", "knowsAbout")])
def test_what_is_known_is_said(field: str, name: str) -> None:
    assert told(**{field: "Cardiology"})[name] == "Cardiology"


@given(WORDS, SPACES)
def test_a_description_is_whole_words_and_says_where_it_was_cut(words: list[str], space: str) -> None:
    said = shortened(space.join(words))
    whole = " ".join(words)
    assert len(said) <= 155
    assert said == whole if len(whole) <= 155 else said.endswith(" …")
    assert said.removesuffix(" …").split() == words[: len(said.removesuffix(" …").split())]


@pytest.mark.parametrize(
    ("own", "language", "said"),
    [
        ({}, "en", "Dr Asha Rao"),
        ({}, "hi", "डॉ. Asha Rao"),
        ({"name_hi": "डॉ. आशा राव"}, "hi", "डॉ. आशा राव"),
        ({"name": "Dr.Asha Rao"}, "hi", "डॉ. Asha Rao"),
        ({"name": "Neha Kulkarni"}, "hi", "Neha Kulkarni"),
    ],
)
def test_the_title_of_a_person_is_said_in_the_language_of_the_page(
    own: dict[str, str], language: Language, said: str
) -> None:
    """On the home page it was, under a page that they reviewed it was not."""
    person = Person(**{"name": "Dr Asha Rao", "slug": "asha-rao", "role": "reviewer"} | own)
    assert person_name(person, language) == said
    assert person_link(person, language).label == said
