"""What is found however it is written: names that editors part by lines, letters with points, sentences."""

from __future__ import annotations

import pytest

from sehat.content.models import SymptomPage
from sehat.content.tests.rows import english
from sehat.directory.list_links import city_lists
from sehat.directory.models import Empanelment, Hospital, Insurer
from sehat.rendering.cache_version import clear_cached_reads
from sehat.search.parser.tokens import tokens_of
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


def test_an_insurer_that_no_hospital_takes_has_no_list_to_lead_to() -> None:
    Insurer.objects.create(name="Zenith Arogya", slug="zenith-arogya", kind="private")
    clear_cached_reads()
    urls = [answer.url for answer in understand("zenith arogya hospitals").answers()]
    assert "/hospitals/insurance/zenith-arogya" not in urls
    hospital = Hospital.objects.all()[0]
    Empanelment.objects.create(
        hospital=hospital, insurer=Insurer.objects.get(slug="zenith-arogya"), told_on="2026-01-01"
    )
    clear_cached_reads()
    urls = [answer.url for answer in understand("zenith arogya hospitals").answers()]
    assert urls[0] == "/hospitals/insurance/zenith-arogya"


def test_a_treatment_is_led_to_in_a_city_where_somebody_works_in_its_department() -> None:
    ivf = "/mysuru/treatment/ivf"
    is_there = "fertility" in {*city_lists("mysuru").doctors, *city_lists("mysuru").hospitals}
    assert (ivf in [answer.url for answer in understand("ivf mysuru").answers()]) == is_there
    assert "/pune/treatment/lasik" in [answer.url for answer in understand("lasik pune").answers()]


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("B-12", "/test/vitamin-b12"),
        ("vitamin B-12 test", "/test/vitamin-b12"),
        ("Nirmal Multi-speciality Hospital", "/hospital/nirmal-multispeciality-hospital"),
        ("knee-replacement-in-pune", "/pune/treatment/total-knee-replacement"),
        ("piles-pune", "/pune/doctors/proctology"),
    ],
)
def test_a_hyphen_parts_words_and_not_what_is_one_to_most(typed: str, first: str) -> None:
    assert [answer.url for answer in understand(typed).answers()][:1] == [first]
