"""What is found however it is written: names that editors part by lines, letters with points, sentences."""

from __future__ import annotations

import pytest

from sehat.content.models import SymptomPage
from sehat.content.tests.rows import english
from sehat.rendering.cache_version import clear_cached_reads
from sehat.search.parser.matching import tokens_of
from sehat.search.understanding import understand

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("typed", ["tez tapan", "badan tap raha", "tan jalta"])
def test_a_symptom_is_found_by_each_line_of_what_it_is_found_by(typed: str) -> None:
    page = english(SymptomPage, slug="fever")
    page.found_by = "tez tapan\r\nbadan tap raha; tan jalta"
    page.save()
    clear_cached_reads()
    assert [answer.url for answer in understand(typed).answers()][:1] == ["/symptom/fever"]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("I.V.F. cost", "/treatment/ivf/cost"),
        ("m.r.i.", "/test/mri-knee"),  # not what begins with an “i”: a drum of the ear was first
        ("p.c.o.s pune", "/pune/doctors/gynaecology"),
        ("यूरोलॉजिस्ट पुणे।", "/pune/doctors/urology"),
        ("यूरोलॉजिस्ट।पुणे", "/pune/doctors/urology"),
    ],
)
def test_points_and_the_end_of_a_sentence_hide_no_word(typed: str, first: str) -> None:
    assert [answer.url for answer in understand(typed).answers()][:1] == [first]


def test_the_initials_of_a_name_stay_two() -> None:
    assert [token.word for token in tokens_of(("S.K.", "Rao"))] == ["s", "k", "rao"]
