"""What a card says of a doctor, a hospital, a department. Rows that are not saved: no database."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from django.conf import LazySettings
from django.utils import timezone

from sehat.core.india import this_year
from sehat.core.schemas import Language
from sehat.directory.cards import (
    accreditation_label,
    callback_promise,
    department_tile,
    home_crumb,
    insurance_of,
    price_row,
    usual_practice,
    workplace,
    years_of,
)
from sehat.directory.models import (
    City,
    Department,
    Doctor,
    Hospital,
    HospitalList,
    Locality,
    Practice,
    PriceRange,
    Procedure,
)
from sehat.directory.names import (
    doctor_name,
    doctor_title,
    intro_of,
    preset_of,
    preset_of_any,
    price_label,
    specialists,
)
from sehat.directory.pages.insurance import is_named, list_name

PUNE = City(pk=1, name="Pune", name_hi="पुणे", slug="pune")
DELHI = City(pk=2, name="Delhi NCR", slug="delhi-ncr")
AUNDH = Locality(name="Aundh", name_hi="औंध", slug="aundh", city=PUNE)
ENT = Department(
    name="ENT", name_hi="नाक, कान, गला", plain_name="Ear, nose and throat", slug="ent", icon="ear",
    specialist="ENT surgeon", specialist_plural="ENT surgeons", intro="What hurts in the head.",
)  # fmt: skip


@pytest.mark.parametrize(("since", "years"), [(0, 0), (-7, 7), (1, 0)])
def test_years_of_practice_are_whole_and_never_below_none(since: int, years: int) -> None:
    assert years_of(Doctor(practising_since=this_year() + since)) == years


def test_who_does_not_say_since_when_has_no_years() -> None:
    assert years_of(Doctor()) is None


def practising(doctor: Doctor, *cities: City) -> list[Practice]:
    """One after the other, at a hospital in each of these cities."""
    found = [Practice(doctor=doctor, hospital=Hospital(city=city, name=city.name)) for city in cities]
    setattr(doctor, "practices", found)  # noqa: B010 - of a cluster: not stored
    return found


def test_a_card_shows_where_the_doctor_is_in_the_city_of_the_list() -> None:
    """In the list of Pune stood the clinic of Delhi, with its hours, where it was the first written down."""
    doctor = Doctor(city=PUNE)
    _, first, _ = practising(doctor, DELHI, PUNE, PUNE)
    assert usual_practice(doctor) is first


def test_a_doctor_who_is_in_no_hospital_of_the_city_is_shown_at_the_first_elsewhere() -> None:
    doctor = Doctor(city=PUNE)
    [elsewhere, _] = practising(doctor, DELHI, DELHI)
    assert usual_practice(doctor) is elsewhere
    practising(doctor)
    assert usual_practice(doctor) is None


@pytest.mark.parametrize(
    ("accepts", "said"),
    [
        ({}, []),
        ({"accepts_cashless": True}, ["Cashless private insurance"]),
        ({"accepts_ayushman": True}, ["Ayushman Bharat (PM-JAY)"]),
        ({"accepts_cghs": True, "accepts_cashless": True}, ["Cashless private insurance", "CGHS and ECHS"]),
    ],
)
def test_a_doctor_says_what_pays_and_nothing_more(accepts: dict[str, bool], said: list[str]) -> None:
    assert insurance_of(Doctor(**accepts), "en") == said


@pytest.mark.parametrize(
    ("days", "label"), [(-1, ""), (0, "NABH accredited"), (1, "NABH accredited"), (None, "NABH accredited")]
)
def test_a_certificate_counts_to_its_last_day(days: int | None, label: str) -> None:
    until = None if days is None else timezone.localdate() + timedelta(days=days)
    assert accreditation_label(Hospital(accreditation="nabh", accredited_until=until), "en") == label


def test_a_hospital_without_a_certificate_claims_none() -> None:
    assert accreditation_label(Hospital(), "en") == accreditation_label(Hospital(), "hi") == ""


@pytest.mark.parametrize(
    ("language", "label", "url"),
    [
        ("en", "City Hospital, Aundh", "/hospital/city"),
        ("hi", "City Hospital, औंध", "/hi/hospital/city"),
    ],
)
def test_a_workplace_is_a_hospital_and_its_area(language: Language, label: str, url: str) -> None:
    link = workplace(Hospital(name="City Hospital", slug="city", locality=AUNDH, city=PUNE), language)
    assert (link.label, link.url) == (label, url)


@pytest.mark.parametrize(
    ("language", "label", "url", "icon"),
    [
        ("en", "Ear, nose and throat", "/department/ent", "ear"),
        ("hi", "नाक, कान, गला", "/hi/department/ent", "ear"),
    ],
)
def test_a_department_is_called_as_patients_call_it(
    language: Language, label: str, url: str, icon: str
) -> None:
    tile = department_tile(ENT, language)
    assert (tile.label, tile.url, tile.icon) == (label, url, icon)


@pytest.mark.parametrize(("language", "label", "url"), [("en", "Home", "/"), ("hi", "होम", "/hi")])
def test_the_first_crumb_is_the_home_page_of_the_language(language: Language, label: str, url: str) -> None:
    crumb = home_crumb(language)
    assert (crumb.label, crumb.url) == (label, url)


def test_the_promise_of_a_call_is_that_of_the_site_owner(settings: LazySettings) -> None:
    settings.CALLBACK_PROMISE, settings.CALLBACK_PROMISE_HI = "within a day", "एक दिन में"
    assert (callback_promise("en"), callback_promise("hi")) == ("within a day", "एक दिन में")
    settings.CALLBACK_PROMISE_HI = ""
    assert callback_promise("hi") == "within a day"


def priced(**more: object) -> PriceRange:
    knee = Procedure(name="Total Knee Replacement", name_hi="घुटना प्रत्यारोपण", slug="knee")
    told = {"lowest": 1, "highest": 9, "source": "A price list", "as_of": date(2026, 11, 3)}
    return PriceRange(**{"procedure": knee} | told | more)


def test_a_price_is_called_by_its_treatment_unless_its_list_has_a_name_of_its_own() -> None:
    assert price_row(priced()).name == "Total knee replacement"
    assert price_row(priced(), "hi").name == "घुटना प्रत्यारोपण"
    assert price_row(priced(), name="Pune", url="/pune").name == "Pune"
    assert (price_row(priced()).url, price_row(priced(), url="/pune").url) == (None, "/pune")


def test_a_price_names_its_source_and_day_and_whether_it_is_invented() -> None:
    row = price_row(priced(is_demo=True))
    assert (row.source, row.as_of, row.is_demo) == ("A price list", "3 November 2026", True)
    assert price_row(priced()).is_demo is False


@pytest.mark.parametrize(
    ("label", "room", "said"),
    [
        ("", "", ""),
        ("one knee", "", "one knee"),
        ("", "private", "private room"),
        ("one knee", "shared", "one knee, shared room"),
    ],
)
def test_of_what_a_price_is_has_no_empty_part(label: str, room: str, said: str) -> None:
    assert price_label(PriceRange(label=label, room=room), "en") == said


def test_what_editors_wrote_in_english_is_said_in_other_words_on_a_hindi_page() -> None:
    assert (specialists(ENT, "en"), specialists(ENT, "hi")) == ("ENT surgeons", "नाक, कान, गला के डॉक्टर")
    assert intro_of(ENT, "en") == "What hurts in the head."
    assert not intro_of(ENT, "hi").isascii()


def test_an_english_page_has_names_and_titles_as_they_are_written() -> None:
    doctor = Doctor(name="Dr Asha Rao", name_hi="डॉ. आशा राव", title="Robotic andrologist", department=ENT)
    assert (doctor_name(doctor, "en"), doctor_title(doctor, "en")) == ("Dr Asha Rao", "Robotic andrologist")
    assert doctor_title(doctor, "hi") == "नाक, कान, गला के डॉक्टर"


def test_a_form_starts_from_a_row_by_both_of_its_names() -> None:
    preset = preset_of(PUNE)
    assert (preset.id, preset.name, preset.name_hi) == (1, "Pune", "पुणे")
    assert preset_of_any(PUNE) == preset
    assert preset_of_any(None) is None


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", True),
        ("star", True),
        ("STAR health", True),
        ("health star", True),
        ("star life", False),
        ("आरोग्य", True),
    ],
)
def test_an_insurer_is_found_by_each_word_in_any_order_and_script(query: str, found: bool) -> None:
    assert is_named("Star Health स्टार आरोग्य", query) is found


@pytest.mark.parametrize(
    ("name", "query"),
    [
        ("ICICI Lombard", "icici-lombard"),
        ("ICICI Lombard", "ICICI, Lombard"),
        ("Ayushman Bharat (PM-JAY)", "pmjay"),
        ("Ayushman Bharat (PM-JAY)", "pm jay"),
        ("Star Health & Allied Insurance", "star health and allied"),
        ("Star Health and Allied Insurance", "Star Health & Allied"),
        ("Niva Bupa", "nivabupa"),
    ],
)
def test_an_insurer_is_found_with_whichever_signs_between_its_words(name: str, query: str) -> None:
    assert is_named(name, query)


def test_a_list_of_staff_is_called_as_they_wrote_it_in_each_language() -> None:
    curated = HospitalList(name="Made for this test", name_hi="इस जाँच के लिए")
    assert (list_name(curated, "en"), list_name(curated, "hi")) == ("Made for this test", "इस जाँच के लिए")
    assert list_name(HospitalList(name="Made for this test"), "hi") == "Made for this test"
