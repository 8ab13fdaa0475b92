"""Pages of doctors and hospitals with odd but real rows: two workplaces, nothing asked, much left out."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from django.http import QueryDict
from django.test import Client
from django.utils import timezone
from hypothesis import given, settings
from hypothesis import strategies as st

from sehat.core.india import this_year
from sehat.core.schemas import Language
from sehat.directory.models import (
    City,
    Department,
    Doctor,
    Empanelment,
    Hospital,
    Insurer,
    Locality,
    Practice,
)
from sehat.directory.pages.doctor import doctor_page, doctors_with_all
from sehat.directory.pages.doctors import doctors_page
from sehat.directory.pages.hospital import hospital_page, hospitals_with_all
from sehat.directory.pages.insurer import asked_city
from sehat.directory.schemas import DoctorCard, DoctorPageProps, HospitalPageProps
from sehat.directory.selectors import shortlist_cards
from sehat.directory.views import doctor_note
from sehat.rendering.tests.reading import page_at, words

pytestmark = pytest.mark.django_db
NIRMAL = "nirmal-multispeciality-hospital"
MORNING = [{"days": "Monday", "hours": "9 am to 12 noon"}]
EVENING = [{"days": "Friday", "hours": "5 pm to 8 pm"}]


def page_of(hospital: Hospital, language: Language = "en") -> HospitalPageProps:
    return hospital_page(hospitals_with_all().get(pk=hospital.pk), language)


def profile(doctor: Doctor, language: Language = "en") -> DoctorPageProps:
    return doctor_page(doctors_with_all().get(pk=doctor.pk), language)


def bare_doctor(**columns: object) -> Doctor:
    """With what a form asks for, and nothing else."""
    return Doctor.objects.create(
        name="Dr Kamala Iyer", slug="dr-kamala-iyer", title="Urologist", degrees="MBBS",
        city=City.objects.get(slug="pune"), department=Department.objects.get(slug="urology"),
        **columns,
    )  # fmt: skip


def bare_hospital(slug: str = "bare", **columns: object) -> Hospital:
    area = Locality.objects.filter(city__slug="pune")[0]
    return Hospital.objects.create(
        name="Bare Hospital", slug=slug, city=area.city, locality=area, address="1 Main Road", **columns
    )


def at(doctor: Doctor, hospital: Hospital, hours: object) -> None:
    Practice.objects.create(doctor=doctor, hospital=hospital, hours=hours)


def said_hours(card: DoctorCard) -> list[str]:
    return [f"{clinic.days}, {clinic.hours}" for clinic in card.clinics]


class TestADoctorOfTwoHospitals:
    """The card on the page of the second told the hours at the first."""

    @pytest.fixture
    def both(self) -> list[Hospital]:
        doctor = bare_doctor(practising_since=1990)
        found = [bare_hospital("first"), bare_hospital("second")]
        for hospital, hours in zip(found, (MORNING, EVENING), strict=True):
            at(doctor, hospital, hours)
        return found

    @pytest.mark.parametrize("language", ["en", "hi"])
    def test_is_seen_on_the_page_of_each_when_they_are_there(
        self, both: list[Hospital], language: Language
    ) -> None:
        for hospital, weekday in zip(both, (0, 4), strict=True):
            [card] = page_of(hospital, language).doctors
            assert card.hospital is not None
            assert card.hospital.url == f"{'/hi' if language == 'hi' else ''}/hospital/{hospital.slug}"
            assert [clinic.weekdays for clinic in card.clinics] == [[weekday]]

    def test_is_seen_in_lists_and_on_a_shortlist_at_the_usual_one(self, both: list[Hospital]) -> None:
        page_of(both[1])  # what was made for a hospital's page is not shown elsewhere
        doctor = Doctor.objects.get(slug="dr-kamala-iyer")
        [card] = shortlist_cards([doctor.pk], [], "en").doctors
        assert said_hours(card) == ["Monday, 9 am to 12 noon"]

    def test_has_both_on_their_own_page(self, both: list[Hospital]) -> None:
        page = profile(Doctor.objects.get(slug="dr-kamala-iyer"))
        assert [place.hospital_id for place in page.places] == [hospital.pk for hospital in both]

    def test_is_found_in_the_page_as_a_visitor_reads_it(
        self, both: list[Hospital], client: Client, renderer: object
    ) -> None:
        said = words(page_at(client, f"/hospital/{both[1].slug}")).replace("\xa0", " ")
        assert "Friday, 5 pm to 8 pm" in said
        assert "9 am to 12 noon" not in said

    def test_who_left_one_of_them_is_on_its_page_no_more(self, both: list[Hospital]) -> None:
        Practice.objects.filter(hospital=both[0]).delete()
        assert page_of(both[0]).doctors == []
        [card] = page_of(both[1]).doctors
        assert said_hours(card) == ["Friday, 5 pm to 8 pm"]


def test_a_fee_stands_in_the_note_of_the_form_and_is_marked_where_it_is_invented() -> None:
    doctor = bare_doctor(fee=700)
    assert doctor_note(doctor, "en") == "with Dr Kamala Iyer · fee ₹700, paid at the clinic"
    doctor.is_demo = True
    assert "₹700 (demo)" in doctor_note(doctor, "en")


@pytest.mark.parametrize(
    ("query", "slug"),
    [
        ("city=pune", "pune"),
        ("city=pune&city=pune", "pune"),
        ("city=pune&city=mumbai", None),
        ("city=atlantis", None),
        ("city=", None),
        ("", None),
    ],
)
def test_a_list_is_of_the_one_city_that_its_address_names(query: str, slug: str | None) -> None:
    """Said twice it was of none, and so was cached for who says it once."""
    city = asked_city(QueryDict(query))
    assert (city and city.slug) == slug


class TestADoctorOfWhomLittleIsKnown:
    @pytest.mark.parametrize("language", ["en", "hi"])
    def test_has_a_page_without_gaps(self, language: Language) -> None:
        page = profile(bare_doctor(), language)
        card = page.doctor
        assert (card.years, card.fee, card.hospital, card.photo, card.portrait) == (None,) * 5
        assert (card.clinics, card.languages, card.treats, card.insurance) == ([], [], [], [])
        assert (page.places, page.training, page.treats, page.registration) == ([], [], [], "")
        assert page.meta.title.startswith(card.name)

    @pytest.mark.parametrize("path", ["/doctor/dr-kamala-iyer", "/hi/doctor/dr-kamala-iyer"])
    def test_is_answered(self, client: Client, renderer: object, path: str) -> None:
        bare_doctor()
        assert "Kamala Iyer" in words(page_at(client, path), "h1")

    def test_stands_last_in_the_list_of_the_most_experienced_and_the_cheapest(self) -> None:
        doctor = bare_doctor()
        for sort in ("", "fee"):
            page = doctors_page(doctor.city, doctor.department, QueryDict(f"sort={sort}"))
            last = page.listing.pages[-1].number if page.listing.pages else 1
            page = doctors_page(doctor.city, doctor.department, QueryDict(f"sort={sort}&page={last}"))
            assert page.doctors[-1].id == doctor.pk

    @pytest.mark.parametrize("years", [0, 1])
    def test_who_began_this_year_or_last_says_so(self, years: int) -> None:
        assert profile(bare_doctor(practising_since=this_year() - years)).doctor.years == years


class TestAHospitalOfWhichLittleIsKnown:
    @pytest.mark.parametrize("language", ["en", "hi"])
    def test_has_a_page_without_gaps(self, language: Language) -> None:
        page = page_of(bare_hospital(), language)
        assert (page.accreditation, page.accredited_until) == ("", "")
        lists = (page.departments, page.doctors, page.more_doctors, page.insurers, page.schemes)
        assert lists == ([], [], [], [], [])
        assert (page.facilities, page.hospital.tags, page.hospital.beds) == ([], [], None)

    @pytest.mark.parametrize("path", ["/hospital/bare", "/hi/hospital/bare"])
    def test_is_answered(self, client: Client, renderer: object, path: str) -> None:
        bare_hospital()
        assert "Bare Hospital" in words(page_at(client, path), "h1")

    def test_says_no_day_of_a_certificate_that_it_has_not(self) -> None:
        page = page_of(bare_hospital(accredited_until=date(2099, 1, 1)))
        assert (page.accreditation, page.accredited_until) == ("", "")

    def test_says_nothing_of_a_certificate_from_the_day_after_its_last(self) -> None:
        hospital = bare_hospital(
            accreditation="nabh", accredited_until=timezone.localdate() - timedelta(days=2)
        )
        page = page_of(hospital)
        assert (page.accreditation, page.accredited_until, page.hospital.tags) == ("", "", [])

    @settings(max_examples=25)
    @given(st.text("ab \r\n\t", max_size=20))
    def test_lists_what_stands_in_each_line_and_no_empty_one(self, typed: str) -> None:
        hospital = hospitals_with_all().get(slug=NIRMAL)
        hospital.facilities = typed
        shown = hospital_page(hospital).facilities
        assert all(line == line.strip() != "" for line in shown)
        assert "".join("".join(shown).split()) == "".join(typed.split())


def test_insurers_and_schemes_of_a_hospital_stand_apart_each_with_its_day() -> None:
    hospital = bare_hospital()
    for number, kind in enumerate(["scheme", "private", "public"], start=1):
        insurer = Insurer.objects.create(name=f"Payer {number}", slug=f"payer-{number}", kind=kind)
        Empanelment.objects.create(hospital=hospital, insurer=insurer, told_on=date(2026, 2, number))
    page = page_of(Hospital.objects.get(pk=hospital.pk))
    assert [(one.label, one.told_on) for one in page.schemes] == [("Payer 1", "1 February 2026")]
    assert [one.label for one in page.insurers] == ["Payer 2", "Payer 3"]
    assert page.hospital.tags == ["Cashless insurance"]


def test_of_many_doctors_four_are_cards_and_each_stands_on_the_page_once() -> None:
    hospital = bare_hospital()
    staff = list(Doctor.objects.order_by("pk")[:7])
    for doctor in staff:
        at(doctor, hospital, [])
    page = page_of(hospital)
    shown = [card.url for card in page.doctors] + [link.url for link in page.more_doctors]
    assert len(page.doctors) == 4
    assert sorted(filter(None, shown)) == sorted(f"/doctor/{doctor.slug}" for doctor in staff)
    assert page.hospital.doctors == len(staff)
