"""Words as they are compared: whichever script their figures and accents are written in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.folding import fold, words


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("टाइप २ मधुमेह", "टाइप 2 मधुमेह"),
        ("कोविड-१९", "कोविड 19"),
        ("विटामिन बी१२", "विटामिन बी12"),
        ("Ménière’s disease", "menieres disease"),
        ("Crohn‘s", "Crohn's"),  # as keyboards of phones write it
        ("Crohn`s", "Crohn's"),
        ("Crohn´s", "Crohn's"),
        ("यूरोलॉजिस्ट पुणे।", "यूरोलॉजिस्ट पुणे"),
        ("बुख़ार।खाँसी॥", "बुख़ार खाँसी"),
        ("डॉ॰ राव", "डॉ. राव"),
        ("L4–L5", "l4 l5"),
        ("knee_replacement", "Knee Replacements"),
    ],
)
def test_what_is_the_same_to_people_is_the_same_words(typed: str, meant: str) -> None:
    assert words(typed) == words(meant)


@given(st.text(max_size=40))
def test_what_is_folded_stays_as_it_is(text: str) -> None:
    assert fold(fold(text)) == fold(text)
