"""The profile, the visitor id and the city of who is logged in (decisions 3.4, 3.5)."""

from __future__ import annotations

import pytest

from sehat.core.models import AuditEvent
from sehat.patients.models import Patient
from sehat.patients.tests.browser import (
    CITIES,
    UPDATE,
    VISITOR,
    Browser,
    said,
)
from sehat.patients.tests.conftest import Phone

pytestmark = pytest.mark.django_db


class TestTheProfile:
    @pytest.fixture(autouse=True)
    def _logged_in(self, browser: Browser) -> None:
        browser.log_in()

    def test_takes_name_and_email(self, browser: Browser) -> None:
        answer = browser.put(UPDATE, name="  Asha   Devi ", email="asha@example.org")
        assert said(answer) == (200, "Profile Updated")
        for name in ("credentials", "profile"):
            assert browser.cookie(name)["name"] == "Asha Devi"
            assert browser.cookie(name)["email"] == "asha@example.org"

    def test_reads_a_pasted_name_as_one_line(self, browser: Browser) -> None:
        assert browser.put(UPDATE, name="Asha\x0bDevi\x00\x7f").status_code == 200
        assert browser.cookie("profile")["name"] == "Asha Devi"

    def test_takes_the_city_by_its_id(self, browser: Browser) -> None:
        browser.put(UPDATE, cityId=514)
        city = {"cityid": 514, "cityname": "Delhi NCR", "type": "popular"}
        assert browser.cookie("profile")["selectedCity"] == city
        assert browser.client.get(CITIES).json()["data"] == {"cityId": 514, "cityName": "Delhi NCR"}

    @pytest.mark.parametrize("spelled", ["cityId", "CityId", "cityid"])
    def test_reads_the_city_however_its_id_is_spelled(self, browser: Browser, spelled: str) -> None:
        assert browser.put(UPDATE, **{spelled: 93}).status_code == 200
        assert browser.cookie("profile")["selectedCity"]["cityname"] == "Bengaluru"

    def test_takes_the_other_city(self, browser: Browser) -> None:
        browser.put(UPDATE, cityId=0)
        assert browser.cookie("profile")["selectedCity"]["cityname"] == "Other"

    def test_leaves_what_is_not_sent(self, browser: Browser) -> None:
        browser.put(UPDATE, name="Asha", email="asha@example.org")
        browser.put(UPDATE, cityId=514)
        browser.put(UPDATE, name="Asha Devi")
        profile = browser.cookie("profile")
        assert (profile["name"], profile["email"]) == ("Asha Devi", "asha@example.org")
        assert profile["selectedCity"]["cityid"] == 514

    @pytest.mark.parametrize(
        ("field", "value", "message"),
        [
            ("name", "", "Please enter your name"),
            ("name", "   ", "Please enter your name"),
            ("name", "\N{ZERO WIDTH SPACE}\N{LEFT-TO-RIGHT MARK}", "Please enter your name"),
            ("name", "<b>Asha</b>", "Please enter your name"),
            ("name", "x" * 101, "Please enter your name"),
            ("email", "", "Please enter your email"),
            ("email", "asha@", "Please enter your email"),
            ("email", "a" * 250 + "@example.org", "Please enter your email"),
            ("cityId", 999_999, "Please select your city"),
        ],
    )
    def test_refuses_by_field(self, browser: Browser, field: str, value: object, message: str) -> None:
        answer = browser.put(UPDATE, **{field: value})
        assert said(answer) == (422, message)
        assert answer.json()["error"][0] == {"field": field, "message": message}

    def test_changes_nothing_when_one_field_is_wrong(self, browser: Browser) -> None:
        assert browser.put(UPDATE, name="Asha", email="no").status_code == 422
        assert Patient.objects.get().name == ""

    def test_wants_something_to_change(self, browser: Browser) -> None:
        assert browser.put(UPDATE).status_code == 422

    def test_is_for_the_logged_in(self, phone: Phone) -> None:
        guest = Browser(phone)
        assert said(guest.put(UPDATE, name="Asha")) == (401, "Please log in to do this.")

    def test_is_audited_without_personal_data(self, browser: Browser) -> None:
        browser.put(UPDATE, name="Asha", email="asha@example.org")
        events = str(list(AuditEvent.objects.filter(subject__startswith="patient").values()))
        assert "profile updated" in events
        for personal in ("Asha", "asha@", "9810000001"):
            assert personal not in events


class TestTheVisitorId:
    def test_is_one_for_a_patient(self, browser: Browser) -> None:
        browser.log_in()
        first = browser.client.get(VISITOR).json()
        assert set(first) == {"visitorid"}
        assert first["visitorid"].isdecimal()
        assert browser.client.get(VISITOR).json() == first

    def test_is_the_one_the_browser_has_already(self, browser: Browser) -> None:
        browser.log_in()
        answer = browser.client.get(VISITOR, headers={"visitorid": "1763640000000123456"})
        assert answer.json() == {"visitorid": "1763640000000123456"}

    @pytest.mark.parametrize("offered", ["", "1", "abc", "9" * 40, "1763640000000-1"])
    def test_is_a_new_one_when_the_browser_s_is_none(self, browser: Browser, offered: str) -> None:
        browser.log_in()
        browser.client.cookies["visitorid"] = offered
        assert browser.client.get(VISITOR).json()["visitorid"] != offered


class TestTheCityList:
    def test_is_open_to_guests(self, browser: Browser) -> None:
        answer = browser.client.get(CITIES).json()
        assert [item["cityid"] for item in answer["results"][:6]] == [514, 477, 93, 267, 248, 568]
        assert set(answer["results"][0]) >= {"cityid", "cityname", "webIconPrimary", "webIconSecondary"}
        assert "data" not in answer

    def test_names_the_city_of_the_logged_in(self, browser: Browser) -> None:
        browser.log_in()
        assert browser.client.get(CITIES).json()["data"] == {"cityId": None, "cityName": None}
