"""What the card of a hospital says of certificate, insurance and size. No database."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from django.utils import timezone

from sehat.core.schemas import Language
from sehat.directory.cards import hospital_card
from sehat.directory.models import City, Department, Doctor, Empanelment, Hospital, Insurer, Locality
from sehat.directory.pages.hospital import accepted, doctor_link
from sehat.directory.schemas import HospitalCard

PUNE = City(pk=568, name="Pune", name_hi="पुणे", slug="pune")
AUNDH = Locality(name="Aundh", name_hi="औंध", slug="aundh", city=PUNE)
STAR = Insurer(pk=1, name="Star Health", slug="star-health", kind="private")
UNITED = Insurer(pk=2, name="United India", slug="united-india", kind="public")
CGHS = Insurer(pk=3, name="CGHS", slug="cghs", kind="scheme")
PMJAY = Insurer(pk=4, name="Ayushman Bharat", slug="ayushman-bharat", kind="scheme")
STATE = Insurer(pk=5, name="A scheme of a state", slug="state", kind="scheme")
TOLD_ON = date(2026, 10, 12)


def hospital(*insurers: Insurer, **values: object) -> Hospital:
    own = {"pk": 9, "name": "City Hospital", "slug": "city", "city": PUNE, "locality": AUNDH}
    told = [Empanelment(insurer=insurer, told_on=TOLD_ON) for insurer in insurers]
    return Hospital(**own | {"empanelments": told} | values)


def card(made: Hospital, insurer: Insurer | None = None, language: Language = "en") -> HospitalCard:
    return hospital_card(made, doctors=3, insurer=insurer, language=language)


@pytest.mark.parametrize(
    ("insurers", "tags"),
    [
        ([], []),
        ([STAR], ["Cashless insurance"]),
        ([UNITED], ["Cashless insurance"]),
        ([CGHS], ["CGHS"]),  # a scheme is no cashless insurance
        ([STATE], []),
        ([CGHS, PMJAY, STAR], ["Cashless insurance", "Ayushman", "CGHS"]),  # in one order on every card
    ],
)
def test_a_card_says_once_what_a_hospital_takes(insurers: list[Insurer], tags: list[str]) -> None:
    assert card(hospital(*insurers)).tags == tags


@pytest.mark.parametrize(("days", "tags"), [(0, ["JCI accredited", "CGHS"]), (-1, ["CGHS"])])
def test_a_certificate_stands_first_until_it_has_run_out(days: int, tags: list[str]) -> None:
    until = timezone.localdate() + timedelta(days=days)
    assert card(hospital(CGHS, accreditation="jci", accredited_until=until)).tags == tags


@pytest.mark.parametrize(
    ("insurer", "language", "told_on"),
    [(CGHS, "en", "12 October 2026"), (CGHS, "hi", "12 अक्टूबर 2026"), (None, "en", None)],
)
def test_on_the_page_of_an_insurer_a_card_says_when_the_hospital_told_so(
    insurer: Insurer | None, language: Language, told_on: str | None
) -> None:
    assert card(hospital(STAR, CGHS), insurer, language).told_on == told_on


@pytest.mark.parametrize(
    ("language", "area", "url"),
    [("en", "Aundh, Pune", "/hospital/city"), ("hi", "औंध, पुणे", "/hi/hospital/city")],
)
def test_a_card_is_in_the_language_of_its_page(language: Language, area: str, url: str) -> None:
    shown = card(hospital(), language=language)
    assert (shown.area, shown.url, shown.doctors, shown.city_id) == (area, url, 3, 568)


@pytest.mark.parametrize("beds", [None, 0, 250])
def test_beds_are_those_that_were_told_and_none_is_not_nothing(beds: int | None) -> None:
    assert card(hospital(beds=beds)).beds == beds


def test_an_invented_hospital_says_so() -> None:
    assert card(hospital(is_demo=True)).is_demo
    assert not card(hospital()).is_demo


@pytest.mark.parametrize(
    ("language", "url", "told_on"),
    [
        ("en", "/hospitals/insurance/star-health", "12 October 2026"),
        ("hi", "/hi/hospitals/insurance/star-health", "12 अक्टूबर 2026"),
    ],
)
def test_an_insurer_on_a_profile_leads_to_all_who_take_it(language: Language, url: str, told_on: str) -> None:
    found = accepted(Empanelment(insurer=STAR, told_on=TOLD_ON), language)
    assert (found.label, found.url, found.told_on) == ("Star Health", url, told_on)


def test_a_doctor_on_a_profile_is_a_name_and_what_they_do() -> None:
    ent = Department(name="ENT", name_hi="कान, नाक, गला")
    doctor = Doctor(name="Dr Asha Rao", slug="asha", title="ENT surgeon", department=ent)
    link = doctor_link(doctor, "en")
    assert (link.label, link.url) == ("Dr Asha Rao, ENT surgeon", "/doctor/asha")
    assert doctor_link(doctor, "hi").url == "/hi/doctor/asha"


def test_a_hospital_that_took_an_insurer_back_a_moment_ago_has_a_card_without_its_day() -> None:
    """What it takes is read a moment after the list: that was an error of the server."""
    assert card(hospital(CGHS), insurer=STAR).told_on is None
    assert card(hospital(CGHS), insurer=CGHS).told_on == "12 October 2026"
